#include "CRSVG.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* RsvgRectangle, RsvgLength and GError. */
struct rectangle { double x, y, width, height; };
struct length { double length; int unit; };
struct error { uint32_t domain; int code; char *message; };

static struct {
    rsvg_document *(*read)(const uint8_t *, size_t, struct error **);
    int (*pixels)(rsvg_document *, double *, double *);
    void (*dimensions)(
        rsvg_document *, int *, struct length *, int *, struct length *, int *, struct rectangle *);
    int (*draw)(rsvg_document *, void *, const struct rectangle *, struct error **);
    void (*close)(void *);
    void (*free_error)(struct error *);
} library;

static pthread_once_t opening = PTHREAD_ONCE_INIT;
/* Why it cannot be used; empty where it can. */
static char trouble[512];

static void *find(void *opened, const char *name) {
    void *symbol = dlsym(opened, name);
    if (symbol == NULL && trouble[0] == 0)
        snprintf(trouble, sizeof trouble, "librsvg-2.so.2 is too old: it has no %s", name);
    return symbol;
}

static void open_library(void) {
    void *opened = dlopen("librsvg-2.so.2", RTLD_LAZY | RTLD_LOCAL);
    if (opened == NULL) {
        snprintf(trouble, sizeof trouble, "librsvg cannot be opened; install librsvg2-2 (%s)", dlerror());
        return;
    }
    library.read = find(opened, "rsvg_handle_new_from_data");
    library.pixels = find(opened, "rsvg_handle_get_intrinsic_size_in_pixels");
    library.dimensions = find(opened, "rsvg_handle_get_intrinsic_dimensions");
    library.draw = find(opened, "rsvg_handle_render_document");
    /* Of the libraries that it brings. */
    library.close = find(opened, "g_object_unref");
    library.free_error = find(opened, "g_error_free");
}

rsvg_document *rsvg_document_read(const void *bytes, size_t count, char **message) {
    *message = NULL;
    pthread_once(&opening, open_library);
    if (trouble[0] != 0) {
        *message = strdup(trouble);
        return NULL;
    }
    struct error *error = NULL;
    rsvg_document *document = library.read(bytes, count, &error);
    if (document == NULL) *message = strdup(error != NULL ? error->message : "it is no SVG");
    if (error != NULL) library.free_error(error);
    return document;
}

void rsvg_document_close(rsvg_document *document) { library.close(document); }

void rsvg_document_size(rsvg_document *document, double *width, double *height) {
    if (library.pixels(document, width, height)) return;
    int has_width = 0, has_height = 0, has_box = 0;
    struct length across = {0}, down = {0};
    struct rectangle box = {0};
    library.dimensions(document, &has_width, &across, &has_height, &down, &has_box, &box);
    *width = has_box ? box.width : 100;
    *height = has_box ? box.height : 100;
}

bool rsvg_document_draw(rsvg_document *document, void *cairo, double width, double height) {
    struct rectangle viewport = {.width = width, .height = height};
    return library.draw(document, cairo, &viewport, NULL) != 0;
}
