#include "CVips.h"

#include <dlfcn.h>

#include "functions.h"

#define FUNCTIONS(each)                                                                                                \
    each(g_free) each(g_object_unref) each(vips_area_unref) each(vips_array_double_newv)                               \
    each(vips_block_untrusted_set) each(vips_cache_set_max) each(vips_colourspace) each(vips_concurrency_set)          \
    each(vips_flatten) each(vips_gifload_buffer) each(vips_heifload_buffer) each(vips_image_copy_memory)               \
    each(vips_image_get_height) each(vips_image_get_interpretation) each(vips_image_get_typeof)                        \
    each(vips_image_get_width) each(vips_image_hasalpha) each(vips_image_write_to_memory) each(vips_init)              \
    each(vips_jpegload_buffer) each(vips_jpegsave_buffer) each(vips_pngload_buffer) each(vips_thumbnail_image)         \
    each(vips_webpload_buffer)

// A pointer to each.
#define DECLARE(name) static typeof(name) *its_##name;
#define FIND(name) && (its_##name = (typeof(name) *)dlsym(library, #name))

FUNCTIONS(DECLARE)

const char *workhome_load_vips(void) {
    void *library = dlopen("libvips.so.42", RTLD_NOW);
    return library FUNCTIONS(FIND) ? NULL : dlerror();
}

int workhome_start_vips(void) {
    if (its_vips_init("workhome")) return -1;
    its_vips_block_untrusted_set(1);
    its_vips_concurrency_set(1);
    its_vips_cache_set_max(0);
    return 0;
}

#define LOAD_OPTIONS "access", ACCESS_SEQUENTIAL, "fail_on", FAIL_ON_ERROR

int workhome_load_jpeg(const void *bytes, size_t count, int shrink, VipsImage **out) {
    return its_vips_jpegload_buffer((void *)bytes, count, out, "shrink", shrink, LOAD_OPTIONS, NULL);
}

int workhome_load_png(const void *bytes, size_t count, VipsImage **out) {
    return its_vips_pngload_buffer((void *)bytes, count, out, LOAD_OPTIONS, NULL);
}

int workhome_load_webp(const void *bytes, size_t count, double scale, VipsImage **out) {
    return its_vips_webpload_buffer((void *)bytes, count, out, "scale", scale, "n", 1, LOAD_OPTIONS, NULL);
}

int workhome_load_heif(const void *bytes, size_t count, VipsImage **out) {
    return its_vips_heifload_buffer((void *)bytes, count, out, "n", 1, LOAD_OPTIONS, NULL);
}

int workhome_load_gif(const void *bytes, size_t count, VipsImage **out) {
    return its_vips_gifload_buffer((void *)bytes, count, out, "n", 1, LOAD_OPTIONS, NULL);
}

int workhome_width(VipsImage *image) { return its_vips_image_get_width(image); }

int workhome_height(VipsImage *image) { return its_vips_image_get_height(image); }

int workhome_has_alpha(VipsImage *image) { return its_vips_image_hasalpha(image); }

int workhome_needs_colour_management(VipsImage *image) {
    return its_vips_image_get_typeof(image, "icc-profile-data") != 0
        || its_vips_image_get_interpretation(image) == INTERPRETATION_CMYK;
}

int workhome_fit(VipsImage *in, int side, VipsImage **out) {
    return its_vips_thumbnail_image(in, out, side, "height", side, "size", SIZE_DOWN, NULL);
}

int workhome_fit_managed(VipsImage *in, int side, VipsImage **out) {
    return its_vips_thumbnail_image(
        in, out, side, "height", side, "size", SIZE_DOWN, "export_profile", "srgb", NULL);
}

int workhome_cover(VipsImage *in, int side, VipsImage **out) {
    return its_vips_thumbnail_image(
        in, out, side, "height", side, "size", SIZE_BOTH, "crop", INTERESTING_CENTRE, NULL);
}

int workhome_srgb(VipsImage *in, VipsImage **out) {
    return its_vips_colourspace(in, out, INTERPRETATION_SRGB, NULL);
}

int workhome_gray(VipsImage *in, VipsImage **out) {
    return its_vips_colourspace(in, out, INTERPRETATION_GRAY, NULL);
}

int workhome_flatten_on_white(VipsImage *in, VipsImage **out) {
    VipsArrayDouble *white = its_vips_array_double_newv(1, 255.0);
    int result = its_vips_flatten(in, out, "background", white, NULL);
    // An array is an area of a kind of its own.
    its_vips_area_unref((VipsArea *)white);
    return result;
}

VipsImage *workhome_copy_memory(VipsImage *in) { return its_vips_image_copy_memory(in); }

void *workhome_pixels(VipsImage *in, size_t *count) { return its_vips_image_write_to_memory(in, count); }

void workhome_unref_image(VipsImage *image) { its_g_object_unref(image); }

int workhome_save_jpeg(VipsImage *in, int quality, void **bytes, size_t *count) {
    return its_vips_jpegsave_buffer(
        in, bytes, count, "Q", quality, "strip", 1, "optimize_coding", 1, NULL);
}

void workhome_free(void *bytes) { its_g_free(bytes); }
