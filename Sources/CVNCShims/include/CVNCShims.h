#ifndef CVNCSHIMS_H
#define CVNCSHIMS_H

#include <rfb/rfb.h>

/*
 * Takes the place of libvncserver's function of the same name, which its message handler calls when a viewer asks for a
 * smaller copy of the screen. That function changes the client's framebuffer while the client's other thread sends from
 * it, and the copy keeps its size when the screen's changes: both end in reads beyond its end. This one does nothing,
 * and the library then tells the viewer the size that it has.
 *
 * It works because a program's own definition of a symbol comes before that of a shared library.
 */
void rfbScalingSetup(rfbClientPtr client, int width, int height);

#endif
