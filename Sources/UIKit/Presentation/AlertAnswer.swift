/// What a key, or a touch outside of the surface, does to an alert.
package enum AlertAnswer: Hashable, Sendable {
    /// The action with this index is chosen.
    case action(Int)
    /// The alert ends, and no action is chosen.
    case end
}

extension AlertContent {
    /// The answer of the Return key whatever has the focus: the preferred action; nil where there is none that is enabled.
    package var answerToReturn: AlertAnswer? {
        guard style == .alert, let preferred = actions.firstIndex(where: \.isPreferred) else { return nil }
        return actions[preferred].isEnabled ? .action(preferred) : nil
    }

    /// The answer of the Return key while no button has the focus: the only action.
    package var answerToReturnWithoutFocus: AlertAnswer? {
        if let answer = answerToReturn { return answer }
        return actions.count == 1 && actions[0].isEnabled ? .action(0) : nil
    }

    /// The answer of the Return key in the last text field: the preferred action, or else the first that neither cancels nor destroys; nil
    /// where that one cannot be chosen now.
    package var answerToReturnInField: AlertAnswer? {
        if actions.contains(where: \.isPreferred) { return answerToReturn }
        guard let first = actions.firstIndex(where: { $0.style == .default }) else { return answerToReturnWithoutFocus }
        return actions[first].isEnabled ? .action(first) : nil
    }

    /// The answer of the Escape key: the action that cancels; in an alert the only action, unless it is destructive; an action sheet ends.
    /// An alert in which nothing can be chosen ends too, so that nobody is held by it. Nil where the alert has to be answered.
    package var answerToEscape: AlertAnswer? {
        guard actions.contains(where: \.isEnabled) else { return .end }
        if let cancel { return actions[cancel].isEnabled ? .action(cancel) : nil }
        if style == .actionSheet { return .end }
        return actions.count == 1 && actions[0].style != .destructive ? .action(0) : nil
    }

    /// The answer of a touch beside the surface: an action sheet is cancelled, an alert stays.
    package var answerToOutsideTouch: AlertAnswer? {
        style == .actionSheet ? answerToEscape : nil
    }
}
