import QuartzCore
import Testing

@MainActor @Suite("Animations of layers") struct LayerAnimationTests {
    private let root = CALayer()
    private let layer = CALayer()
    private let tree: LayerTree

    init() {
        tree = LayerTree(root: root)
        layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
        layer.position = CGPoint(x: 10, y: 20)
        root.addSublayer(layer)
        _ = tree.takeChanges()
    }

    /// What is shown of a property `time` seconds after the animation began.
    private func shown(_ property: AnimatableProperty, _ time: Double) -> AnimatableValue? {
        tree.present(at: time)
        return layer.presented?[property]
    }

    private func basic(_ keyPath: String, _ change: (CABasicAnimation) -> Void) {
        let animation = CABasicAnimation(keyPath: keyPath)
        animation.duration = 1
        change(animation)
        layer.add(animation, forKey: keyPath)
        tree.startAnimations(at: 0)
    }

    @Test("What a basic animation does not say is what the layer has")
    func missingValues() {
        basic("position.x") {
            $0.fromValue = 50
            $0.toValue = 150
        }
        #expect(shown(.positionX, 0.5) == .number(100))
        basic("position.x") { $0.fromValue = 50 }
        #expect(shown(.positionX, 0.5) == .number(30))
        basic("position.x") { $0.toValue = 50 }
        #expect(shown(.positionX, 0.5) == .number(30))
        basic("position.x") { $0.byValue = 50 }
        #expect(shown(.positionX, 0.5) == .number(35))
        basic("position.x") {
            $0.fromValue = 50
            $0.byValue = 50
        }
        #expect(shown(.positionX, 0.5) == .number(75))
        basic("position.x") {
            $0.toValue = 50
            $0.byValue = 50
        }
        #expect(shown(.positionX, 0.5) == .number(25))
        #expect(layer.position.x == 10)
    }

    @Test("A value set after the animation was added is the one that it goes to")
    func modelSetLater() {
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 1
        fade.duration = 1
        layer.add(fade, forKey: "fade")
        layer.opacity = 0
        tree.startAnimations(at: 0)
        #expect(shown(.opacity, 0.25) == .number(0.75))
    }

    @Test("One that says only where it begins goes to whatever the layer has, when that changes on the way, too")
    func modelSetOnTheWay() {
        basic("opacity") { $0.fromValue = 0 }
        #expect(shown(.opacity, 0.5) == .number(0.5))
        let id = layer.runningAnimations.map(\.id)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.opacity = 0.5
        CATransaction.commit()
        #expect(shown(.opacity, 0.5) == .number(0.25))
        #expect(layer.runningAnimations.map(\.id) == id)
        #expect(shown(.opacity, 0.75) == .number(0.375))
        basic("position.x") {
            $0.fromValue = 0
            $0.toValue = 100
        }
        layer.position.x = 50
        #expect(shown(.positionX, 0.5) == .number(50))
    }

    @Test("An additive transform that says only where it begins comes to what the layer has")
    func additiveTransform() {
        layer.setAffineTransform(CGAffineTransform(scaleX: 4, y: 4))
        basic("transform") {
            $0.isAdditive = true
            $0.fromValue = CGAffineTransform(scaleX: 0.5, y: 0.5)
        }
        #expect(shown(.transform, 0) == .transform(CGAffineTransform(scaleX: 2, y: 2)))
        #expect(shown(.transform, 0.5) == .transform(CGAffineTransform(scaleX: 3, y: 3)))
    }

    @Test("However many additive animations of far too much another process describes, what is shown can be drawn")
    func additivePile() {
        basic("position") {
            $0.isAdditive = true
            $0.fromValue = CGPoint(x: 9e8, y: -9e8)
            $0.toValue = CGPoint(x: 9e8, y: -9e8)
        }
        guard let one = layer.runningAnimations.first else {
            Issue.record("nothing runs")
            return
        }
        layer.run(
            (1...1000).compactMap { number in
                LayerAnimation(
                    id: .init(rawValue: UInt64(number)), property: .position, values: one.values, times: one.times,
                    isAdditive: true, timing: one.timing)
            })
        #expect(layer.runningAnimations.count == 1000)
        guard case .point(let place)? = shown(.position, 0.5) else {
            Issue.record("no place")
            return
        }
        #expect(abs(place.x) <= 1e9 && abs(place.y) <= 1e9)
    }

    @Test("Keyframes are reached at their times, with the curve of each stretch")
    func keyframes() {
        let animation = CAKeyframeAnimation(keyPath: "position.x")
        animation.values = [0, 100, 0]
        animation.keyTimes = [0, 0.25, 1]
        animation.timingFunctions = [CAMediaTimingFunction(name: .linear), CAMediaTimingFunction(name: .easeInEaseOut)]
        animation.duration = 4
        layer.add(animation, forKey: nil)
        tree.startAnimations(at: 0)
        #expect(shown(.positionX, 0.5) == .number(50))
        #expect(shown(.positionX, 1) == .number(100))
        guard case .number(let place)? = shown(.positionX, 2.5) else {
            Issue.record("no place")
            return
        }
        #expect(abs(place - 50) < 1e-6)
    }

    /// Leads the layer's position along a path within 4 seconds.
    private func lead(along path: CGPath, _ change: (CAKeyframeAnimation) -> Void = { _ in }) {
        let animation = CAKeyframeAnimation(keyPath: "position")
        animation.values = [CGPoint(x: 900, y: 900)]
        animation.path = path
        animation.duration = 4
        change(animation)
        layer.add(animation, forKey: "way")
        tree.startAnimations(at: 0)
    }

    /// The place at which the layer is shown after some seconds, rounded to a hundredth of a point.
    private func place(_ time: Double) -> CGPoint? {
        guard case .point(let point)? = shown(.position, time) else { return nil }
        return CGPoint(x: (point.x * 100).rounded() / 100, y: (point.y * 100).rounded() / 100)
    }

    @Test(
        "A point goes along a path instead of its values, and each line takes as much time as another, the last one back too"
    )
    func lines() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 100, y: 0))
        path.addLine(to: CGPoint(x: 100, y: 20))
        path.move(to: CGPoint(x: 50, y: 50))
        path.addLine(to: CGPoint(x: 70, y: 50))
        path.closeSubpath()
        lead(along: path)
        // What the app makes of its path later does not count.
        path.addLine(to: CGPoint(x: 1000, y: 1000))
        let places = [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5].map { place($0) }
        #expect(
            places == [
                CGPoint(x: 0, y: 0), CGPoint(x: 50, y: 0), CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 10),
                CGPoint(x: 50, y: 50), CGPoint(x: 60, y: 50), CGPoint(x: 70, y: 50), CGPoint(x: 60, y: 50),
            ])
    }

    @Test("Key times and timing functions are about the lines and curves of a path")
    func paces() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 80))
        path.addLine(to: CGPoint(x: 100, y: 60))
        lead(along: path) { $0.keyTimes = [0, 0.25, 1] }
        #expect(place(0.5) == CGPoint(x: 50, y: 40))
        #expect(place(1) == CGPoint(x: 100, y: 0))
        #expect(place(2.5) == CGPoint(x: 100, y: 30))
        lead(along: path) {
            $0.timingFunctions = [CAMediaTimingFunction(name: .easeInEaseOut), CAMediaTimingFunction(name: .easeIn)]
        }
        #expect(place(1) == CGPoint(x: 50, y: 40))
        let (slow, even) = (place(0.25), CGPoint(x: 12.5, y: 17.5))
        #expect(slow.map { $0.x < even.x - 1 && $0.y < even.y } == true)
        #expect(place(3).map { $0.x == 100 && $0.y < 29 } == true)
    }

    @Test("A discrete way goes from corner to corner, and one that fits to no path leads nowhere")
    func cornersAndRefusals() {
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 20), transform: nil)
        lead(along: path) { $0.calculationMode = .discrete }
        #expect(
            [0.1, 0.9, 1.7, 2.5, 3.3].map { place($0) } == [
                CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 20), CGPoint(x: 0, y: 20),
                CGPoint(x: 0, y: 0),
            ])
        for refuse: (CAKeyframeAnimation) -> Void in [
            { $0.keyTimes = [0, 1] }, { $0.timingFunctions = [CAMediaTimingFunction(name: .easeIn)] },
            { $0.path = CGMutablePath() }, { $0.keyPath = "opacity" },
        ] {
            lead(along: path, refuse)
            #expect(layer.runningAnimations.isEmpty)
        }
        let long = CGMutablePath()
        long.move(to: .zero)
        for index in 1...1000 { long.addLine(to: CGPoint(x: index, y: 0)) }
        lead(along: long)
        #expect(layer.runningAnimations.isEmpty)
    }

    @Test("Discrete keyframes stay until the next one, and ask for no frames in between")
    func discrete() {
        let animation = CAKeyframeAnimation(keyPath: "transform.rotation.z")
        animation.values = [0, 1, 2, 3]
        animation.calculationMode = .discrete
        animation.duration = 4
        animation.repeatCount = .infinity
        layer.add(animation, forKey: nil)
        tree.startAnimations(at: 0)
        #expect(shown(.rotation, 0.9) == .number(0))
        guard case .number(let angle)? = shown(.rotation, 1.1) else {
            Issue.record("no angle")
            return
        }
        #expect(abs(angle - 1) < 1e-9)
        #expect(tree.nextFrame(after: 1.25, interval: 0.01) == 2)
        #expect(tree.nextFrame(after: 7.5, interval: 0.01) == 8)
    }

    @Test("Cumulative runs go on from where the one before ended")
    func cumulative() {
        basic("transform.translation.x") {
            $0.byValue = 10
            $0.repeatCount = 3
            $0.isCumulative = true
        }
        #expect(shown(.translationX, 2.5) == .number(25))
    }

    @Test("An animation that is kept after its end shows its last value until it is removed")
    func kept() {
        basic("opacity") {
            $0.toValue = 0
            $0.fillMode = .forwards
            $0.isRemovedOnCompletion = false
        }
        #expect(shown(.opacity, 9) == .number(0))
        #expect(layer.animationKeys() == ["opacity"])
        #expect(tree.nextFrame(after: 9, interval: 0.01) == nil)
        layer.removeAnimation(forKey: "opacity")
        #expect(shown(.opacity, 10) == nil)
    }

    @Test("Only what is animated is drawn again, and nothing once it is over")
    func changes() {
        basic("opacity") { $0.toValue = 0 }
        _ = tree.takeChanges()
        tree.present(at: 0.5)
        #expect(tree.takeChanges().changed.map(\.change) == [.visibility])
        tree.present(at: 0.5)
        #expect(tree.takeChanges().isEmpty)
        tree.present(at: 2)
        #expect(tree.takeChanges().changed.map(\.change) == [.visibility])
        tree.present(at: 3)
        #expect(tree.takeChanges().isEmpty)
        #expect(tree.nextFrame(after: 3, interval: 0.01) == nil)
    }

    @Test("An animation that a layer brings along into the tree is shown")
    func brought() {
        basic("position.x") {
            $0.fromValue = 50
            $0.toValue = 150
        }
        let other = CALayer()
        other.run(layer.runningAnimations)
        root.addSublayer(other)
        tree.present(at: 0.5)
        #expect(other.presented?[.positionX] == .number(100))
    }

    @Test("A layer under a hidden one asks for no frames")
    func hidden() {
        basic("opacity") {
            $0.toValue = 0
            $0.repeatCount = .infinity
        }
        #expect(tree.nextFrame(after: 5, interval: 0.25) == 5.25)
        root.isHidden = true
        #expect(tree.nextFrame(after: 5, interval: 0.25) == nil)
    }

    @Test(
        "What cannot be animated is told in the log and changes at once",
        arguments: [
            ("zPosition", 1 as any Sendable, 1.0), ("opacity", "high", 1), ("position", 7, 1),
            ("opacity", Double.nan, 1),
            ("opacity", 0.5, .infinity), ("opacity", 0.5, -1),
        ])
    func refused(keyPath: String, value: any Sendable, duration: Double) {
        let delegate = Delegate()
        basic(keyPath) {
            $0.toValue = value
            $0.duration = duration
            $0.delegate = delegate
        }
        #expect(layer.animationKeys() == nil)
        #expect(layer.runningAnimations.isEmpty)
        CATransaction.flush()
        #expect(delegate.log == ["stop true"])
    }

    private final class Delegate: CAAnimationDelegate {
        var log: [String] = []

        func animationDidStart(_ anim: CAAnimation) { log.append("start") }

        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { log.append("stop \(flag)") }
    }

    @Test("A delegate hears of start and end, a replaced animation of an end before its time")
    func delegate() {
        let delegate = Delegate()
        basic("opacity") {
            $0.toValue = 0
            $0.delegate = delegate
        }
        CATransaction.flush()
        #expect(delegate.log == ["start"])
        basic("opacity") { $0.toValue = 1 }
        CATransaction.flush()
        #expect(delegate.log == ["start", "stop false"])
        basic("opacity") {
            $0.toValue = 0.5
            $0.delegate = delegate
        }
        tree.startAnimations(at: 1)
        CATransaction.flush()
        #expect(delegate.log == ["start", "stop false", "start", "stop true"])
    }

    @Test("A transaction's completion waits for the animations that were added in it")
    func completion() {
        var log: [String] = []
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.append("done") }
        basic("opacity") { $0.toValue = 0 }
        basic("cornerRadius") {
            $0.toValue = 9
            $0.duration = 2
        }
        CATransaction.commit()
        CATransaction.flush()
        #expect(log.isEmpty)
        tree.startAnimations(at: 1)
        CATransaction.flush()
        #expect(log.isEmpty)
        tree.startAnimations(at: 2)
        CATransaction.flush()
        #expect(log == ["done"])
    }

    @Test("A layer that belongs to no view changes gradually by itself once it has been seen")
    func implicit() {
        tree.hasImplicitAnimations = true
        layer.opacity = 0
        tree.startAnimations(at: 0)
        #expect(layer.animationKeys() == ["opacity"])
        #expect(layer.runningAnimations.map(\.timing.duration) == [0.25])

        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.cornerRadius = 5
        CATransaction.commit()
        CATransaction.begin()
        CATransaction.setAnimationDuration(3)
        layer.borderWidth = 5
        CATransaction.commit()
        let new = CALayer()
        root.addSublayer(new)
        new.opacity = 0.5
        tree.startAnimations(at: 0)
        #expect(layer.animationKeys() == ["opacity", "borderWidth"])
        #expect(layer.runningAnimations.map(\.timing.duration) == [0.25, 3])
        #expect(new.animationKeys() == nil)
    }
}
