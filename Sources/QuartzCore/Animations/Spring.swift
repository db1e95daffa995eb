import Foundation

/// A weight on a spring that is let go at a distance of 1 from its rest: the damped harmonic oscillator.
package struct Spring: Hashable, Sendable {
    package let mass: Double
    package let stiffness: Double
    package let damping: Double
    /// In distances per second, towards the rest.
    package let initialVelocity: Double

    /// Mass and stiffness that are not above 0 count as 1, and other numbers that are not finite, or a negative damping,
    /// as 0.
    package init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double) {
        self.mass = mass > 0 && mass.isFinite ? mass : 1
        self.stiffness = stiffness > 0 && stiffness.isFinite ? stiffness : 1
        self.damping = damping > 0 && damping.isFinite ? damping : 0
        self.initialVelocity = initialVelocity.isFinite ? initialVelocity : 0
    }

    /// The spring that has come to rest, within a thousandth, after `duration` seconds.
    ///
    /// - Parameter dampingRatio: 1 does not swing over, less does; above 0.
    package init(settlingWithin duration: Double, dampingRatio: Double, initialVelocity: Double) {
        let ratio = min(max(dampingRatio.isFinite ? dampingRatio : 1, 0.01), 1)
        let duration = duration > 0 && duration.isFinite ? duration : 1
        // The swing that is left falls as e^(-ratio * frequency * time); one that does not swing falls slower by the term
        // that is linear in time.
        let decay = ratio < 1 ? Self.rest : Self.restOfCriticalDamping
        let frequency = decay / (ratio * duration)
        self.init(
            mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency, initialVelocity: initialVelocity)
    }

    /// The spring of a `duration` in seconds that people see as its length, whatever it bounces.
    ///
    /// - Parameter bounce: from -1 to 1, above 0 it swings over, below 0 it is slow to come to rest.
    package init(perceptualDuration duration: Double, bounce: Double, initialVelocity: Double) {
        let duration = duration > 0 && duration.isFinite ? duration : 1e-3
        let bounce = bounce.isFinite ? min(max(bounce, -0.99), 1) : 0
        let frequency = 2 * Double.pi / duration
        let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
        self.init(
            mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency, initialVelocity: initialVelocity)
    }

    /// `log(1000)`: what is left is a thousandth.
    private static let rest = 6.907755
    /// The solution of `(1 + x) * exp(-x) == 0.001`.
    private static let restOfCriticalDamping = 9.233413

    private var frequency: Double { (stiffness / mass).squareRoot() }
    private var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

    /// How much of the way is done after `time` seconds: 0 at the start, 1 at rest.
    package func progress(at time: Double) -> Double {
        guard time > 0 else { return 0 }
        let (frequency, ratio) = (frequency, dampingRatio)
        let decay = ratio * frequency
        let left: Double
        if abs(ratio - 1) < 1e-6 {
            left = exp(-frequency * time) * (1 + (frequency - initialVelocity) * time)
        } else if ratio < 1 {
            let swing = frequency * (1 - ratio * ratio).squareRoot()
            left = exp(-decay * time) * (cos(swing * time) + (decay - initialVelocity) / swing * sin(swing * time))
        } else {
            let root = frequency * (ratio * ratio - 1).squareRoot()
            let (slow, fast) = (decay - root, decay + root)
            let share = (fast - initialVelocity) / (2 * root)
            left = share * exp(-slow * time) + (1 - share) * exp(-fast * time)
        }
        return left.isFinite ? 1 - left : 1
    }

    /// The time, in seconds, after which less than a thousandth is left to go. A spring without damping never rests; for
    /// it and what comes near to it an hour is answered.
    package var settlingDuration: Double {
        let (frequency, ratio) = (frequency, dampingRatio)
        // The slowest of the parts that fall exponentially, and by what it begins larger than 1.
        let (rate, start): (Double, Double)
        if ratio < 1 {
            let swing = (1 - ratio * ratio).squareRoot()
            rate = ratio * frequency
            start = 1 + abs(rate - initialVelocity) / max(frequency * swing, 1e-9)
        } else {
            rate = frequency * (ratio - (ratio * ratio - 1).squareRoot())
            start = 2 + abs(initialVelocity) / frequency
        }
        guard rate > 0 else { return Self.longest }
        let time = (Self.rest + log(min(start, 1e6))) / rate
        // At the edge of swinging, time stands as a factor before the exponential.
        let factor = abs(ratio - 1) < 0.05 ? Self.restOfCriticalDamping / Self.rest : 1
        return min(time * factor, Self.longest)
    }

    private static let longest = 3600.0
}
