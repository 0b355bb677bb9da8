#include "CZBar.h"

#include <dlfcn.h>
#include <stddef.h>
#include <string.h>

#include "functions.h"

#define FUNCTIONS(each)                                                                                                \
    each(zbar_image_create) each(zbar_image_destroy) each(zbar_image_first_symbol) each(zbar_image_scanner_create)     \
    each(zbar_image_scanner_destroy) each(zbar_image_scanner_set_config) each(zbar_image_set_data)                     \
    each(zbar_image_set_format) each(zbar_image_set_size) each(zbar_scan_image) each(zbar_symbol_get_data)             \
    each(zbar_symbol_get_data_length) each(zbar_symbol_get_quality) each(zbar_symbol_get_type) each(zbar_symbol_next)

// A pointer to each.
#define DECLARE(name) static typeof(name) *its_##name;
#define FIND(name) && (its_##name = (typeof(name) *)dlsym(library, #name))

FUNCTIONS(DECLARE)

const char *workhome_load_zbar(void) {
    void *library = dlopen("libzbar.so.0", RTLD_NOW);
    return library FUNCTIONS(FIND) ? NULL : dlerror();
}

// A byte of brightness for each pixel (the four letters "Y800", the first in the lowest byte).
static const unsigned long gray_format = 'Y' | '8' << 8 | '0' << 16 | (unsigned long)'0' << 24;

// The codes of articles alone, without QR codes and the like. Interleaved 2 of 5 can have any length and no check digit,
// and reads something into many a texture: an article's has 14 digits.
static zbar_image_scanner_t *new_scanner(void) {
    static const unsigned wanted[] = {SYMBOL_EAN13, SYMBOL_EAN8, SYMBOL_UPCA, SYMBOL_UPCE, SYMBOL_I25};
    zbar_image_scanner_t *scanner = its_zbar_image_scanner_create();
    if (!scanner) return NULL;
    its_zbar_image_scanner_set_config(scanner, SYMBOL_ALL, SETTING_ENABLE, 0);
    for (size_t index = 0; index < sizeof wanted / sizeof *wanted; index++)
        its_zbar_image_scanner_set_config(scanner, wanted[index], SETTING_ENABLE, 1);
    its_zbar_image_scanner_set_config(scanner, SYMBOL_I25, SETTING_MINIMUM_LENGTH, workhome_bar_digits);
    its_zbar_image_scanner_set_config(scanner, SYMBOL_I25, SETTING_MAXIMUM_LENGTH, workhome_bar_digits);
    return scanner;
}

static int take(const zbar_image_t *image, workhome_bars *found, int room) {
    int count = 0;
    const zbar_symbol_t *symbol = its_zbar_image_first_symbol(image);
    for (; symbol && count < room; symbol = its_zbar_symbol_next(symbol)) {
        unsigned length = its_zbar_symbol_get_data_length(symbol);
        if (length > workhome_bar_digits) continue;
        found[count].kind = (int)its_zbar_symbol_get_type(symbol);
        found[count].lines = its_zbar_symbol_get_quality(symbol);
        found[count].length = (int)length;
        memcpy(found[count].digits, its_zbar_symbol_get_data(symbol), length);
        count++;
    }
    return count;
}

int workhome_scan_bars(const void *gray, int width, int height, workhome_bars *found, int room) {
    zbar_image_scanner_t *scanner = new_scanner();
    if (!scanner) return -1;
    zbar_image_t *image = its_zbar_image_create();
    int count = -1;
    if (image) {
        its_zbar_image_set_format(image, gray_format);
        its_zbar_image_set_size(image, (unsigned)width, (unsigned)height);
        its_zbar_image_set_data(image, gray, (unsigned long)width * (unsigned long)height, NULL);
        if (its_zbar_scan_image(scanner, image) >= 0) count = take(image, found, room);
        its_zbar_image_destroy(image);
    }
    its_zbar_image_scanner_destroy(scanner);
    return count;
}
