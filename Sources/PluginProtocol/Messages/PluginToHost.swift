/// Everything that a plugin may say to its host. Reports are in the past tense.
package enum PluginToHost: Hashable, Sendable {
    case session(SessionReport)
    case scene(SceneReport)
    case input(InputReport)
    case content(ContentReport)
}

extension PluginToHost: MessageBody {
    package var family: any MessageFamily {
        switch self {
        case .session(let report): report
        case .scene(let report): report
        case .input(let report): report
        case .content(let report): report
        }
    }

    package var rules: MessageRules {
        switch self {
        case .session(let report): MessageRules(report)
        case .scene(let report): MessageRules(report)
        case .input(let report): MessageRules(report)
        case .content(let report): MessageRules(report)
        }
    }
}
