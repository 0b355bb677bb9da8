// Loaded before the C library: each flush of a file takes FLUSH_MICROSECONDS longer.
#define _GNU_SOURCE
#include <stdlib.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

static int flush(long call, int descriptor) {
  const char *microseconds = getenv("FLUSH_MICROSECONDS");
  struct timespec pause = {0, microseconds ? atol(microseconds) * 1000 : 0};
  int result = (int)syscall(call, descriptor);
  nanosleep(&pause, NULL);
  return result;
}

int fsync(int descriptor) { return flush(SYS_fsync, descriptor); }
int fdatasync(int descriptor) { return flush(SYS_fdatasync, descriptor); }
