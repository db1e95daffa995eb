extension Presentation {
    /// The line of a dump that tells of the presentation: its style, the one that it has passed to for want of room, who presents where
    /// that is another controller than the one that was asked, how far it has come, and where a sheet can rest.
    ///
    /// - Parameter asked: The controller below which the line stands.
    func dumpLine(from asked: UIViewController) -> String {
        let style = controller.presentationStyle
        var line = "presents as \((presented as? UIAlertController)?.styleWords ?? style.words)"
        if effectiveStyle != style { line += ", shown as \(effectiveStyle.words)" }
        if presenter !== asked { line += ", by \(type(of: presenter))" }
        if let word = phase.word { line += ", \(word)" }
        if let sheet = controller as? UISheetPresentationController, let chosen = sheet.chosenRest {
            let names = sheet.rests.enumerated().map { index, rest in
                rest.identifier.word + (index == chosen ? " (chosen)" : "")
            }
            line += ", detents \(names.joined(separator: ", "))"
        }
        return line
    }
}

extension Presentation.Phase {
    fileprivate var word: String? {
        switch self {
        case .presenting: "on its way in"
        case .presented: nil
        case .dismissing: "on its way out"
        case .over: "over"
        }
    }
}

extension UISheetPresentationController.Detent.Identifier {
    /// The name of the detent in a dump: a short word for a detent of the system, and the identifier in quotation marks for any other.
    package var word: String {
        switch self {
        case .medium: "medium"
        case .large: "large"
        default: "\"\(rawValue)\""
        }
    }
}

extension UIModalPresentationStyle {
    /// The style in words that fit behind “as”.
    package var words: String {
        switch self {
        case .fullScreen: "full screen"
        case .pageSheet: "page sheet"
        case .formSheet: "form sheet"
        case .currentContext: "current context"
        case .custom: "custom"
        case .overFullScreen: "over full screen"
        case .overCurrentContext: "over current context"
        case .popover: "popover"
        case .none: "none"
        case .automatic: "automatic"
        }
    }
}

extension UIAlertController {
    fileprivate var styleWords: String {
        guard preferredStyle == .actionSheet else { return "alert" }
        return presentationController is UIPopoverPresentationController ? "action sheet in a popover" : "action sheet"
    }

    /// The words of a dump about an alert beside its title: who asks, the message, and the actions in the order in which they were added.
    var contentDump: String {
        let content = content
        var text = ""
        if let origin { text += " of \"\(origin)\"" }
        if let message = content.message { text += " message \"\(message)\"" }
        let actions = content.actions.map { action in
            let facts = [
                action.style.word, action.isPreferred ? "preferred" : nil, action.isEnabled ? nil : "disabled",
            ].compactMap(\.self)
            return "\"\(action.title)\"" + (facts.isEmpty ? "" : " (\(facts.joined(separator: ", ")))")
        }
        return text + (actions.isEmpty ? " without actions" : " actions \(actions.joined(separator: ", "))")
    }
}

extension UIAlertAction.Style {
    fileprivate var word: String? {
        switch self {
        case .default: nil
        case .cancel: "cancel"
        case .destructive: "destructive"
        }
    }
}
