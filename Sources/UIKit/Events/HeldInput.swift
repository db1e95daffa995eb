/// A touch or a press, which goes on while somebody far away is asked about it.
///
/// UIKit has one object for a finger or a key from its beginning to its end, which says how things stand. Whoever passes an
/// event on later than it came has to show it as it was then: else a key that was released meanwhile never went down.
@MainActor package protocol HeldInput: AnyObject {
    /// What the object says that is different in another event.
    associatedtype Moment

    var moment: Moment { get set }
}

extension HeldInput {
    /// - Returns: `body`, which finds `inputs` as they are now whenever it is called. Afterwards they are as they were before.
    @specialized(where Self == UITouch)
    package static func capturing(_ inputs: Set<Self>, _ body: @escaping () -> Void) -> () -> Void
    where Self: Hashable {
        let then = inputs.map { ($0, $0.moment) }
        return {
            let now = inputs.map { ($0, $0.moment) }
            for (input, moment) in then { input.moment = moment }
            body()
            for (input, moment) in now { input.moment = moment }
        }
    }
}

extension UIPress: HeldInput {
    package var moment: Phase {
        get { phase }
        set { phase = newValue }
    }
}

extension UITouch: HeldInput {
    package struct Moment {
        fileprivate let phase: Phase
        fileprivate let timestamp: TimeInterval
        fileprivate let tapCount: Int
        fileprivate let location: CGPoint
        fileprivate let previousLocation: CGPoint
    }

    package var moment: Moment {
        get {
            Moment(
                phase: phase, timestamp: timestamp, tapCount: tapCount, location: location,
                previousLocation: previousLocation)
        }
        set {
            phase = newValue.phase
            timestamp = newValue.timestamp
            tapCount = newValue.tapCount
            location = newValue.location
            previousLocation = newValue.previousLocation
        }
    }
}
