#include <expat.h>
#include <stdlib.h>

/* How much memory a parser may still take. Expat keeps every name that it has seen for as long as it reads, and tells
   its allocator neither the parser nor the size of what it frees: so each piece remembers both. */
struct workhome_xml_allowance {
    size_t left;
};

struct workhome_xml_piece {
    struct workhome_xml_allowance *allowance;
    size_t size;
};

/* That of the parser that this thread runs. Inside a function, because Swift leaves out variables of a header. */
static inline struct workhome_xml_allowance **workhome_xml_current(void) {
    static _Thread_local struct workhome_xml_allowance *current;
    return &current;
}

static inline void *workhome_xml_realloc(void *memory, size_t size) {
    struct workhome_xml_piece *old = memory ? (struct workhome_xml_piece *)memory - 1 : NULL;
    struct workhome_xml_allowance *allowance = old ? old->allowance : *workhome_xml_current();
    size_t left = allowance->left + (old ? old->size : 0);
    if (size > left) return NULL;
    struct workhome_xml_piece *piece = realloc(old, sizeof *piece + size);
    if (!piece) return NULL;
    *piece = (struct workhome_xml_piece){allowance, size};
    allowance->left = left - size;
    return piece + 1;
}

static inline void *workhome_xml_malloc(size_t size) { return workhome_xml_realloc(NULL, size); }

static inline void workhome_xml_free(void *memory) {
    if (!memory) return;
    struct workhome_xml_piece *piece = (struct workhome_xml_piece *)memory - 1;
    piece->allowance->left += piece->size;
    free(piece);
}

/* The allowance must outlive the parser. */
static inline XML_Parser workhome_xml_parser(struct workhome_xml_allowance *allowance) {
    XML_Memory_Handling_Suite memory = {workhome_xml_malloc, workhome_xml_realloc, workhome_xml_free};
    *workhome_xml_current() = allowance;
    return XML_ParserCreate_MM(NULL, &memory, NULL);
}

static inline enum XML_Status workhome_xml_parse(
    XML_Parser parser, struct workhome_xml_allowance *allowance, const char *bytes, int count, int is_last) {
    *workhome_xml_current() = allowance;
    return XML_Parse(parser, bytes, count, is_last);
}
