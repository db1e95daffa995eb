/* For dlinfo. */
#define _GNU_SOURCE
#include "CSDLShims.h"

#include <SDL_syswm.h>
#include <dlfcn.h>
#include <link.h>
#include <string.h>

int csdl_window_system_descriptor(SDL_Window *window) {
    SDL_SysWMinfo info;
    SDL_VERSION(&info.version);
    if (!SDL_GetWindowWMInfo(window, &info)) return -1;
#if defined(SDL_VIDEO_DRIVER_X11)
    if (info.subsystem == SDL_SYSWM_X11) return ConnectionNumber(info.info.x11.display);
#endif
#if defined(SDL_VIDEO_DRIVER_WAYLAND)
    if (info.subsystem == SDL_SYSWM_WAYLAND) {
        /* SDL has loaded the library already; linking it would make it a dependency of programs without Wayland. */
        void *library = dlopen("libwayland-client.so.0", RTLD_LAZY | RTLD_NOLOAD);
        if (!library) return -1;
        int (*get_fd)(struct wl_display *) = (int (*)(struct wl_display *))dlsym(library, "wl_display_get_fd");
        int descriptor = get_fd ? get_fd(info.info.wl.display) : -1;
        dlclose(library);
        return descriptor;
    }
#endif
    return -1;
}

bool csdl_library_folder(const char *name, char *folder, size_t size) {
    void *library = dlopen(name, RTLD_LAZY | RTLD_LOCAL);
    if (!library) return false;
    struct link_map *map = NULL;
    bool found = dlinfo(library, RTLD_DI_LINKMAP, &map) == 0 && map != NULL && map->l_name[0] == '/';
    const char *end = found ? strrchr(map->l_name, '/') : NULL;
    found = end != NULL && (size_t)(end - map->l_name) < size;
    if (found) {
        memcpy(folder, map->l_name, (size_t)(end - map->l_name));
        folder[end - map->l_name] = 0;
    }
    dlclose(library);
    return found;
}
