import QuartzCore
import Testing

@Suite("Pace and time of animations") struct TimingTests {
    @Test("A curve begins at 0, ends at 1, and passes through the points of its Bezier curve")
    func curve() {
        for curve in [TimingCurve.linear, .easeIn, .easeOut, .easeInOut, .standard] {
            #expect(curve.progress(at: -1) == 0)
            #expect(curve.progress(at: 0) == 0)
            #expect(curve.progress(at: 1) == 1)
            #expect(curve.progress(at: 2) == 1)
        }
        #expect(TimingCurve.linear.progress(at: 0.3) == 0.3)
        // By symmetry, and from the curve's own formula at t = 1/2.
        #expect(abs(TimingCurve.easeInOut.progress(at: 0.5) - 0.5) < 1e-9)
        let middle = (3 * 0.25 * 0.5 * 0.42 + 3 * 0.5 * 0.25 * 1 + 0.125, 3 * 0.5 * 0.25 * 1 + 0.125)
        #expect(abs(TimingCurve.easeIn.progress(at: middle.0) - middle.1) < 1e-9)
        #expect(TimingCurve.easeIn.progress(at: 0.25) < 0.25)
        #expect(TimingCurve.easeOut.progress(at: 0.25) > 0.25)
    }

    @Test("What is not a number in a curve does no harm")
    func badCurve() {
        let curve = TimingCurve(.nan, .infinity, -3, .nan)
        #expect(curve == TimingCurve(0, 0, 0, 0))
        #expect((0...1).contains(curve.progress(at: 0.5)))
    }

    @Test(
        "A spring starts at its beginning with its velocity and comes to rest at 1",
        arguments: [(5.0, 0.0), (10, 3), (20, 0), (20, -2), (80, 5)])
    func spring(damping: Double, velocity: Double) {
        let spring = Spring(mass: 1, stiffness: 100, damping: damping, initialVelocity: velocity)
        #expect(spring.progress(at: 0) == 0)
        let step = 1e-5
        #expect(abs(spring.progress(at: step) / step - velocity) < 0.01)
        let settled = spring.settlingDuration
        for time in stride(from: settled, to: settled * 3, by: settled / 50) {
            #expect(abs(spring.progress(at: time) - 1) < 0.0011)
        }
        // It obeys x'' = -k (x - 1) - c x'.
        for time in [0.05, 0.2, 0.5] {
            let (before, here, after) = (
                spring.progress(at: time - step * 10), spring.progress(at: time), spring.progress(at: time + step * 10)
            )
            let speed = (after - before) / (20 * step)
            let acceleration = (after - 2 * here + before) / (100 * step * step)
            #expect(abs(acceleration - (-100 * (here - 1) - damping * speed)) < 0.5)
        }
    }

    @Test("A spring that is to settle within a time has done so", arguments: [0.3, 0.6, 0.9, 1])
    func settling(ratio: Double) {
        let spring = Spring(settlingWithin: 0.8, dampingRatio: ratio, initialVelocity: 0)
        #expect(abs(spring.progress(at: 0.8) - 1) < 0.0015)
        #expect(abs(spring.progress(at: 0.2) - 1) > 0.005)
    }

    @Test("Runs, turns back and ends as CAMediaTiming says")
    func place() {
        func fraction(_ timing: AnimationTiming, _ time: Double) -> Double? { timing.place(at: time)?.fraction }
        let plain = AnimationTiming(begin: 10, duration: 2)
        #expect(fraction(plain, 9) == nil)
        #expect(fraction(plain, 10) == 0)
        #expect(fraction(plain, 11) == 0.5)
        #expect(fraction(plain, 12) == nil)
        #expect(plain.end == 12)

        let filled = AnimationTiming(begin: 10, duration: 2, fillsBackwards: true, fillsForwards: true)
        #expect(fraction(filled, 0) == 0)
        #expect(fraction(filled, 99) == 1)

        let there = AnimationTiming(begin: 0, duration: 1, repeatCount: 2, autoreverses: true, fillsForwards: true)
        #expect(fraction(there, 1) == 1)
        #expect(fraction(there, 1.25) == 0.75)
        #expect(fraction(there, 2.5) == 0.5)
        #expect(fraction(there, 4) == 0)
        #expect(there.end == 4)

        let fast = AnimationTiming(begin: 10, duration: 2, rate: 4, offset: 1)
        #expect(fraction(fast, 10.125) == 0.75)
        #expect(fast.end == 10.25)

        let backwards = AnimationTiming(begin: 10, duration: 2, rate: -1, offset: 2)
        #expect(fraction(backwards, 10.5) == 0.75)
        #expect(backwards.end == 12)

        let half = AnimationTiming(begin: 0, duration: 1, repeatCount: 1.5, fillsForwards: true)
        #expect(fraction(half, 9) == 0.5)
        #expect(AnimationTiming(begin: 0, duration: 1, repeatCount: .infinity).end == nil)
        #expect(AnimationTiming(begin: 11, duration: 2, rate: 0, offset: 1).place(at: 1000)?.fraction == 0.5)
    }

    @Test("A transform turns by the shorter way, and what it turns keeps its size")
    func turning() {
        let from = CGAffineTransform(rotationAngle: 3)
        let middle = AnimatableValue.transform(from)
            .interpolated(to: .transform(CGAffineTransform(rotationAngle: -3)), at: 0.5)
        guard case .transform(let transform) = middle else {
            Issue.record("another kind of value")
            return
        }
        #expect(abs(transform.determinant - 1) < 1e-9)
        #expect(abs(transform.a + 1) < 1e-9)
    }

    @Test("A transform that is scaled to nothing grows without turning")
    func fromNothing() {
        let middle = AnimatableValue.transform(CGAffineTransform(scaleX: 0, y: 0))
            .interpolated(to: .transform(CGAffineTransform(rotationAngle: 1)), at: 0.5)
        let expected = CGAffineTransform(rotationAngle: 1).scaledBy(x: 0.5, y: 0.5)
        guard case .transform(let transform) = middle else {
            Issue.record("another kind of value")
            return
        }
        #expect(abs(transform.a - expected.a) < 1e-9)
        #expect(abs(transform.b - expected.b) < 1e-9)
        #expect(abs(transform.d - expected.d) < 1e-9)
    }

    @Test("A colour that comes out of nothing has its own hue from the start")
    func fromClear() {
        let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        let clear = CGColor(gray: 0, alpha: 0)
        #expect(
            AnimatableValue.color(clear).interpolated(to: .color(red), at: 0.25)
                == .color(CGColor(red: 1, green: 0, blue: 0, alpha: 0.25)))
        #expect(
            AnimatableValue.color(nil).interpolated(to: .color(red), at: 0.5)
                == .color(CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)))
    }
}
