/*
 * What Mullion does in place of libvncserver, and how it is told what to do.
 *
 * The functions of libvncserver's own names take the place of the library's: a program's own definition of a symbol comes
 * before that of a shared library.
 */
#ifndef CVNCSHIMS_H
#define CVNCSHIMS_H

#include <rfb/rfb.h>
#include <stdbool.h>

/*
 * The library's message handler calls this when a viewer asks for a smaller copy of the screen. The library's function
 * changes the client's framebuffer while the client's other thread sends from it, and the copy keeps its size when the
 * screen's changes: both end in reads beyond its end. This one does nothing, and the library then tells the viewer the
 * size that it has.
 */
void rfbScalingSetup(rfbClientPtr client, int width, int height);

/*
 * The library walks its list of clients without keeping them alive: when a viewer wishes for a size, it may follow one
 * that another thread has freed. There is nothing in those walks that Mullion needs, so this gives none; all that walk
 * take that for an empty list.
 */
rfbClientIteratorPtr rfbGetClientIterator(rfbScreenInfoPtr screen);

/*
 * The library asks this whether a connection begins with the request of a browser, and waits for a tenth of a second. It
 * has been found out by then, see vnc_new_client, and a request that is late must not get in unchecked. So this never
 * waits: of a viewer's connection it says that nothing has come (-1, ETIMEDOUT).
 */
int rfbPeekExactTimeout(rfbClientPtr client, char *bytes, int count, int milliseconds);

/*
 * rfbNewClient for a connection of which it is known what it is.
 *
 * is_browser: the whole request for a WebSocket can be read, and was found good.
 */
rfbClientPtr vnc_new_client(rfbScreenInfoPtr screen, int connection, bool is_browser);

#endif
