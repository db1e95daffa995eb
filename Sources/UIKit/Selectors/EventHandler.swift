/// Somebody who is told by a control or a gesture recogniser.
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
