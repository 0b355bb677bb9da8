#pragma once

#include <stddef.h>

/// The table of foods that bin/foods-table made, in zlib's format (RFC 1950).
const unsigned char *food_table_bytes(void);
size_t food_table_byte_count(void);
