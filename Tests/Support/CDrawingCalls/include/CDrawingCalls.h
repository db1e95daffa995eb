/*
 * Counts what a program asks of the libraries that draw and decode.
 *
 * The functions are those of the libraries, by their own names: a program's own definition of a symbol comes before that of a shared
 * library, for the program itself and for all libraries that it loads at its start. Each counts, and hands on to the library. librsvg is
 * opened by CRSVG and asked for its functions by name, which nothing comes before; so it counts as one call from when it is loaded.
 *
 * What a host needs to show pixels is not counted: clips, rectangles of one colour and surfaces that are copied.
 */
#ifndef CDRAWINGCALLS_H
#define CDRAWINGCALLS_H

/* Kinds of calls. */
enum {
    /* Cairo: curves in a path. */
    DRAWING_CALLS_CURVES,
    /* Cairo: fills of a path that is not made of upright lines alone. */
    DRAWING_CALLS_FILLS,
    DRAWING_CALLS_STROKES,
    /* Cairo: a colour or a picture through a mask. */
    DRAWING_CALLS_MASKS,
    /* Cairo: layers that are drawn aside and then put together. */
    DRAWING_CALLS_GROUPS,
    DRAWING_CALLS_GRADIENTS,
    /* Cairo: pictures that are resampled with care, as those of plugins are and pixels of surfaces are not. */
    DRAWING_CALLS_PICTURES,
    DRAWING_CALLS_GLYPHS,
    /* Pango: layouts, their texts and attributes, borders in texts, fonts that are looked for. */
    DRAWING_CALLS_LAYOUTS,
    DRAWING_CALLS_JPEG,
    DRAWING_CALLS_PNG,
    DRAWING_CALLS_SVG,
    DRAWING_CALLS_WEBP,
    DRAWING_CALLS_KINDS
};

/* The calls of a kind since the last drawing_calls_reset(). May be called on any thread. */
long drawing_calls(int kind);

/* The name of a kind; the first ones draw, and those from DRAWING_CALLS_JPEG on decode. */
const char *drawing_calls_name(int kind);

/* Begins to count anew. That librsvg is loaded is not forgotten. */
void drawing_calls_reset(void);

#endif
