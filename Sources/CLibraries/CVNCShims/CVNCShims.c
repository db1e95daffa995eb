#include "CVNCShims.h"

#include <errno.h>
#include <stddef.h>
#include <sys/socket.h>

/* Of the thread that is inside of vnc_new_client. */
static _Thread_local bool expects_request;

void rfbScalingSetup(rfbClientPtr client, int width, int height) {
    (void)client;
    (void)width;
    (void)height;
}

rfbClientIteratorPtr rfbGetClientIterator(rfbScreenInfoPtr screen) {
    (void)screen;
    return NULL;
}

int rfbPeekExactTimeout(rfbClientPtr client, char *bytes, int count, int milliseconds) {
    (void)milliseconds;
    if (expects_request) {
        ssize_t result = recv(client->sock, bytes, (size_t)count, MSG_PEEK | MSG_DONTWAIT);
        if (result == count) return 1;
        if (result == 0) return 0;
    }
    errno = ETIMEDOUT;
    return -1;
}

rfbClientPtr vnc_new_client(rfbScreenInfoPtr screen, int connection, bool is_browser) {
    expects_request = is_browser;
    rfbClientPtr client = rfbNewClient(screen, connection);
    expects_request = false;
    return client;
}
