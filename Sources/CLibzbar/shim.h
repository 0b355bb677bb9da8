#ifndef WORKHOME_CLIBZBAR_SHIM_H
#define WORKHOME_CLIBZBAR_SHIM_H

#include <zbar.h>

// What the program says of ZBar must be what ZBar says: here a difference is an error.
#include "../CZBar/functions.h"

_Static_assert((int)SYMBOL_ALL == (int)ZBAR_NONE, "all");
_Static_assert((int)SYMBOL_EAN8 == (int)ZBAR_EAN8, "EAN-8");
_Static_assert((int)SYMBOL_UPCE == (int)ZBAR_UPCE, "UPC-E");
_Static_assert((int)SYMBOL_UPCA == (int)ZBAR_UPCA, "UPC-A");
_Static_assert((int)SYMBOL_EAN13 == (int)ZBAR_EAN13, "EAN-13");
_Static_assert((int)SYMBOL_I25 == (int)ZBAR_I25, "interleaved 2 of 5");
_Static_assert((int)SETTING_ENABLE == (int)ZBAR_CFG_ENABLE, "enable");
_Static_assert((int)SETTING_MINIMUM_LENGTH == (int)ZBAR_CFG_MIN_LEN, "minimum length");
_Static_assert((int)SETTING_MAXIMUM_LENGTH == (int)ZBAR_CFG_MAX_LEN, "maximum length");

#endif
