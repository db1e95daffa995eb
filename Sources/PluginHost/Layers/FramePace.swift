import QuartzCore

/// When a scene may show its next commit: once in a frame of the screen, or at once after it was told something, so that
/// what the user does is answered without a wait. A value that is told the time.
struct FramePace {
    /// The least time between two commits that answer nothing.
    static let frame = FrameClock.frame

    private var lastFrame: Duration?
    private var wasToldSomething = false

    /// Input or a step went to the scene.
    mutating func noteTelling() {
        wasToldSomething = true
    }

    /// Begins a frame of the scene, if one is due.
    ///
    /// - Returns: How long it is until one is due; nil where it has begun.
    mutating func beginFrame(at now: Duration) -> Duration? {
        if let lastFrame, !wasToldSomething {
            let wait = lastFrame + Self.frame - now
            guard wait <= .zero else { return wait }
        }
        wasToldSomething = false
        lastFrame = now
        return nil
    }
}
