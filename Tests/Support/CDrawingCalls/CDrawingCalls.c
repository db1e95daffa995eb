#define _GNU_SOURCE
#include "CDrawingCalls.h"

#include <cairo.h>
#include <dlfcn.h>
#include <math.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

static atomic_long counts[DRAWING_CALLS_KINDS];

static const char *const names[DRAWING_CALLS_KINDS] = {
    [DRAWING_CALLS_CURVES] = "curves",       [DRAWING_CALLS_FILLS] = "fills",
    [DRAWING_CALLS_STROKES] = "strokes",     [DRAWING_CALLS_MASKS] = "masks",
    [DRAWING_CALLS_GROUPS] = "groups",       [DRAWING_CALLS_GRADIENTS] = "gradients",
    [DRAWING_CALLS_PICTURES] = "pictures",   [DRAWING_CALLS_GLYPHS] = "glyphs",
    [DRAWING_CALLS_LAYOUTS] = "layouts",     [DRAWING_CALLS_JPEG] = "jpeg",
    [DRAWING_CALLS_PNG] = "png",             [DRAWING_CALLS_SVG] = "svg",
    [DRAWING_CALLS_WEBP] = "webp",
};

static bool is_loaded(const char *library) {
    void *opened = dlopen(library, RTLD_LAZY | RTLD_NOLOAD);
    if (opened != NULL) dlclose(opened);
    return opened != NULL;
}

long drawing_calls(int kind) {
    if (kind < 0 || kind >= DRAWING_CALLS_KINDS) return 0;
    if (kind == DRAWING_CALLS_SVG) return is_loaded("librsvg-2.so.2");
    return atomic_load(&counts[kind]);
}

const char *drawing_calls_name(int kind) { return kind < 0 || kind >= DRAWING_CALLS_KINDS ? "" : names[kind]; }

void drawing_calls_reset(void) {
    for (int kind = 0; kind < DRAWING_CALLS_KINDS; kind++) atomic_store(&counts[kind], 0);
}

static void *find(const char *name) {
    void *function = dlsym(RTLD_NEXT, name);
    /* A count of calls that went nowhere would be worth nothing. */
    if (function == NULL) abort();
    return function;
}

/* Hands on to the library's own function of this name. */
#define HANDED_ON(result, name, parameters, arguments) \
    static _Atomic(void *) known; \
    void *function = atomic_load(&known); \
    if (function == NULL) { \
        function = find(#name); \
        atomic_store(&known, function); \
    } \
    return ((result(*) parameters)function)arguments

#define COUNTED(kind, result, name, parameters, arguments) \
    result name parameters { \
        atomic_fetch_add(&counts[DRAWING_CALLS_##kind], 1); \
        HANDED_ON(result, name, parameters, arguments); \
    }

/* Cairo */

/* Whether the path of a context has upright lines alone, as rectangles have. */
static bool is_upright(cairo_t *cairo) {
    cairo_path_t *path = cairo_copy_path(cairo);
    bool is_upright = path->status == CAIRO_STATUS_SUCCESS;
    double x = 0, y = 0;
    for (int index = 0; index < path->num_data; index += path->data[index].header.length) {
        const cairo_path_data_t *step = &path->data[index];
        if (step->header.type == CAIRO_PATH_CLOSE_PATH) continue;
        if (step->header.type == CAIRO_PATH_CURVE_TO) is_upright = false;
        const cairo_path_data_t *end = &step[step->header.length - 1];
        if (step->header.type == CAIRO_PATH_LINE_TO && fabs(end->point.x - x) > 1e-6 && fabs(end->point.y - y) > 1e-6)
            is_upright = false;
        x = end->point.x;
        y = end->point.y;
    }
    cairo_path_destroy(path);
    return is_upright;
}

#define COUNTED_FILL(name) \
    void name(cairo_t *cairo) { \
        if (!is_upright(cairo)) atomic_fetch_add(&counts[DRAWING_CALLS_FILLS], 1); \
        HANDED_ON(void, name, (cairo_t *), (cairo)); \
    }

COUNTED_FILL(cairo_fill)
COUNTED_FILL(cairo_fill_preserve)

COUNTED(STROKES, void, cairo_stroke, (cairo_t *cairo), (cairo))
COUNTED(STROKES, void, cairo_stroke_preserve, (cairo_t *cairo), (cairo))

COUNTED(
    CURVES, void, cairo_curve_to, (cairo_t *cairo, double x1, double y1, double x2, double y2, double x3, double y3),
    (cairo, x1, y1, x2, y2, x3, y3))
COUNTED(
    CURVES, void, cairo_arc, (cairo_t *cairo, double x, double y, double radius, double start, double end),
    (cairo, x, y, radius, start, end))
COUNTED(
    CURVES, void, cairo_arc_negative, (cairo_t *cairo, double x, double y, double radius, double start, double end),
    (cairo, x, y, radius, start, end))

COUNTED(MASKS, void, cairo_mask, (cairo_t *cairo, cairo_pattern_t *pattern), (cairo, pattern))
COUNTED(
    MASKS, void, cairo_mask_surface, (cairo_t *cairo, cairo_surface_t *surface, double x, double y),
    (cairo, surface, x, y))

COUNTED(GROUPS, void, cairo_push_group, (cairo_t *cairo), (cairo))
COUNTED(
    GROUPS, void, cairo_push_group_with_content, (cairo_t *cairo, cairo_content_t content), (cairo, content))

COUNTED(
    GRADIENTS, cairo_pattern_t *, cairo_pattern_create_linear, (double x0, double y0, double x1, double y1),
    (x0, y0, x1, y1))
COUNTED(
    GRADIENTS, cairo_pattern_t *, cairo_pattern_create_radial,
    (double x0, double y0, double radius0, double x1, double y1, double radius1), (x0, y0, radius0, x1, y1, radius1))
COUNTED(GRADIENTS, cairo_pattern_t *, cairo_pattern_create_mesh, (void), ())

void cairo_pattern_set_filter(cairo_pattern_t *pattern, cairo_filter_t filter) {
    if (filter == CAIRO_FILTER_GOOD || filter == CAIRO_FILTER_BEST)
        atomic_fetch_add(&counts[DRAWING_CALLS_PICTURES], 1);
    HANDED_ON(void, cairo_pattern_set_filter, (cairo_pattern_t *, cairo_filter_t), (pattern, filter));
}

COUNTED(
    GLYPHS, void, cairo_show_glyphs, (cairo_t *cairo, const cairo_glyph_t *glyphs, int count), (cairo, glyphs, count))
COUNTED(
    GLYPHS, void, cairo_show_text_glyphs,
    (cairo_t *cairo, const char *text, int length, const cairo_glyph_t *glyphs, int count,
     const cairo_text_cluster_t *clusters, int cluster_count, cairo_text_cluster_flags_t flags),
    (cairo, text, length, glyphs, count, clusters, cluster_count, flags))
COUNTED(
    GLYPHS, void, cairo_glyph_path, (cairo_t *cairo, const cairo_glyph_t *glyphs, int count), (cairo, glyphs, count))
COUNTED(GLYPHS, void, cairo_show_text, (cairo_t *cairo, const char *text), (cairo, text))
COUNTED(GLYPHS, void, cairo_text_path, (cairo_t *cairo, const char *text), (cairo, text))

/* Pango, whose types are of no matter here. */

COUNTED(LAYOUTS, void *, pango_layout_new, (void *context), (context))
COUNTED(LAYOUTS, void, pango_layout_set_text, (void *layout, const char *text, int length), (layout, text, length))
COUNTED(LAYOUTS, void, pango_layout_set_attributes, (void *layout, void *attributes), (layout, attributes))
COUNTED(
    LAYOUTS, void, pango_get_log_attrs,
    (const char *text, int length, int level, void *language, void *attributes, int count),
    (text, length, level, language, attributes, count))
COUNTED(
    LAYOUTS, void *, pango_font_map_load_fontset, (void *map, void *context, const void *description, void *language),
    (map, context, description, language))

/* The libraries of picture files. */

COUNTED(JPEG, void, jpeg_CreateDecompress, (void *codec, int version, size_t size), (codec, version, size))
COUNTED(JPEG, int, jpeg_read_header, (void *codec, int requires_image), (codec, requires_image))

COUNTED(
    PNG, int, png_image_begin_read_from_memory, (void *image, const void *bytes, size_t count), (image, bytes, count))
COUNTED(PNG, void, png_read_info, (void *png, void *info), (png, info))

COUNTED(WEBP, int, WebPGetInfo, (const uint8_t *bytes, size_t count, int *width, int *height), (bytes, count, width, height))
COUNTED(
    WEBP, uint8_t *, WebPDecodeBGRAInto, (const uint8_t *bytes, size_t count, uint8_t *pixels, size_t size, int stride),
    (bytes, count, pixels, size, stride))
