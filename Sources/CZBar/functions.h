#ifndef WORKHOME_CZBAR_FUNCTIONS_H
#define WORKHOME_CZBAR_FUNCTIONS_H

// What is used of ZBar, in the words of its header. To depend on that would link the program with the library. When the
// tests are built, the compiler compares them with the header: see CLibzbar.

typedef struct zbar_image_s zbar_image_t;
typedef struct zbar_image_scanner_s zbar_image_scanner_t;
typedef struct zbar_symbol_s zbar_symbol_t;
typedef void(zbar_image_cleanup_handler_t)(zbar_image_t *image);

// Values of its enumerations, which are passed as whole numbers.
enum {
    SYMBOL_ALL = 0,
    SYMBOL_EAN8 = 8,
    SYMBOL_UPCE = 9,
    SYMBOL_UPCA = 12,
    SYMBOL_EAN13 = 13,
    SYMBOL_I25 = 25,
    SETTING_ENABLE = 0,
    SETTING_MINIMUM_LENGTH = 0x20,
    SETTING_MAXIMUM_LENGTH = 0x21
};

zbar_image_scanner_t *zbar_image_scanner_create(void);
void zbar_image_scanner_destroy(zbar_image_scanner_t *scanner);
int zbar_image_scanner_set_config(zbar_image_scanner_t *scanner, unsigned symbology, unsigned setting, int value);
int zbar_scan_image(zbar_image_scanner_t *scanner, zbar_image_t *image);

zbar_image_t *zbar_image_create(void);
void zbar_image_destroy(zbar_image_t *image);
void zbar_image_set_format(zbar_image_t *image, unsigned long format);
void zbar_image_set_size(zbar_image_t *image, unsigned width, unsigned height);
void zbar_image_set_data(
    zbar_image_t *image, const void *data, unsigned long count, zbar_image_cleanup_handler_t *cleanup);
const zbar_symbol_t *zbar_image_first_symbol(const zbar_image_t *image);

const zbar_symbol_t *zbar_symbol_next(const zbar_symbol_t *symbol);
unsigned zbar_symbol_get_type(const zbar_symbol_t *symbol);
const char *zbar_symbol_get_data(const zbar_symbol_t *symbol);
unsigned zbar_symbol_get_data_length(const zbar_symbol_t *symbol);
int zbar_symbol_get_quality(const zbar_symbol_t *symbol);

#endif
