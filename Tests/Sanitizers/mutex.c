// Loaded before Swift's library, for the thread sanitizer: tells it when a thread got a Mutex that another one held, or
// gave one to a thread that waits. It can't see that, because it happens inside the library, which is built without it.
// A Mutex that is free is locked by the program's own code, which it sees. Without this, whatever two threads use
// under a Mutex at the same time looks unprotected.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>

#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"
#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) void *

// In a process without the sanitizer, such as the compiler, they are not there.
__attribute__((weak)) void __tsan_acquire(void *address);
__attribute__((weak)) void __tsan_release(void *address);

SWIFT void lock_slowly(uint32_t thread, SELF mutex) __asm__(LOCK);
SWIFT void unlock_slowly(SELF mutex) __asm__(UNLOCK);

SWIFT void lock_slowly(uint32_t thread, SELF mutex) {
    SWIFT void (*its_own)(uint32_t thread, SELF mutex) = (typeof(its_own))dlsym(RTLD_NEXT, LOCK);
    its_own(thread, mutex);
    if (__tsan_acquire) __tsan_acquire(mutex);
}

SWIFT void unlock_slowly(SELF mutex) {
    SWIFT void (*its_own)(SELF mutex) = (typeof(its_own))dlsym(RTLD_NEXT, UNLOCK);
    if (__tsan_release) __tsan_release(mutex);
    its_own(mutex);
}
