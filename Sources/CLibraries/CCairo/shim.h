#include <cairo.h>
#include <cairo-script.h>
