import CSDL
import CoreGraphics
import Diagnostics
import LayerRenderer
import MainLoop

/// A window of the desktop, by SDL: X11 or Wayland.
///
/// SDL wants to be used on the main thread only; that is where the main loop runs the main actor of a program.
@MainActor package final class SDLScreen: Screen {
    package private(set) var size: ScreenSize
    package weak var delegate: (any ScreenDelegate)?
    package var title: String {
        didSet { if let window { SDL_SetWindowTitle(window, title) } }
    }

    private let loop: MainLoop
    private var window: OpaquePointer?
    private var reader: SDLEventReader
    private var image: SDLImage?
    private var wasOpened = false
    private var limits: SizeLimits?
    private var textInput = SDLTextInput()
    /// While an input method has something put in: what it does is said on a connection of SDL's that does not wake the loop.
    private var wakeTimer: Registration?

    /// - Parameter size: Of the window's contents, in pixels; on a display with scaled windows, in its units.
    package init(size: ScreenSize, title: String = "", loop: MainLoop = .main) {
        self.size = size
        self.title = title
        self.loop = loop
        reader = SDLEventReader(scale: size.scale)
    }

    isolated deinit {
        close()
    }

    package func open() throws(ScreenError) {
        guard !wasOpened else { throw .notReopenable() }
        let video = try SDLVideo.start(loop: loop)
        defer { video.stopIfUnused() }
        let position = CInt(bitPattern: SDL_WINDOWPOS_UNDEFINED_MASK)
        guard
            let window = SDL_CreateWindow(
                title, position, position, CInt(size.width), CInt(size.height), SDL_WINDOW_RESIZABLE.rawValue)
        else {
            throw ScreenError(
                .windowRefused, "The display refused a window of \(size.width)x\(size.height) pixels.",
                cause: SDLVideo.lastError)
        }
        do throws(ScreenError) {
            // What cannot be drawn into would stay black, without a word.
            guard SDL_GetWindowSurface(window) != nil else {
                throw ScreenError(
                    .windowRefused,
                    "A window cannot be drawn here. On Wayland SDL draws by OpenGL, which needs the driver of the graphics card or "
                        + "Mesa's: install libgl1-mesa-dri, start the program with SDL_VIDEODRIVER=x11 where there is Xwayland, or "
                        + "choose the screen “vnc”.",
                    cause: SDLVideo.lastError)
            }
            try video.add(self, window: window)
        } catch {
            SDL_DestroyWindow(window)
            throw error
        }
        self.window = window
        wasOpened = true
        SDLWindowIcon.set(on: window)
        if let limits { apply(limits) }
        SDLTextInput.start()
        readSize()
    }

    package func raise() {
        if let window { SDL_RaiseWindow(window) }
    }

    package func limitSize(to limits: SizeLimits) {
        self.limits = limits
        apply(limits)
    }

    /// SDL changes a window that has another size, and tells of that as if the user had done it.
    private func apply(_ limits: SizeLimits) {
        guard let window else { return }
        let (least, most) = limits.pixels(scale: size.scale)
        // One after the other, because SDL refuses a least size above the greatest one that it knows.
        SDL_SetWindowMinimumSize(window, 1, 1)
        SDL_SetWindowMaximumSize(window, CInt(clamping: most.width), CInt(clamping: most.height))
        SDL_SetWindowMinimumSize(window, CInt(clamping: least.width), CInt(clamping: least.height))
    }

    package func showTextInput(_ input: ScreenTextInput?) {
        textInput.show(input)
        applyTextInput()
    }

    package func endComposition() {
        wakeTimer = nil
        if hasKeyboard { SDLTextInput.restart() }
    }

    private var hasKeyboard: Bool {
        window != nil && SDL_GetKeyboardFocus() == window
    }

    private func applyTextInput() {
        guard hasKeyboard else { return }
        if let waiting = textInput.apply(scale: size.scale) { reader.expectKeysWithoutText(waiting) }
    }

    package func show(_ surface: PixelSurface, damage: [PixelRect]) {
        guard let window else { return }
        guard let target = SDL_GetWindowSurface(window) else {
            return Log.screens.error("The window cannot be drawn: \(SDLVideo.lastError)")
        }
        let damage = isShown(surface) ? damage : [surface.bounds]
        guard let image else { return }
        let visible = PixelRect(x: 0, y: 0, width: Int(target.pointee.w), height: Int(target.pointee.h))
        var rects: [SDL_Rect] = []
        for part in damage {
            let part = part.intersection(surface.bounds).intersection(visible)
            guard !part.isEmpty else { continue }
            var source = SDL_Rect(x: CInt(part.x), y: CInt(part.y), w: CInt(part.width), h: CInt(part.height))
            var destination = source
            SDL_UpperBlit(image.pointer, &source, target, &destination)
            rects.append(source)
        }
        if !rects.isEmpty { SDL_UpdateWindowSurfaceRects(window, rects, CInt(rects.count)) }
    }

    package var clipboards: Set<ScreenClipboard> { Set(ScreenClipboard.allCases) }

    /// SDL's, as long as the window is there.
    private var clipboard: SDLClipboard? { window == nil ? nil : SDLVideo.current?.clipboard }

    package func offer(_ text: String, on clipboard: ScreenClipboard, isLocal: Bool) {
        self.clipboard?.offer(text, on: clipboard)
    }

    package func hasText(on clipboard: ScreenClipboard) -> Bool {
        self.clipboard?.hasText(on: clipboard) ?? false
    }

    package func text(on clipboard: ScreenClipboard) -> String? {
        self.clipboard?.text(on: clipboard)
    }

    package func close() {
        wasOpened = true
        guard let window else { return }
        self.window = nil
        wakeTimer = nil
        image = nil
        SDLVideo.current?.remove(window)
        SDL_DestroyWindow(window)
        SDLVideo.current?.stopIfUnused()
    }

    /// Makes sure that `image` stands for the surface.
    ///
    /// - Returns: Whether it did before.
    private func isShown(_ surface: PixelSurface) -> Bool {
        if let image, image.surface === surface { return true }
        image = SDLImage(surface)
        return false
    }

    // MARK: Events

    func receive(_ event: SDL_Event) {
        if SDL_EventType(event.type) == SDL_WINDOWEVENT {
            receive(event.window)
        } else {
            for event in reader.events(from: event) { send(event) }
        }
    }

    func send(_ event: ScreenEvent) {
        guard window != nil else { return }
        follow(event)
        delegate?.screen(self, didReceive: event)
    }

    private static let compositionInterval = Duration.milliseconds(30)

    /// Wakes the loop as long as something is put in, so that SDL looks at what the input method says. SDL cannot wake it: it has a connection
    /// to IBus of its own, whose descriptor it keeps to itself, and reads it when it is asked for events.
    private func follow(_ event: ScreenEvent) {
        switch event {
        case .marked(let marked) where !marked.text.isEmpty:
            let interval = Self.compositionInterval
            wakeTimer = wakeTimer ?? loop.schedule(after: interval, repeating: interval) {}
        case .marked, .text, .focus(false): wakeTimer = nil
        default: break
        }
    }

    private func receive(_ event: SDL_WindowEvent) {
        switch SDL_WindowEventID(UInt32(event.event)) {
        case SDL_WINDOWEVENT_SIZE_CHANGED:
            let before = size
            readSize()
            if size != before { send(.resized(size)) }
        case SDL_WINDOWEVENT_EXPOSED:
            send(.exposed([PixelRect(x: 0, y: 0, width: size.width, height: size.height)]))
        case SDL_WINDOWEVENT_LEAVE: send(reader.pointerLeft)
        case SDL_WINDOWEVENT_FOCUS_GAINED:
            textInput.forgetPlace()
            applyTextInput()
            if clipboard?.didGetFocus() == true { send(.clipboardChanged) }
            send(.focus(true))
        case SDL_WINDOWEVENT_FOCUS_LOST: send(.focus(false))
        case SDL_WINDOWEVENT_CLOSE: send(.closeRequested)
        default: break
        }
    }

    private func readSize() {
        guard let window else { return }
        var width: CInt = 0
        var height: CInt = 0
        SDL_GetWindowSize(window, &width, &height)
        size = ScreenSize(width: Int(width), height: Int(height), scale: size.scale)
    }
}
