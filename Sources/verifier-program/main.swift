import verifier

Verifier.main()
