import LayerRenderer
import Screens
import UIKit

/// Shows the windows of one `UIScreen` on one screen: draws their layers, and turns what the user does into UIKit events.
///
/// A window fills the screen; the one that was shown last is the one that is seen and that gets events.
@MainActor package final class WindowPresenter {
    private struct ShownWindow {
        let window: UIWindow
        let renderer: LayerRenderer
    }

    package let screen: any Screen
    package let uiScreen: UIScreen

    /// Called when the user closed the window.
    package var onClose: (() -> Void)?

    private var shown: [ShownWindow] = []
    private let input = InputTranslator()

    /// Takes over `screen`, which the caller opens, and makes `uiScreen` show its windows there.
    package init(screen: any Screen, uiScreen: UIScreen) {
        self.screen = screen
        self.uiScreen = uiScreen
        uiScreen.platform = self
        screen.delegate = self
    }

    /// The window that is seen.
    package var window: UIWindow? {
        shown.last?.window
    }

    /// What is shown now, as a PNG file.
    package func snapshot() throws -> Data? {
        try shown.last?.renderer.pngData()
    }

    private func showTop() {
        frameTimer = nil
        guard let top = shown.last else { return }
        screen.title = top.window.title ?? ""
        top.renderer.invalidate(top.renderer.surface.bounds)
        draw(top)
    }

    private func draw(_ top: ShownWindow) {
        let now = FrameClock.main.now()
        let damage = top.renderer.render(at: now)
        if !damage.isEmpty { screen.show(top.renderer.surface, damage: damage) }
        scheduleFrame(of: top.window, after: now)
    }

    /// In seconds: 60 frames a second, as the screens do that are shown here.
    private static let frameInterval = 1.0 / 60
    private var frameTimer: AnyObject?

    /// Has the window drawn again when its animations have gone on. Without animations there is no timer,
    /// nor while nobody looks.
    ///
    /// Frames that take long to draw come less often: at least half of the time is left for everything else.
    ///
    /// - Parameter start: when the drawing of this frame began.
    private func scheduleFrame(of window: UIWindow, after start: Double) {
        guard screen.isWatched, let next = window.layerTree.nextFrame(after: start, interval: Self.frameInterval) else {
            frameTimer = nil
            return
        }
        let now = FrameClock.main.now()
        let delay = max(next - now, now - start, 0)
        frameTimer = FrameClock.main.schedule(seconds: delay) { [weak window] in
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

    private func resize(to size: ScreenSize) {
        uiScreen.update(
            size: size.sizeInPoints,
            traits: uiScreen.traitCollection.modifyingTraits { $0.displayScale = size.scale })
        for entry in shown {
            entry.renderer.resize(width: size.width, height: size.height, scale: size.scale)
            entry.window.resize(to: size.sizeInPoints)
        }
        if let top = shown.last {
            UpdateCycle.main.afterUpdate { [weak self] in
                if self?.shown.last?.window === top.window { self?.draw(top) }
            }
        }
    }
}

extension WindowPresenter: WindowPlatform {
    package func show(_ window: UIWindow) {
        guard !shown.contains(where: { $0.window === window }) else { return }
        let size = screen.size
        let renderer = LayerRenderer(
            tree: window.layerTree, width: size.width, height: size.height, scale: size.scale,
            background: CGColor(gray: 0, alpha: 1))
        shown.append(ShownWindow(window: window, renderer: renderer))
        // The window that is covered now has no more frames.
        frameTimer = nil
        window.onTitleChange = { [weak self, weak window] title in
            guard let self, self.window === window else { return }
            screen.title = title ?? ""
        }
        screen.title = window.title ?? ""
    }

    package func hide(_ window: UIWindow) {
        window.onTitleChange = nil
        let wasTop = self.window === window
        shown.removeAll { $0.window === window }
        if wasTop { showTop() }
    }

    package func commit(_ window: UIWindow) {
        guard let entry = shown.first(where: { $0.window === window }) else { return }
        if window === self.window {
            draw(entry)
        } else {
            // Keeps the picture up to date for the moment at which the window is uncovered.
            _ = entry.renderer.render()
        }
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
            if let top = shown.last { screen.show(top.renderer.surface, damage: rects) }
        case .watched:
            window?.layerTree.requestFrame()
        case .focus(let hasFocus):
            hasFocus ? UIApplication.shared.becomeActive() : UIApplication.shared.resignActive()
        case .closeRequested:
            onClose?()
        case .pointer, .scroll, .key, .text:
            if let window { input.deliver(event, to: window) }
        }
    }
}
