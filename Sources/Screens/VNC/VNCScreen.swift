import CoreGraphics
import Diagnostics
import LayerRenderer
import MainLoop

/// A window that is shown and used over the network: by RFB, the protocol of VNC viewers, and on the same port by RFB
/// in WebSockets, the way of noVNC in a browser.
///
/// Several viewers may look and type at the same time. A viewer that leaves lets go of what it held down.
@MainActor package final class VNCScreen: Screen {
    package private(set) var size: ScreenSize
    package weak var delegate: (any ScreenDelegate)?
    /// Viewers are told the title when they connect, at most 127 bytes of it.
    package var title: String {
        didSet { server?.record.setTitle(title) }
    }

    /// The TCP port that viewers connect to; nil unless the screen is open.
    package var port: Int? { server?.listener.port }
    /// The TCP port of the page for browsers that belongs to this screen; nil while there is none. Only that page, and
    /// those of `VNCOptions.allowedOrigins`, may connect by WebSocket. To be set while the screen is open.
    package var pagePort: Int? {
        get { server?.state.withLock { $0.pages.ownPort } }
        set { server?.state.withLock { $0.pages.ownPort = newValue } }
    }

    /// Whether a viewer is connected.
    package var isWatched: Bool { !watchers.isEmpty }

    private let options: VNCOptions
    private let loop: MainLoop
    private var server: VNCServer?
    private var inputRegistration: Registration?
    private var viewers: [UInt64: ViewerInput] = [:]
    /// The viewers that get what is shown.
    private var watchers: Set<UInt64> = []
    private var pendingSize = PendingSize()
    private var pendingAppearance = PendingAppearance()
    private var wishTimer: Registration?
    private let patience: ViewerPatience
    private let memory: MemoryLimit
    private var wasOpened = false
    private var limits: SizeLimits?

    /// The text that was put on the clipboard last, here or by a viewer; nil where that was no text, or one that stays on this machine.
    private var clipboardText: String?

    private static var openScreens: (protected: Int, unprotected: Int) = (0, 0)

    /// - Parameter size: What viewers see until the first surface is shown, which is black.
    package convenience init(
        size: ScreenSize, title: String = "", options: VNCOptions = VNCOptions(), loop: MainLoop = .main
    ) {
        self.init(size: size, title: title, options: options, loop: loop, patience: ViewerPatience(), memory: .current)
    }

    /// - Parameters:
    ///   - patience: How long viewers may take for what.
    ///   - memory: Of which a part bounds what viewers may wish for.
    init(
        size: ScreenSize, title: String, options: VNCOptions, loop: MainLoop, patience: ViewerPatience,
        memory: MemoryLimit
    ) {
        self.size = size
        self.title = title
        self.options = options
        self.loop = loop
        self.patience = patience
        self.memory = memory
    }

    isolated deinit {
        close()
    }

    package func open() throws(ScreenError) {
        guard !wasOpened else { throw .notReopenable() }
        try checkProtection()
        let server = try VNCServer(size: size, title: title, options: options, patience: patience, memory: memory)
        do throws(MainLoopError) {
            inputRegistration = try loop.watch(server.inputs.event, for: .read) { [weak self] _ in
                self?.deliverInputs()
            }
        } catch {
            server.stop()
            throw ScreenError(.outOfResources, "The VNC server's input cannot be watched.", cause: "\(error)")
        }
        wasOpened = true
        self.server = server
        count(1)
        Log.screens.notice("The window is served at \(options.address) port \(server.listener.port) (VNC).")
    }

    package func show(_ surface: PixelSurface, damage: [PixelRect]) {
        guard let server else { return }
        guard WishLimit.isServable(width: surface.width, height: surface.height) else {
            Log.screens.error("A surface of \(surface.width)x\(surface.height) pixels is too large for VNC.")
            return
        }
        server.show(surface, damage: damage)
        pendingSize.didShow(at: loop.clock.now)
        (size.width, size.height) = (surface.width, surface.height)
    }

    package func limitSize(to limits: SizeLimits) {
        self.limits = limits
        let allowed = limits.clamped(size)
        guard server != nil, allowed != size else { return }
        pendingSize.wish(width: allowed.width, height: allowed.height, scale: allowed.scale)
        loop.post { [weak self] in self?.grantWishes() }
    }

    package func close() {
        wasOpened = true
        guard let server else { return }
        self.server = nil
        inputRegistration = nil
        wishTimer = nil
        viewers = [:]
        watchers = []
        server.stop()
        count(-1)
    }

    /// Dead keys and Compose sequences of viewers are an input method.
    package func endComposition() {
        for client in viewers.keys { viewers[client]?.endComposition() }
    }

    // MARK: Clipboard

    /// Viewers have one. It holds text.
    package var clipboards: Set<ScreenClipboard> { [.general] }

    package func offer(_ text: String, on clipboard: ScreenClipboard, isLocal: Bool) {
        guard clipboard == .general, let server else { return }
        clipboardText = text.isEmpty || isLocal ? nil : text
        guard let text = clipboardText else { return }
        guard let message = CutText(text) else {
            Log.screens.warning(
                "Viewers are not given a text of \(text.utf8.count) bytes for their clipboards: \(CutText.mostBytes) are the most."
            )
            return
        }
        server.offer(message)
    }

    package func hasText(on clipboard: ScreenClipboard) -> Bool {
        text(on: clipboard) != nil
    }

    package func text(on clipboard: ScreenClipboard) -> String? {
        clipboard == .general ? clipboardText : nil
    }

    /// A viewer has put a text on its clipboard. Viewers also send back what they were given.
    ///
    /// - Returns: Whether it is another than was there.
    private func takeCutText() -> Bool {
        guard let text = server?.inputs.takeCutText(), !text.isEmpty, text != clipboardText else { return false }
        clipboardText = text
        return true
    }

    // MARK: Input

    private func deliverInputs() {
        guard let entries = server?.inputs.takeAll() else { return }
        for entry in entries {
            for event in events(of: entry) {
                // The delegate may have closed the screen at the event before.
                guard server != nil else { return }
                delegate?.screen(self, didReceive: event)
            }
        }
        grantWishes()
    }

    // MARK: Wishes

    private func grantWishes() {
        guard server != nil else { return }
        let now = loop.clock.now
        if let appearance = pendingAppearance.take(at: now) {
            delegate?.screen(self, didReceive: .appearance(appearance))
        }
        if let wish = pendingSize.take(at: now) { resize(to: wish) }
        // The delegate may have closed the screen.
        guard server != nil else { return }
        guard let deadline = [pendingSize.deadline, pendingAppearance.deadline].compactMap({ $0 }).min() else { return }
        wishTimer = loop.schedule(at: deadline) { [weak self] in
            self?.wishTimer = nil
            self?.grantWishes()
        }
    }

    private func resize(to wish: (width: Int, height: Int, scale: CGFloat?)) {
        let asked = ScreenSize(width: wish.width, height: wish.height, scale: wish.scale ?? size.scale)
        // A page and most viewers show a window that is larger than they are made smaller.
        let wished = limits?.clamped(asked) ?? asked
        guard wished != size else {
            // Nothing will be shown for it.
            pendingSize.didShow(at: loop.clock.now)
            return
        }
        size = wished
        delegate?.screen(self, didReceive: .resized(size))
    }

    private func consider(_ wish: PageWish) {
        let following = options.following
        if following.contains(.appearance), let appearance = wish.appearance { pendingAppearance.wish(appearance) }
        guard let limit = server?.wishLimit, let wished = wish.size(instead: size, following, within: limit) else {
            return
        }
        pendingSize.wish(width: wished.width, height: wished.height, scale: wished.scale)
    }

    private func events(of entry: VNCInputQueue.Entry) -> [ScreenEvent] {
        var viewer = viewers[entry.client] ?? ViewerInput()
        defer { viewers[entry.client] = viewer }
        switch entry.kind {
        case .key(let keysym, let isDown):
            return viewer.key(keysym, isDown: isDown, at: entry.timestamp)
        case .pointer(let mask, let x, let y):
            let position = size.point(x: min(max(x, 0), size.width - 1), y: min(max(y, 0), size.height - 1))
            return viewer.pointer(mask: mask, at: position, timestamp: entry.timestamp)
        case .desktopSize(let width, let height):
            pendingSize.wish(width: width, height: height)
            return []
        case .page(let wish):
            consider(wish)
            return []
        case .cutText:
            return takeCutText() ? [.clipboardChanged] : []
        case .came:
            watchers.insert(entry.client)
            return watchers.count == 1 ? [.watched] : []
        case .left:
            watchers.remove(entry.client)
            return viewer.cancelEverything(at: entry.timestamp)
        }
    }

    // MARK: Protection

    /// libvncserver has one list of accepted kinds of login for the whole process, and changes it with each viewer: while
    /// a viewer of an open screen connects, one of a protected screen could get in without its password.
    private func checkProtection() throws(ScreenError) {
        let others = options.password == nil ? Self.openScreens.protected : Self.openScreens.unprotected
        guard others == 0 else {
            throw ScreenError(
                .mixedProtection,
                "This process already serves a window \(options.password == nil ? "with" : "without") a password; serve "
                    + "all of its windows with one, or none of them.")
        }
    }

    private func count(_ change: Int) {
        if options.password == nil {
            Self.openScreens.unprotected += change
        } else {
            Self.openScreens.protected += change
        }
    }
}
