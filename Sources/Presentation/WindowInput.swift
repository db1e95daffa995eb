import InputEvents
import Screens
import UIKit

/// Finds out which of a screen's windows an event is for: what a pointer does is for the window under it, to the end for the one that
/// it was pressed in; keys are for the key window.
@MainActor final class WindowInput {
    private let translator = InputTranslator()
    /// In which the pointer was pressed, until it is let go.
    private weak var pressed: UIWindow?
    /// Which the pointer is over.
    private weak var hovered: UIWindow?

    /// - Parameter windows: From behind to the front.
    func deliver(_ event: ScreenEvent, to windows: [ShownWindow]) {
        switch event {
        case .pointer(let pointer): deliver(pointer, to: windows)
        case .scroll(var scroll):
            guard let target = target(at: scroll.position, in: windows) else { return }
            scroll.position = target.inWindow(scroll.position)
            translator.deliver(.scroll(scroll), to: target.window)
        default:
            if let window = receiverOfKeys(in: windows)?.window { translator.deliver(event, to: window) }
        }
    }

    /// The window that keys are for.
    ///
    /// - Parameter windows: From behind to the front.
    func receiverOfKeys(in windows: [ShownWindow]) -> ShownWindow? {
        windows.last { $0.window.isKeyWindow } ?? keyWindow(of: windows)
    }

    /// The key window of the scene, which gets the keys although another scene has the application's key window.
    private func keyWindow(of windows: [ShownWindow]) -> ShownWindow? {
        windows.last { $0.window.windowScene?.keyWindow === $0.window } ?? windows.last { $0.window.canBecomeKey }
    }

    private func deliver(_ event: PointerEvent, to windows: [ShownWindow]) {
        let held = windows.first { $0.window === pressed }
        guard let target = held ?? target(at: event.position, in: windows) else { return leave(for: nil, event) }
        leave(for: target.window, event)
        switch event.phase {
        case .pressed(.primary):
            pressed = target.window
            target.window.makeKey()
        case .released(.primary), .cancelled(.primary): pressed = nil
        default: break
        }
        var event = event
        event.position = target.inWindow(event.position)
        translator.deliver(.pointer(event), to: target.window)
    }

    /// The pointer is over another window, or over none.
    private func leave(for window: UIWindow?, _ event: PointerEvent) {
        if let hovered, hovered !== window { hovered.pointerHover.move(to: nil) }
        hovered = window
    }

    /// The only window there is gets it all; of several the first that has something there.
    private func target(at point: CGPoint, in windows: [ShownWindow]) -> ShownWindow? {
        windows.count < 2 ? windows.last : windows.last { $0.isHit(at: point) }
    }
}
