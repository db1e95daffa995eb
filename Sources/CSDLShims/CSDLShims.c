#include "CSDLShims.h"

#include <SDL_syswm.h>
#include <dlfcn.h>

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
