/// An action, or a target and its method, that a control or a gesture recogniser calls.
enum EventHandler {
    case action(UIAction)
    case target(TargetAction)

    var action: UIAction? {
        if case .action(let action) = self { action } else { nil }
    }

    var target: TargetAction? {
        if case .target(let target) = self { target } else { nil }
    }
}
