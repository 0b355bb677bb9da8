#include <sqlite3.h>

/* sqlite3_config is variadic, which Swift can't call. */
static inline int workhome_sqlite_without_memory_statistics(void) {
    return sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
}
