#ifndef WORKHOME_CVIPS_SHIM_H
#define WORKHOME_CVIPS_SHIM_H

#include <linux/memfd.h>
#include <vips/vips.h>

// Swift cannot call variadic C functions, so each libvips operation that the image module uses has a plain function
// here. They return 0 when all is well, as libvips does. Loaders read the header alone: pixels are decoded, in one
// pass from top to bottom, when something asks for them.

#define WORKHOME_LOAD_OPTIONS "access", VIPS_ACCESS_SEQUENTIAL, "fail_on", VIPS_FAIL_ON_ERROR

static inline int workhome_load_jpeg(const void *bytes, size_t count, int shrink, VipsImage **out) {
    return vips_jpegload_buffer((void *)bytes, count, out, "shrink", shrink, WORKHOME_LOAD_OPTIONS, NULL);
}

static inline int workhome_load_png(const void *bytes, size_t count, VipsImage **out) {
    return vips_pngload_buffer((void *)bytes, count, out, WORKHOME_LOAD_OPTIONS, NULL);
}

static inline int workhome_load_webp(const void *bytes, size_t count, double scale, VipsImage **out) {
    return vips_webpload_buffer((void *)bytes, count, out, "scale", scale, "n", 1, WORKHOME_LOAD_OPTIONS, NULL);
}

static inline int workhome_load_heif(const void *bytes, size_t count, VipsImage **out) {
    return vips_heifload_buffer((void *)bytes, count, out, "n", 1, WORKHOME_LOAD_OPTIONS, NULL);
}

static inline int workhome_load_gif(const void *bytes, size_t count, VipsImage **out) {
    return vips_gifload_buffer((void *)bytes, count, out, "n", 1, WORKHOME_LOAD_OPTIONS, NULL);
}

// Upright, inside a square box and never enlarged.
static inline int workhome_fit(VipsImage *in, int side, VipsImage **out) {
    return vips_thumbnail_image(in, out, side, "height", side, "size", VIPS_SIZE_DOWN, NULL);
}

// The same, its colors brought to sRGB from the profile it carries or, for CMYK, from one that libvips has.
static inline int workhome_fit_managed(VipsImage *in, int side, VipsImage **out) {
    return vips_thumbnail_image(
        in, out, side, "height", side, "size", VIPS_SIZE_DOWN, "export_profile", "srgb", NULL);
}

static inline int workhome_needs_colour_management(VipsImage *in) {
    return vips_image_get_typeof(in, VIPS_META_ICC_NAME) != 0
        || vips_image_get_interpretation(in) == VIPS_INTERPRETATION_CMYK;
}

// The middle square of a picture, scaled to `side`.
static inline int workhome_cover(VipsImage *in, int side, VipsImage **out) {
    return vips_thumbnail_image(
        in, out, side, "height", side, "size", VIPS_SIZE_BOTH, "crop", VIPS_INTERESTING_CENTRE, NULL);
}

static inline int workhome_srgb(VipsImage *in, VipsImage **out) {
    return vips_colourspace(in, out, VIPS_INTERPRETATION_sRGB, NULL);
}

static inline int workhome_flatten_on_white(VipsImage *in, VipsImage **out) {
    VipsArrayDouble *white = vips_array_double_newv(1, 255.0);
    int result = vips_flatten(in, out, "background", white, NULL);
    vips_area_unref(VIPS_AREA(white));
    return result;
}

static inline int workhome_save_jpeg(VipsImage *in, int quality, void **bytes, size_t *count) {
    return vips_jpegsave_buffer(
        in, bytes, count, "Q", quality, "strip", TRUE, "optimize_coding", TRUE, NULL);
}

// A file without a name, in memory. The C library declares memfd_create(2) as a GNU extension, which Swift's view of it
// leaves out.
int memfd_create(const char *name, unsigned int flags);

static inline int workhome_memory_file(void) {
    return memfd_create("picture", MFD_CLOEXEC);
}

#endif
