/// What a plugin says about the session itself.
package enum SessionReport: Hashable, Sendable {
    /// The first message on each lane.
    case hello(Hello)
    case pong
    /// Answers `stop`: nothing follows.
    case willStop
    /// What controllers did, for tests that compare placements.
    case didRecordTrace([String])
}

extension SessionReport: MessageFamily {
    package var lane: Lane? {
        switch self {
        case .hello: nil
        case .pong, .willStop, .didRecordTrace: .control
        }
    }

    package var scene: Presence {
        switch self {
        case .hello, .pong, .willStop: .forbidden
        case .didRecordTrace: .optional
        }
    }

    package var reply: Presence {
        switch self {
        case .pong, .willStop: .required
        case .hello, .didRecordTrace: .optional
        }
    }

    package var opensSession: Bool {
        if case .hello = self { true } else { false }
    }

    package var name: String {
        switch self {
        case .hello: "Hello"
        case .pong: "Pong"
        case .willStop: "WillStop"
        case .didRecordTrace: "DidRecordTrace"
        }
    }

    package var parts: [String] {
        switch self {
        case .hello(let hello): ["\(hello.plugin)", "\(hello.lane)", "\(hello.versions)"]
        case .didRecordTrace(let lines): ["\(lines.count) lines"]
        case .pong, .willStop: []
        }
    }
}
