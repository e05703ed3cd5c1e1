print("benchmarks: stage | shrinking | engine")
