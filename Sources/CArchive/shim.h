#include <archive.h>
#include <archive_entry.h>
#include <errno.h>
#include <string.h>
#include <unistd.h>

/* A zip for libarchive, which keeps the whole directory in memory before it comes to the first file: until then, only
   so many bytes are read. */
struct workhome_zip {
    int descriptor;
    int is_at_files;
    la_ssize_t left;
    char bytes[1 << 16];
};

static inline la_ssize_t workhome_zip_read(struct archive *archive, void *data, const void **bytes) {
    struct workhome_zip *zip = data;
    la_ssize_t count = read(zip->descriptor, zip->bytes, sizeof zip->bytes);
    if (count < 0) {
        archive_set_error(archive, errno, "%s", strerror(errno));
        return -1;
    }
    if (!zip->is_at_files && (zip->left -= count) < 0) {
        archive_set_error(archive, EFBIG, "it has too many files");
        return -1;
    }
    *bytes = zip->bytes;
    return count;
}

static inline la_int64_t workhome_zip_seek(struct archive *archive, void *data, la_int64_t offset, int origin) {
    (void)archive;
    return lseek(((struct workhome_zip *)data)->descriptor, offset, origin);
}

static inline int workhome_zip_open(struct archive *archive, struct workhome_zip *zip) {
    archive_read_set_callback_data(archive, zip);
    archive_read_set_read_callback(archive, workhome_zip_read);
    archive_read_set_seek_callback(archive, workhome_zip_seek);
    return archive_read_open1(archive);
}
