/*
 * JPEG files by libjpeg's own interface, which reports an error by a long jump that Swift must not see.
 *
 * The simpler interface of libturbojpeg is not used: libvncserver exports functions of the same names, and which of the two a program
 * calls would be decided by the order in which it names its libraries.
 *
 * Every function may be called on any thread. Where one fails, *message says why, and is to be passed to free(); it may be NULL where
 * there was no memory for it.
 */
#ifndef CJPEGSHIMS_H
#define CJPEGSHIMS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Reads the size of a file in pixels, and decodes nothing. */
bool cjpeg_read_size(const uint8_t *bytes, size_t count, int *width, int *height, char **message);

/*
 * Decodes a file into rows without padding; the bytes of a pixel are blue, green, red and 255.
 *
 * width and height are what cjpeg_read_size has said, and pixels has room for 4 * width * height bytes. A file that ends early is decoded
 * as far as it goes. A progressive file of more than 500 scans is refused, as each of them costs as much as a picture.
 */
bool cjpeg_decode(const uint8_t *bytes, size_t count, uint8_t *pixels, int width, int height, char **message);

/*
 * Encodes pixels, whose bytes are blue, green, red and one that is left out of account.
 *
 * row_length: the bytes from the start of a row to that of the next one.
 * quality: from 1 to 100.
 *
 * Returns the file, of *count bytes, which is to be passed to free(); NULL where it fails.
 */
uint8_t *cjpeg_encode(
    const uint8_t *pixels, int width, int height, size_t row_length, int quality, size_t *count, char **message);

#endif
