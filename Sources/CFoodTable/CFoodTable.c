#include "CFoodTable.h"

static const unsigned char table[] = {
#embed "foods.json.zlib"
};

const unsigned char *food_table_bytes(void) { return table; }

size_t food_table_byte_count(void) { return sizeof table; }
