#include "CVNCShims.h"

void rfbScalingSetup(rfbClientPtr client, int width, int height) {
    (void)client;
    (void)width;
    (void)height;
}
