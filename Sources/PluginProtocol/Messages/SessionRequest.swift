/// What a host says about the session itself.
package enum SessionRequest: Hashable, Sendable {
    /// Opens the session.
    case welcome(Welcome)
    case refused(Refusal)
    /// Asks the plugin's main thread for a sign of life.
    case ping
    /// Asks the plugin to end; the host uses force after `grace`.
    case stop(grace: Duration)
    /// Something that a plugin under test is to do; only where `trace` was granted.
    case performDebugCommand(String)
    /// What a container is now in which the plugin has scenes.
    case updateContainer(SceneContainer)
    /// Gives the plugin the memory of a surface, whose descriptor comes along.
    case attachSurface(SurfaceID)
    /// There is no memory for a surface; with a sentence for a person.
    case declineSurface(SurfaceID, reason: String)
}

extension SessionRequest: MessageFamily {
    package var lane: Lane? {
        switch self {
        case .refused: nil
        case .welcome, .ping, .stop, .performDebugCommand, .updateContainer, .attachSurface, .declineSurface: .control
        }
    }

    package var scene: Presence {
        .forbidden
    }

    package var opensSession: Bool {
        if case .welcome = self { true } else { false }
    }

    package var capability: Capability? {
        switch self {
        case .performDebugCommand: .trace
        case .updateContainer: .containers
        case .attachSurface, .declineSurface: .surfaces
        case .welcome, .refused, .ping, .stop: nil
        }
    }

    package var name: String {
        switch self {
        case .welcome: "Welcome"
        case .refused: "Refused"
        case .ping: "Ping"
        case .stop: "Stop"
        case .performDebugCommand: "PerformDebugCommand"
        case .updateContainer: "UpdateContainer"
        case .attachSurface: "AttachSurface"
        case .declineSurface: "DeclineSurface"
        }
    }

    package var parts: [String] {
        switch self {
        case .welcome(let welcome): ["version: \(welcome.version)", "epoch: \(welcome.epoch)"]
        case .refused(let refusal): [refusal.description]
        case .stop(let grace): ["grace: \(grace)"]
        case .performDebugCommand(let command): [command]
        case .updateContainer(let container): [container.description]
        case .attachSurface(let surface): ["\(surface)"]
        case .declineSurface(let surface, let reason): ["\(surface)", reason]
        case .ping: []
        }
    }
}
