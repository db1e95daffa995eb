/// Everything that a host may say to a plugin. Requests are imperative.
package enum HostToPlugin: Hashable, Sendable {
    case session(SessionRequest)
    case scene(SceneRequest)
    case input(InputRequest)
}

extension HostToPlugin: MessageBody {
    package var family: any MessageFamily {
        switch self {
        case .session(let request): request
        case .scene(let request): request
        case .input(let request): request
        }
    }

    package var rules: MessageRules {
        switch self {
        case .session(let request): MessageRules(request)
        case .scene(let request): MessageRules(request)
        case .input(let request): MessageRules(request)
        }
    }
}
