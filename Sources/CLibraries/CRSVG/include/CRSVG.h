/*
 * librsvg, which is opened when the first SVG file comes: it brings eight other libraries along, which every program would load and
 * relocate at its start, whether it shows such a file or not.
 *
 * What is declared here of librsvg is what its ABI has had since 2.48. Every function may be called on any thread.
 */
#ifndef CRSVG_H
#define CRSVG_H

#include <stdbool.h>
#include <stddef.h>

/* A file that was read. */
typedef struct rsvg_document rsvg_document;

/*
 * Reads a file. Without a base file nothing outside of the bytes is ever opened.
 *
 * Returns NULL where it cannot be read. Then *message says why, and is to be passed to free().
 */
rsvg_document *rsvg_document_read(const void *bytes, size_t count, char **message);

/* Ends what rsvg_document_read returned. */
void rsvg_document_close(rsvg_document *document);

/* The size that it says it has, in pixels of 96 to an inch; where it says none, that of its box; else 100 by 100. */
void rsvg_document_size(rsvg_document *document, double *width, double *height);

/* Draws it to fill a rectangle of this size at the origin of a cairo_t. */
bool rsvg_document_draw(rsvg_document *document, void *cairo, double width, double height);

#endif
