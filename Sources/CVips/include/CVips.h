#ifndef WORKHOME_CVIPS_H
#define WORKHOME_CVIPS_H

#include <linux/memfd.h>
#include <stddef.h>

typedef struct _VipsImage VipsImage;

// The libvips that the image module uses. The program isn't linked with it: the process that decodes loads it, so that
// a server does not hold a hundred libraries in memory. Functions return 0 when all is well, as libvips does.

// Finds the library. Returns what is wrong with it, or NULL; only then may the others be called.
const char *workhome_load_vips(void);
int workhome_start_vips(void);

// Loaders read the header alone: pixels are decoded, in one pass from top to bottom, when something asks for them.
int workhome_load_jpeg(const void *bytes, size_t count, int shrink, VipsImage **out);
int workhome_load_png(const void *bytes, size_t count, VipsImage **out);
int workhome_load_webp(const void *bytes, size_t count, double scale, VipsImage **out);
int workhome_load_heif(const void *bytes, size_t count, VipsImage **out);
int workhome_load_gif(const void *bytes, size_t count, VipsImage **out);

int workhome_width(VipsImage *image);
int workhome_height(VipsImage *image);
int workhome_has_alpha(VipsImage *image);
int workhome_needs_colour_management(VipsImage *image);

// Upright, inside a square box and never enlarged.
int workhome_fit(VipsImage *in, int side, VipsImage **out);
// The same, its colours brought to sRGB from the profile it carries or, for CMYK, from one that libvips has.
int workhome_fit_managed(VipsImage *in, int side, VipsImage **out);
// The middle square of a picture, scaled to `side`.
int workhome_cover(VipsImage *in, int side, VipsImage **out);
int workhome_srgb(VipsImage *in, VipsImage **out);
int workhome_gray(VipsImage *in, VipsImage **out);
int workhome_flatten_on_white(VipsImage *in, VipsImage **out);
VipsImage *workhome_copy_memory(VipsImage *in);
// All samples, row by row, for workhome_free; NULL if they can't be computed.
void *workhome_pixels(VipsImage *in, size_t *count);
void workhome_unref_image(VipsImage *image);

int workhome_save_jpeg(VipsImage *in, int quality, void **bytes, size_t *count);
void workhome_free(void *bytes);

// A file without a name, in memory. The C library declares memfd_create(2) as a GNU extension, which Swift's view of it
// leaves out.
int memfd_create(const char *name, unsigned int flags);

static inline int workhome_memory_file(void) {
    return memfd_create("picture", MFD_CLOEXEC);
}

#endif
