/// What a plugin says about the session itself.
package enum SessionReport: Hashable, Sendable {
    /// The first message on each lane.
    case hello(Hello)
    case pong
    /// Answers `stop`: nothing follows.
    case willStop
    /// What controllers did, for tests that compare placements.
    case didRecordTrace([String])
    /// Wants memory for a surface.
    case didRequestSurface(SurfaceRequest)
    /// Has the memory, or has found none with the message that gave it.
    case didAttachSurface(SurfaceID, hasMemory: Bool)
    /// Draws in the surface no more, and names it no more.
    case didReleaseSurface(SurfaceID)
}

extension SessionReport: MessageFamily {
    package var lane: Lane? {
        switch self {
        case .hello: nil
        case .pong, .willStop, .didRecordTrace, .didRequestSurface, .didAttachSurface, .didReleaseSurface: .control
        }
    }

    package var scene: Presence {
        switch self {
        case .hello, .pong, .willStop, .didRequestSurface, .didAttachSurface, .didReleaseSurface: .forbidden
        case .didRecordTrace: .optional
        }
    }

    package var reply: Presence {
        switch self {
        case .pong, .willStop: .required
        case .hello, .didRecordTrace, .didRequestSurface, .didAttachSurface, .didReleaseSurface: .optional
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
        case .didRequestSurface: "DidRequestSurface"
        case .didAttachSurface: "DidAttachSurface"
        case .didReleaseSurface: "DidReleaseSurface"
        }
    }

    package var parts: [String] {
        switch self {
        case .hello(let hello): ["\(hello.plugin)", "\(hello.lane)", "\(hello.versions)"]
        case .didRecordTrace(let lines): ["\(lines.count) lines"]
        case .didRequestSurface(let request):
            ["\(request.number)", "\(request.width)x\(request.height)", "\(request.format)"]
        case .didAttachSurface(let surface, let hasMemory): ["\(surface)", "memory: \(hasMemory)"]
        case .didReleaseSurface(let surface): ["\(surface)"]
        case .pong, .willStop: []
        }
    }
}
