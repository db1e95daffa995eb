import LayerRenderer
import Screens
import UIKit

/// Shows the windows of one `UIScreen` on one screen: draws their layers, and turns what the user does into UIKit events.
///
/// Windows lie over each other by their levels, and where those are equal in the order in which they were shown.
@MainActor package final class WindowPresenter {
    package let screen: any Screen
    package let uiScreen: UIScreen

    /// Called when the user closed the window.
    package var onClose: (() -> Void)?

    /// From behind to the front.
    private var shown: [ShownWindow] = []
    /// The first of them that can be seen: what is behind a window that covers all is not drawn.
    private var firstSeen = 0
    private var seen: ArraySlice<ShownWindow> { shown[min(firstSeen, shown.count)...] }
    /// The surface in which several windows are shown over each other; one alone is shown as it was drawn.
    private var stack: SurfaceStack?
    private var isStackBlank = false
    private let input = WindowInput()

    /// Takes over `screen`, which the caller opens, and makes `uiScreen` show its windows there.
    package init(screen: any Screen, uiScreen: UIScreen) {
        self.screen = screen
        self.uiScreen = uiScreen
        uiScreen.platform = self
        screen.delegate = self
        SharedPasteboards.ofProgram.attach(self)
    }

    /// The window in front.
    package var window: UIWindow? {
        shown.last?.window
    }

    /// The pixels that are shown now, as a PNG file.
    package func snapshot() throws -> Data? {
        try shown.isEmpty ? nil : surface?.pngData()
    }

    /// The pixels that are shown now.
    private var surface: PixelSurface? {
        stack?.surface ?? shown.last?.renderer.surface
    }

    private var firstThatIsSeen: Int {
        shown.lastIndex { $0.covers(uiScreen.bounds.size) } ?? 0
    }

    /// Others are there than before, or in another order, or others are seen.
    private func rearrange() {
        firstSeen = firstThatIsSeen
        for (index, entry) in shown.enumerated() {
            entry.isAtTheBack = index <= firstSeen
            // What is covered has no more frames.
            if index < firstSeen { entry.frameTimer = nil }
        }
        stack = seen.count < 2 ? nil : SurfaceStack(width: screen.size.width, height: screen.size.height)
        isStackBlank = stack != nil
        showTitle()
        showTextInput()
    }

    private enum ShownTextInput: Equatable {
        case nothing
        case told(ScreenTextInput?)
    }

    /// The text input that the screen was told of last.
    private var shownTextInput = ShownTextInput.nothing

    /// Tells the screen of the text that is typed into, if that is new.
    private func showTextInput() {
        var new: ScreenTextInput?
        if let entry = input.receiverOfKeys(in: shown), entry.window.textInput.takesText {
            new = ScreenTextInput(caret: entry.window.textInput.state?.caretRect.flatMap { caret(at: $0, in: entry) })
        }
        guard shownTextInput != .told(new) else { return }
        shownTextInput = .told(new)
        screen.showTextInput(new)
    }

    /// The caret in points of the screen; where it is scrolled away, the nearest edge.
    private func caret(at rect: CGRect, in entry: ShownWindow) -> CGRect? {
        guard rect.isFinite else { return nil }
        let origin = entry.window.frame.origin
        return rect.offsetBy(dx: origin.x, dy: origin.y).clamped(to: CGRect(origin: .zero, size: uiScreen.bounds.size))
    }

    private func showTitle() {
        let title = window.flatMap { $0.title ?? $0.windowScene?.title } ?? ""
        if screen.title != title { screen.title = title }
    }

    private func showAll() {
        drawAll()
        if let surface { screen.show(surface, damage: [surface.bounds]) }
    }

    private func drawAll() {
        for entry in seen { draw(entry) }
        if isStackBlank { show([]) }
    }

    private func draw(_ entry: ShownWindow) {
        let now = FrameClock.main.now()
        let damage = entry.renderer.render(at: now)
        if !damage.isEmpty { show(damage) }
        scheduleFrame(of: entry, after: now)
    }

    private func show(_ damage: [PixelRect]) {
        guard let surface else { return }
        let damage = isStackBlank ? [surface.bounds] : damage
        isStackBlank = false
        stack?.compose(seen.map(\.renderer.surface), in: damage)
        screen.show(surface, damage: damage)
    }

    /// Has the window drawn again when its animations have gone on. Without animations there is no timer,
    /// nor while nobody looks.
    ///
    /// Frames that take long to draw come less often: at least half of the time is left for everything else.
    ///
    /// - Parameter start: when the drawing of this frame began.
    private func scheduleFrame(of entry: ShownWindow, after start: Double) {
        let tree = entry.window.layerTree
        guard screen.isWatched, let next = tree.nextFrame(after: start, interval: FrameClock.frameSeconds) else {
            entry.frameTimer = nil
            return
        }
        let now = FrameClock.main.now()
        let delay = max(next - now, now - start, 0)
        entry.frameTimer = FrameClock.main.schedule(seconds: delay) { [weak window = entry.window] in
            window?.layerTree.requestFrame()
        }
    }

    private func change(to appearance: ScreenAppearance) {
        uiScreen.update(
            size: uiScreen.bounds.size,
            traits: uiScreen.traitCollection.modifyingTraits {
                $0.userInterfaceStyle = appearance == .dark ? .dark : .light
            })
    }

    /// Windows that fill the screen go on doing so; the others stay as they are.
    private func resize(to size: ScreenSize) {
        let before = uiScreen.bounds.size
        uiScreen.update(
            size: size.sizeInPoints,
            traits: uiScreen.traitCollection.modifyingTraits { $0.displayScale = size.scale })
        for entry in shown {
            entry.renderer.resize(width: size.width, height: size.height, scale: size.scale)
            if shown.count == 1 || entry.window.bounds.size == before { entry.window.resize(to: size.sizeInPoints) }
        }
        rearrange()
        UpdateCycle.main.afterUpdate { [weak self] in self?.drawAll() }
    }
}

extension WindowPresenter: WindowPlatform {
    package func show(_ window: UIWindow) {
        let size = screen.size
        let known = shown.firstIndex { $0.window === window }.map { shown.remove(at: $0) }
        let entry = known ?? ShownWindow(window, width: size.width, height: size.height, scale: size.scale)
        let place = shown.firstIndex { $0.window.windowLevel > window.windowLevel } ?? shown.endIndex
        shown.insert(entry, at: place)
        window.onTitleChange = { [weak self] in self?.showTitle() }
        rearrange()
        UpdateCycle.main.afterUpdate { [weak self] in known == nil ? self?.drawAll() : self?.showAll() }
    }

    package func hide(_ window: UIWindow) {
        window.onTitleChange = nil
        guard let index = shown.firstIndex(where: { $0.window === window }) else { return }
        shown.remove(at: index)
        rearrange()
        showAll()
    }

    package func commit(_ window: UIWindow) {
        guard let index = shown.firstIndex(where: { $0.window === window }) else { return }
        if shown.count > 1, firstThatIsSeen != firstSeen {
            rearrange()
            showAll()
        } else if index >= firstSeen {
            draw(shown[index])
        } else {
            // Keeps the picture up to date for the moment at which the window is uncovered.
            shown[index].renderer.render()
        }
    }
}

extension WindowPresenter {
    package func limitSize(minimum: CGSize, maximum: CGSize) {
        screen.limitSize(to: SizeLimits(minimum: minimum, maximum: maximum))
    }

    package func textInputDidChange(in window: UIWindow) {
        showTextInput()
    }

    package func endComposition(in window: UIWindow) {
        screen.endComposition()
    }
}

extension WindowPresenter: ScreenDelegate {
    package func screen(_ screen: any Screen, didReceive event: ScreenEvent) {
        switch event {
        case .resized(let size):
            resize(to: size)
        case .appearance(let appearance):
            change(to: appearance)
        case .exposed(let rects):
            if let surface { screen.show(surface, damage: rects) }
        case .watched:
            for entry in seen { entry.window.layerTree.requestFrame() }
        case .focus(let hasFocus):
            UIApplication.shared.screen(uiScreen, hasFocus: hasFocus)
        case .clipboardChanged:
            SharedPasteboards.ofProgram.general.didChange(in: self)
        case .closeRequested:
            onClose?()
        case .pointer, .scroll, .key, .text, .marked:
            input.deliver(event, to: shown)
        }
    }
}
