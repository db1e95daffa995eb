import LayerRenderer

/// A screen without a window, for tests and scripts: it keeps what was shown and takes events from its owner.
@MainActor package final class OffscreenScreen: Screen {
    /// One call of `show(_:damage:)`.
    package struct Frame: Hashable {
        package let width: Int
        package let height: Int
        package let damage: [PixelRect]
    }

    package private(set) var size: ScreenSize
    package weak var delegate: (any ScreenDelegate)?
    package var title: String
    package private(set) var isOpen = false
    /// The surface that was shown last, the very object and not a copy; nil before the first time.
    package private(set) var surface: PixelSurface?
    /// The most frames that are kept: a program may run without a window for days.
    package static let mostFrames = 256

    /// The frames that were shown since `forgetFrames()`, oldest first; of very many only the last `mostFrames`.
    package private(set) var frames: [Frame] = []

    /// The text on its clipboards: what was offered last, or what a test has put there, which injects `.clipboardChanged` then.
    package var clipboardTexts: [ScreenClipboard: String] = [:]

    /// The last state of the text that is typed into; nil also before any was told.
    package private(set) var textInput: ScreenTextInput?
    /// The number of times that the text of an input method was to be forgotten.
    package private(set) var endedCompositions = 0

    private var wasClosed = false

    package init(size: ScreenSize, title: String = "") {
        self.size = size
        self.title = title
    }

    package func open() throws(ScreenError) {
        guard !isOpen, !wasClosed else { throw .notReopenable() }
        isOpen = true
    }

    package func show(_ surface: PixelSurface, damage: [PixelRect]) {
        guard isOpen else { return }
        self.surface = surface
        let damage = damage.map { $0.intersection(surface.bounds) }.filter { !$0.isEmpty }
        if frames.count == Self.mostFrames { frames.removeFirst() }
        frames.append(Frame(width: surface.width, height: surface.height, damage: damage))
    }

    package var clipboards: Set<ScreenClipboard> { Set(ScreenClipboard.allCases) }

    package func offer(_ text: String, on clipboard: ScreenClipboard, isLocal: Bool) {
        if isOpen { clipboardTexts[clipboard] = text.isEmpty ? nil : text }
    }

    package func hasText(on clipboard: ScreenClipboard) -> Bool { clipboardTexts[clipboard] != nil }

    package func text(on clipboard: ScreenClipboard) -> String? { clipboardTexts[clipboard] }

    package func showTextInput(_ input: ScreenTextInput?) {
        textInput = input
    }

    package func endComposition() {
        endedCompositions += 1
    }

    package func close() {
        isOpen = false
        wasClosed = true
        surface = nil
    }

    /// Empties `frames`, so that a test sees only what comes after.
    package func forgetFrames() {
        frames = []
    }

    /// Tells the delegate of an event at once, as if it had come from outside. `.resized` changes `size` first.
    package func inject(_ event: ScreenEvent) {
        guard isOpen else { return }
        if case .resized(let size) = event { self.size = size }
        delegate?.screen(self, didReceive: event)
    }
}
