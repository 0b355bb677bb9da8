#ifndef WORKHOME_CVIPS_FUNCTIONS_H
#define WORKHOME_CVIPS_FUNCTIONS_H

#include <stddef.h>

// What is used of libvips 8 and GLib, in the words of their headers. To depend on those would link the program with
// both. When the tests are built, the compiler compares them with the headers: see CLibvips.

typedef struct _VipsImage VipsImage;
typedef struct _VipsArea VipsArea;
typedef struct _VipsArrayDouble VipsArrayDouble;

// Values of its enumerations, for arguments without a type.
enum {
    ACCESS_SEQUENTIAL = 1,
    FAIL_ON_ERROR = 2,
    INTERESTING_CENTRE = 1,
    INTERPRETATION_GRAY = 1,
    INTERPRETATION_CMYK = 15,
    INTERPRETATION_SRGB = 22,
    SIZE_BOTH = 0,
    SIZE_DOWN = 2
};

void g_free(void *memory);
void g_object_unref(void *object);

int vips_init(const char *program);
void vips_block_untrusted_set(int state);
void vips_cache_set_max(int max);
void vips_concurrency_set(int concurrency);

int vips_gifload_buffer(void *bytes, size_t count, VipsImage **out, ...);
int vips_heifload_buffer(void *bytes, size_t count, VipsImage **out, ...);
int vips_jpegload_buffer(void *bytes, size_t count, VipsImage **out, ...);
int vips_pngload_buffer(void *bytes, size_t count, VipsImage **out, ...);
int vips_webpload_buffer(void *bytes, size_t count, VipsImage **out, ...);
int vips_jpegsave_buffer(VipsImage *in, void **bytes, size_t *count, ...);

int vips_image_get_width(const VipsImage *image);
int vips_image_get_height(const VipsImage *image);
int vips_image_hasalpha(VipsImage *image);
size_t vips_image_get_typeof(const VipsImage *image, const char *name);
int vips_image_get_interpretation(const VipsImage *image);
VipsImage *vips_image_copy_memory(VipsImage *image);
void *vips_image_write_to_memory(VipsImage *image, size_t *count);

int vips_colourspace(VipsImage *in, VipsImage **out, int space, ...);
int vips_flatten(VipsImage *in, VipsImage **out, ...);
int vips_thumbnail_image(VipsImage *in, VipsImage **out, int width, ...);

VipsArrayDouble *vips_array_double_newv(int count, ...);
void vips_area_unref(VipsArea *area);

#endif
