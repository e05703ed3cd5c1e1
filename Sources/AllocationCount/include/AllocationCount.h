#ifndef ALLOCATION_COUNT_H
#define ALLOCATION_COUNT_H

/// How many heap allocations this process has made, or -1 where they cannot be counted.
long allocation_count(void);

#endif
