#include <rfb/rfb.h>
#include <rfb/keysym.h>
#include <rfb/rfbregion.h>
