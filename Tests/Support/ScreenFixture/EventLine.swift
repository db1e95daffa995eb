import Foundation
import Screens

/// One event as one line.
enum EventLine {
    static func text(of event: ScreenEvent) -> String {
        switch event {
        case .pointer(let event):
            "pointer \(phase(event.phase)) \(place(event.position)) buttons=\(event.buttons) modifiers=\(event.modifiers)"
        case .scroll(let event):
            "scroll \(place(event.position)) delta=\(number(event.delta.dx)),\(number(event.delta.dy))"
        case .key(let event): key(event)
        case .text(let text): "text \(text)"
        case .marked(let marked): "marked \(marked.text) \(marked.selection)"
        case .resized(let size): "resized \(size)"
        case .appearance(let appearance): "appearance \(appearance)"
        case .exposed(let rects): "exposed \(rects.count)"
        case .watched: "watched"
        case .focus(let hasFocus): "focus \(hasFocus)"
        case .clipboardChanged: "clipboardChanged"
        case .closeRequested: "closeRequested"
        }
    }

    private static func key(_ event: KeyEvent) -> String {
        let direction = event.isDown ? event.isRepeat ? "repeat" : "down" : event.isCancelled ? "cancelled" : "up"
        let usage = String(event.usage.rawValue, radix: 16)
        return "key \(direction) 0x\(usage) characters=\(event.characters.debugDescription) "
            + "ignoring=\(event.charactersIgnoringModifiers.debugDescription) modifiers=\(event.modifiers)"
    }

    private static func phase(_ phase: PointerEvent.Phase) -> String {
        switch phase {
        case .moved: "moved"
        case .pressed(let button): "pressed \(button)"
        case .released(let button): "released \(button)"
        case .cancelled(let button): "cancelled \(button)"
        case .left: "left"
        }
    }

    private static func place(_ point: CGPoint) -> String {
        "\(number(point.x)),\(number(point.y))"
    }

    private static func number(_ value: CGFloat) -> String {
        value == value.rounded() ? "\(Int(value))" : "\(value)"
    }
}
