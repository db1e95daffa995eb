#include "CJPEGShims.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>

static const int most_scans = 500;

/* What libjpeg calls where something is wrong, and where to go on then. The library hands back a pointer to the first member. */
struct errors {
    struct jpeg_error_mgr manager;
    jmp_buf failed;
    char message[JMSG_LENGTH_MAX];
};

static void fail(j_common_ptr codec) {
    struct errors *errors = (struct errors *)codec->err;
    errors->manager.format_message(codec, errors->message);
    longjmp(errors->failed, 1);
}

/* The library would write to the standard error output. What it warns of is shown as far as it can be. */
static void ignore(j_common_ptr codec, int level) {
    (void)codec;
    (void)level;
}

static void limit_scans(j_common_ptr codec) {
    if (!codec->is_decompressor || ((j_decompress_ptr)codec)->input_scan_number <= most_scans) return;
    struct errors *errors = (struct errors *)codec->err;
    snprintf(errors->message, sizeof errors->message, "It has more than %d scans", most_scans);
    longjmp(errors->failed, 1);
}

static struct jpeg_error_mgr *prepare(struct errors *errors) {
    jpeg_std_error(&errors->manager);
    errors->manager.error_exit = fail;
    errors->manager.emit_message = ignore;
    errors->message[0] = 0;
    return &errors->manager;
}

bool cjpeg_read_size(const uint8_t *bytes, size_t count, int *width, int *height, char **message) {
    struct errors errors;
    struct jpeg_decompress_struct decoder;
    memset(&decoder, 0, sizeof decoder);
    *message = NULL;
    decoder.err = prepare(&errors);
    if (setjmp(errors.failed)) {
        *message = strdup(errors.message);
        jpeg_destroy_decompress(&decoder);
        return false;
    }
    jpeg_create_decompress(&decoder);
    jpeg_mem_src(&decoder, bytes, count);
    jpeg_read_header(&decoder, TRUE);
    *width = (int)decoder.image_width;
    *height = (int)decoder.image_height;
    jpeg_destroy_decompress(&decoder);
    return true;
}

bool cjpeg_decode(const uint8_t *bytes, size_t count, uint8_t *pixels, int width, int height, char **message) {
    struct errors errors;
    struct jpeg_decompress_struct decoder;
    struct jpeg_progress_mgr progress;
    memset(&decoder, 0, sizeof decoder);
    memset(&progress, 0, sizeof progress);
    *message = NULL;
    decoder.err = prepare(&errors);
    if (setjmp(errors.failed)) {
        *message = strdup(errors.message);
        jpeg_destroy_decompress(&decoder);
        return false;
    }
    jpeg_create_decompress(&decoder);
    progress.progress_monitor = limit_scans;
    decoder.progress = &progress;
    jpeg_mem_src(&decoder, bytes, count);
    jpeg_read_header(&decoder, TRUE);
    decoder.out_color_space = JCS_EXT_BGRA;
    jpeg_start_decompress(&decoder);
    if (decoder.output_width != (JDIMENSION)width || decoder.output_height != (JDIMENSION)height) {
        jpeg_destroy_decompress(&decoder);
        *message = strdup("It has another size than it said");
        return false;
    }
    while (decoder.output_scanline < decoder.output_height) {
        JSAMPROW row = pixels + (size_t)decoder.output_scanline * (size_t)width * 4;
        jpeg_read_scanlines(&decoder, &row, 1);
    }
    /* Not jpeg_finish_decompress, which reads what follows the last row and may find fault with it. */
    jpeg_destroy_decompress(&decoder);
    return true;
}

uint8_t *cjpeg_encode(
    const uint8_t *pixels, int width, int height, size_t row_length, int quality, size_t *count, char **message) {
    struct errors errors;
    struct jpeg_compress_struct encoder;
    /* Kept in memory, because a long jump may lose what is in registers. */
    struct {
        unsigned char *bytes;
        unsigned long count;
    } volatile file = {NULL, 0};
    memset(&encoder, 0, sizeof encoder);
    *message = NULL;
    encoder.err = prepare(&errors);
    if (setjmp(errors.failed)) {
        *message = strdup(errors.message);
        /* Only with this the library says where the file is that it has moved while it grew. */
        if (encoder.dest != NULL) encoder.dest->term_destination(&encoder);
        jpeg_destroy_compress(&encoder);
        free(file.bytes);
        return NULL;
    }
    jpeg_create_compress(&encoder);
    jpeg_mem_dest(&encoder, (unsigned char **)&file.bytes, (unsigned long *)&file.count);
    encoder.image_width = (JDIMENSION)width;
    encoder.image_height = (JDIMENSION)height;
    encoder.input_components = 4;
    encoder.in_color_space = JCS_EXT_BGRX;
    jpeg_set_defaults(&encoder);
    jpeg_set_quality(&encoder, quality, TRUE);
    jpeg_start_compress(&encoder, TRUE);
    while (encoder.next_scanline < encoder.image_height) {
        JSAMPROW row = (JSAMPROW)pixels + (size_t)encoder.next_scanline * row_length;
        jpeg_write_scanlines(&encoder, &row, 1);
    }
    jpeg_finish_compress(&encoder);
    jpeg_destroy_compress(&encoder);
    *count = file.count;
    return file.bytes;
}
