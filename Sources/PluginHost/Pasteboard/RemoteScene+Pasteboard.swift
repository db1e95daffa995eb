import PluginProtocol
import UIKit

/// The host's pasteboard, as far as the scene has to do with it.
extension RemoteScene {
    /// The host's rule for the scene's pane. A scene without a pane may do nothing.
    var pasteboardPolicy: PasteboardPolicy {
        controller?.pasteboardPolicy ?? .never
    }

    /// Tells the plugin which types lie there: the scene has got the keyboard.
    func tellPasteboard() {
        open?.connection.pasteboard?.tell(self)
    }

    /// Tells the plugin what lies there, ahead of keys by which the user pastes.
    func tellPasteboard(before presses: Set<UIPress>) {
        let isPasting = presses.contains { press in
            press.key.flatMap { EditingKeys.current.command(for: $0) } == .paste
        }
        if isPasting { open?.connection.pasteboard?.tellAll(self) }
    }

    func receive(_ write: PasteboardWrite) throws(Misbehaviour) {
        guard let connection = open?.connection else { return }
        try connection.check(.pasteboard, of: "SceneDidWritePasteboard")
        try connection.pasteboard?.carryOut(write, of: self)
    }

    func receive(_ request: PasteboardRequestSerial) throws(Misbehaviour) {
        guard let connection = open?.connection else { return }
        try connection.check(.pasteboard, of: "SceneDidRequestPasteboard")
        try connection.pasteboard?.answer(request, of: self)
    }

    func receive(selectedText text: String) throws(Misbehaviour) {
        guard let connection = open?.connection else { return }
        try connection.check(.pasteboard, of: "SceneDidSelectText")
        connection.pasteboard?.select(text, of: self)
    }

    /// Whether the plugin hears of clicks with the middle button.
    var takesMiddleClicks: Bool { open?.connection.pasteboard != nil }

    /// The text that is selected on the desktop, as the plugin is told it with a middle click; nil where it is not.
    var selectedTextForMiddleClick: String? {
        guard pasteboardPolicy != .never, let pasteboard = open?.connection.pasteboard else { return nil }
        return pasteboard.selectedText
    }
}
