#ifndef WORKHOME_CLIBVIPS_SHIM_H
#define WORKHOME_CLIBVIPS_SHIM_H

#include <vips/vips.h>

// What the program says of libvips must be what libvips says: here a difference is an error.
#include "../CVips/functions.h"

_Static_assert((int)ACCESS_SEQUENTIAL == (int)VIPS_ACCESS_SEQUENTIAL, "access");
_Static_assert((int)FAIL_ON_ERROR == (int)VIPS_FAIL_ON_ERROR, "fail on");
_Static_assert((int)INTERESTING_CENTRE == (int)VIPS_INTERESTING_CENTRE, "interesting");
_Static_assert((int)INTERPRETATION_GRAY == (int)VIPS_INTERPRETATION_B_W, "gray");
_Static_assert((int)INTERPRETATION_CMYK == (int)VIPS_INTERPRETATION_CMYK, "CMYK");
_Static_assert((int)INTERPRETATION_SRGB == (int)VIPS_INTERPRETATION_sRGB, "sRGB");
_Static_assert((int)SIZE_BOTH == (int)VIPS_SIZE_BOTH, "both");
_Static_assert((int)SIZE_DOWN == (int)VIPS_SIZE_DOWN, "down");

// Swift cannot call variadic C functions.
static inline int libvips_load_jpeg(const void *bytes, size_t count, VipsImage **out) {
    return vips_jpegload_buffer((void *)bytes, count, out, NULL);
}

static inline int libvips_save_jpeg(VipsImage *in, int quality, void **bytes, size_t *count) {
    return vips_jpegsave_buffer(in, bytes, count, "Q", quality, "strip", TRUE, NULL);
}

#endif
