/// What became of input.
package enum InputReport: Hashable, Sendable {
    /// Answers touches, presses and scrolling.
    case inputWasHandled(InputAnswer)
}

extension InputReport: MessageFamily {
    package var reply: Presence {
        .required
    }

    package var name: String {
        switch self {
        case .inputWasHandled: "InputWasHandled"
        }
    }

    package var parts: [String] {
        switch self {
        case .inputWasHandled(let answer): [answer.description]
        }
    }
}
