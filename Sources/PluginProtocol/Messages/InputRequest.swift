import CoreGraphics
import InputEvents

/// An action of the user in one scene.
package enum InputRequest: Hashable, Sendable {
    case deliverTouches(TouchBatch)
    case deliverScroll(ScrollEvent)
    case scrollLayers([ScrolledLayer])
    case deliverPresses(PressDelivery)
    case insertText(String)
    case deleteBackward
    /// What an input method has put in so far.
    case setMarkedText(MarkedText, CompositionSerial)
    /// What an input method has put in stays as text.
    case unmarkText
    /// On either side of what is marked, or else of the selection, in UTF-16 code units.
    case deleteSurroundingText(before: Int, after: Int)
    case focusScene(Bool)
    /// The pointer moved with no button down; nil: it is above the scene no longer.
    case deliverHover(CGPoint?)
    /// One that the scene has in a bar of the host; or an element of its menu was chosen.
    case tapBarButton(BarButtonID, element: MenuElementID? = nil)
    /// With the secondary button of a pointer.
    case deliverSecondaryClick(CGPoint)
    /// With the middle button of a pointer. The text is the one that is selected on the desktop; nil: the plugin is not told.
    case deliverMiddleClick(CGPoint, selectedText: String?)
}

extension InputRequest: MessageFamily {
    package var capability: Capability? {
        switch self {
        case .insertText, .deleteBackward: .textInput
        case .setMarkedText, .unmarkText, .deleteSurroundingText: .textComposition
        case .deliverMiddleClick: .pasteboard
        case .deliverPresses(let delivery) where delivery.isRepeat: .textComposition
        case .deliverTouches, .deliverScroll, .scrollLayers, .deliverPresses, .focusScene, .deliverHover, .tapBarButton,
            .deliverSecondaryClick:
            nil
        }
    }

    package var name: String {
        switch self {
        case .deliverTouches: "DeliverTouches"
        case .deliverScroll: "DeliverScroll"
        case .scrollLayers: "ScrollLayers"
        case .deliverPresses: "DeliverPresses"
        case .insertText: "InsertText"
        case .deleteBackward: "DeleteBackward"
        case .setMarkedText: "SetMarkedText"
        case .unmarkText: "UnmarkText"
        case .deleteSurroundingText: "DeleteSurroundingText"
        case .focusScene: "FocusScene"
        case .deliverHover: "DeliverHover"
        case .tapBarButton: "TapBarButton"
        case .deliverSecondaryClick: "DeliverSecondaryClick"
        case .deliverMiddleClick: "DeliverMiddleClick"
        }
    }

    /// The words by which a log describes the request. Typed text is not among them, because it may be a password.
    package var parts: [String] {
        switch self {
        case .deliverTouches(let delivery):
            delivery.touches.map { "\($0.id) \($0.phase.rawValue) \(TraceText.point($0.position))" }
        case .deliverScroll(let scroll):
            [
                "position: \(TraceText.point(scroll.position))",
                "delta: \(scroll.delta.dx.shortText),\(scroll.delta.dy.shortText)",
            ]
        case .scrollLayers(let layers):
            layers.map { "\($0.layer.rawValue)\($0.turn.traceWord): \(TraceText.point($0.offset))" }
        case .deliverPresses(let delivery): delivery.presses.map(\.phase.rawValue)
        case .insertText(let text): ["\(text.count) characters"]
        case .setMarkedText(let marked, let number): ["composition: \(number)", "\(marked.text.count) characters"]
        case .deleteSurroundingText(let before, let after): ["before: \(before)", "after: \(after)"]
        case .focusScene(let focused): ["\(focused)"]
        case .deliverHover(let position): [position.map { "position: \(TraceText.point($0))" } ?? "left"]
        case .tapBarButton(let button, let element): ["button: \(button)"] + (element.map { ["element: \($0)"] } ?? [])
        case .deliverSecondaryClick(let position): ["position: \(TraceText.point(position))"]
        case .deliverMiddleClick(let position, let text):
            ["position: \(TraceText.point(position))"] + (text.map { ["\($0.count) characters"] } ?? [])
        case .deleteBackward, .unmarkText: []
        }
    }
}
