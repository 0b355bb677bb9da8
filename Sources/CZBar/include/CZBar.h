#ifndef WORKHOME_CZBAR_H
#define WORKHOME_CZBAR_H

// The ZBar that the image module uses to find the bars of a photo. As with libvips, the program isn't linked with it:
// the process that decodes loads it.

enum { workhome_bar_digits = 14 };

// What lines across the picture have read.
typedef struct {
    // The number that ZBar has for the kind of code.
    int kind;
    // How many of the lines read the same.
    int lines;
    int length;
    char digits[workhome_bar_digits];
} workhome_bars;

// Finds the library. Returns what is wrong with it, or NULL; only then may it scan.
const char *workhome_load_zbar(void);

// Looks for bars in a gray picture of a byte for each pixel, row by row. Returns how many codes it has written to
// `found`, at most `room`, or -1 if the library failed.
int workhome_scan_bars(const void *gray, int width, int height, workhome_bars *found, int room);

#endif
