#ifndef CSDLSHIMS_H
#define CSDLSHIMS_H

#include <SDL.h>

/* The descriptor of the connection to the window system that the window belongs to; -1 where there is none. */
int csdl_window_system_descriptor(SDL_Window *window);

#endif
