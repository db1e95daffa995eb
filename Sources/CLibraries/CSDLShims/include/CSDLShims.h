#ifndef CSDLSHIMS_H
#define CSDLSHIMS_H

#include <SDL.h>
#include <stdbool.h>
#include <stddef.h>

/* The descriptor of the connection to the window system that the window belongs to; -1 where there is none. */
int csdl_window_system_descriptor(SDL_Window *window);

/*
 * The folder of a shared library, as the dynamic linker finds it by its name.
 *
 * Returns false where there is no such library, or where the path with the zero at its end is longer than size.
 */
bool csdl_library_folder(const char *name, char *folder, size_t size);

#endif
