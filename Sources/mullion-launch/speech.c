#include "speech.h"

#include <stdarg.h>
#include <stdio.h>
#include <unistd.h>

/* At once, so that lines of several processes do not mix. */
static void say(int descriptor, const char *before, const char *format, va_list arguments) {
    char line[1024];
    int length = snprintf(line, sizeof line, "%s", before);
    int rest = vsnprintf(line + length, sizeof line - (size_t)length - 1, format, arguments);
    if (rest < 0) return;
    length += rest;
    if (length > (int)sizeof line - 2) length = (int)sizeof line - 2;
    line[length++] = '\n';
    /* There is nobody left to tell of a failure. */
    if (write(descriptor, line, (size_t)length) < 0) return;
}

void misuse(const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    say(STDERR_FILENO, "mullion-launch: ", format, arguments);
    va_end(arguments);
    _exit(EXIT_MISUSED);
}

void refuse(const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    say(STDERR_FILENO, "mullion-launch: ", format, arguments);
    va_end(arguments);
    _exit(EXIT_REFUSED);
}

void report_line(int report, const char *format, ...) {
    if (report < 0) return;
    va_list arguments;
    va_start(arguments, format);
    say(report, "", format, arguments);
    va_end(arguments);
}

void go_without(const struct options *options, const char *sentence) {
    if (options->strict) refuse("%s The host was started with --require-sandbox, so the plugin is not.", sentence);
    report_line(options->report, "without %s", sentence);
}
