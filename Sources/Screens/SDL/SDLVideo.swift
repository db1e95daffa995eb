import CSDL
import CSDLShims
import Diagnostics
import Foundation
import MainLoop

/// SDL's video part, which a process has once: it is started with the first window and ended with the last, and gives
/// the events of SDL's one queue to the windows that they are for.
///
/// The main loop sleeps on the descriptor of the connection to the window system (X11, Wayland). Whatever SDL or Xlib
/// have read from it already is taken out before the loop sleeps, so nothing is polled. Events of other threads wake the
/// loop by an eventfd; that is all there is with a driver that has no descriptor.
@MainActor final class SDLVideo {
    private(set) static var current: SDLVideo?

    let clipboard = SDLClipboard()
    private let loop: MainLoop
    private var screens: [UInt32: Weak<SDLScreen>] = [:]
    private let foreignEvents: SDLForeignEvents
    private var registrations: [Registration] = []
    private var isWatchingWindowSystem = false

    /// SDL's video part, started if it is not running.
    static func start(loop: MainLoop) throws(ScreenError) -> SDLVideo {
        if let current { return current }
        let video = try SDLVideo(loop: loop)
        current = video
        return video
    }

    private init(loop: MainLoop) throws(ScreenError) {
        self.loop = loop
        do throws(SystemCallError) {
            foreignEvents = try SDLForeignEvents()
        } catch {
            throw ScreenError(.outOfResources, "There is no descriptor left for a window.", cause: "\(error)")
        }
        for (name, value) in Self.hints { SDL_SetHint(name, value) }
        // On Wayland: windows without frames rather than none at all. See `WindowFrames`.
        if !WindowFrames.areDrawn { SDL_SetHint(SDL_HINT_VIDEO_WAYLAND_ALLOW_LIBDECOR, "0") }
        SessionBus.forbidLaunch()
        guard Self.startDriver() else {
            let display = ProcessInfo.processInfo.environment["DISPLAY"].map { "DISPLAY=\($0) leads to none" }
            throw ScreenError(
                .noDisplay,
                "There is no display for a window (\(display ?? "DISPLAY is not set")): start the program in a desktop session, "
                    + "set DISPLAY, or choose the screen “vnc”.",
                cause: Self.lastError)
        }
        // On X11 a frame would otherwise go through OpenGL in software: 3 to 9 ms for a small damage instead of 0.02 ms.
        // On Wayland SDL has no other way.
        if String(cString: SDL_GetCurrentVideoDriver()) == "x11" { SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0") }
        do throws(MainLoopError) {
            registrations.append(
                try loop.watch(foreignEvents.event, for: .read) { [weak self] _ in self?.deliverForeignEvents() })
        } catch {
            SDL_QuitSubSystem(SDL_INIT_VIDEO)
            throw ScreenError(.outOfResources, "The window's events cannot be watched.", cause: "\(error)")
        }
        registrations.append(
            loop.addPrepareHook { [weak self] in
                self?.deliverEvents() == true ? .moreWork : .maySleep
            })
        foreignEvents.attach()
    }

    /// Starts SDL with a driver that shows windows. Where there is none, SDL by itself would settle for one that draws
    /// into memory, which is fine only for who asks for it by SDL_VIDEODRIVER.
    private static func startDriver() -> Bool {
        guard SDL_InitSubSystem(SDL_INIT_VIDEO) == 0 else { return false }
        guard SDL_GetHint("SDL_VIDEODRIVER") == nil, String(cString: SDL_GetCurrentVideoDriver()) == "offscreen" else {
            return true
        }
        SDL_QuitSubSystem(SDL_INIT_VIDEO)
        // It is about a driver that had no display, and says nothing of use.
        SDL_ClearError()
        return false
    }

    // MARK: Windows

    func add(_ screen: SDLScreen, window: OpaquePointer) throws(ScreenError) {
        try watchWindowSystem(of: window)
        screens[SDL_GetWindowID(window)] = Weak(screen)
    }

    /// Ends SDL with the last window. It is to be called before the window is destroyed.
    func remove(_ window: OpaquePointer) {
        screens[SDL_GetWindowID(window)] = nil
    }

    func stopIfUnused() {
        guard screens.isEmpty, Self.current === self else { return }
        foreignEvents.detach()
        for registration in registrations { registration.cancel() }
        registrations = []
        Self.current = nil
        SDL_QuitSubSystem(SDL_INIT_VIDEO)
        SDL_Quit()
    }

    private func watchWindowSystem(of window: OpaquePointer) throws(ScreenError) {
        guard !isWatchingWindowSystem else { return }
        let number = csdl_window_system_descriptor(window)
        guard number >= 0 else { return }
        do throws(MainLoopError) {
            // SDL reads from it in the prepare hook, which comes next.
            registrations.append(try loop.watch(number, for: .read) { _ in })
            isWatchingWindowSystem = true
        } catch {
            throw ScreenError(.outOfResources, "The window system cannot be watched.", cause: "\(error)")
        }
    }

    // MARK: Events

    /// - Returns: Whether there were any.
    private func deliverEvents() -> Bool {
        var event = SDL_Event()
        var count = 0
        while Self.current === self, SDL_PollEvent(&event) != 0 {
            count += 1
            deliver(event)
        }
        return count > 0
    }

    private func deliverForeignEvents() {
        for event in foreignEvents.takeAll() where Self.current === self { deliver(event) }
    }

    private func deliver(_ event: SDL_Event) {
        if SDL_EventType(event.type) == SDL_QUIT {
            for entry in Array(screens.values) { entry.object?.send(.closeRequested) }
        } else if SDL_EventType(event.type) == SDL_CLIPBOARDUPDATE {
            // It is one for all windows, so one of them tells.
            if clipboard.didUpdate() { screens.min { $0.key < $1.key }?.value.object?.send(.clipboardChanged) }
        } else if let id = SDLEventReader.window(of: event), let screen = screens[id]?.object {
            screen.receive(event)
        }
        if SDL_EventType(event.type) == SDL_TEXTEDITING_EXT { SDL_free(event.editExt.text) }
    }

    static var lastError: String { String(cString: SDL_GetError()) }

    private static let hints = [
        // Ctrl-C and SIGTERM are the program's business.
        (SDL_HINT_NO_SIGNAL_HANDLERS, "1"),
        // The owner of a screen decides what closing its window means.
        (SDL_HINT_QUIT_ON_LAST_WINDOW_CLOSE, "0"),
        // The click that activates a window counts as a click, as it does for other programs.
        (SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1"),
        // What an input method has put in comes as a whole, however long it is.
        (SDL_HINT_IME_SUPPORT_EXTENDED_TEXT, "1"),
        // It is a window among others, not a game: desktop effects stay on and the machine may go to sleep.
        (SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0"), (SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1"),
    ]
}
