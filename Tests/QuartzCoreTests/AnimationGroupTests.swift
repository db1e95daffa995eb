import QuartzCore
import Testing

@MainActor @Suite("Groups of animations", .serialized) struct AnimationGroupTests {
    private let root = CALayer()
    private let layer = CALayer()
    private let tree: LayerTree
    private let recorder = Recorder()

    init() {
        tree = LayerTree(root: root)
        layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
        layer.position = CGPoint(x: 10, y: 20)
        root.addSublayer(layer)
        _ = tree.takeChanges()
        CATransaction.flush()
    }

    private final class Recorder: CAAnimationDelegate {
        var log: [String] = []

        func animationDidStart(_ anim: CAAnimation) { log.append("\(type(of: anim)) starts") }
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { log.append("\(type(of: anim)) ends \(flag)") }
    }

    /// Makes an animation from 0 to 100, which takes as long as its group where no duration is given.
    private func slide(_ keyPath: String = "position.x", duration: Double = 0) -> CABasicAnimation {
        let slide = CABasicAnimation(keyPath: keyPath)
        slide.fromValue = 0
        slide.toValue = 100
        slide.duration = duration
        return slide
    }

    private func group(_ animations: CAAnimation..., duration: Double = 2) -> CAAnimationGroup {
        let group = CAAnimationGroup()
        group.animations = animations
        group.duration = duration
        return group
    }

    private func start(_ animation: CAAnimation) {
        layer.add(animation, forKey: "group")
        tree.startAnimations(at: 0)
    }

    /// Returns the value that is shown of a property `time` seconds after the group was added.
    private func shown(_ time: Double, _ property: AnimatableProperty = .positionX) -> AnimatableValue? {
        tree.present(at: time)
        return layer.presented?[property]
    }

    @Test("All of a group run at once, one without a duration for as long as the group")
    func together() {
        start(group(slide(), slide("position.y", duration: 1)))
        #expect(layer.animationKeys() == ["group"])
        #expect(shown(0.5) == .number(25))
        #expect(shown(0.5, .positionY) == .number(50))
        // The second one is over, and the first one goes on.
        #expect(shown(1.5) == .number(75))
        #expect(shown(1.5, .positionY) == .number(20))
    }

    @Test("What takes longer than its group is cut off where the group ends")
    func clipped() {
        start(group(slide(duration: 10)))
        #expect(shown(1.5) == .number(15))
        #expect(shown(2) == .number(10))
        tree.startAnimations(at: 2)
        #expect(layer.animationKeys() == nil)
        #expect(tree.nextFrame(after: 2, interval: 0.01) == nil)
    }

    @Test(
        "An animation begins by the time of its group, and shows its first value before that where it is to be filled")
    func beginTime() {
        let late = slide(duration: 1)
        late.beginTime = 1
        let filled = slide("position.y", duration: 1)
        filled.beginTime = 1
        filled.fillMode = .backwards
        start(group(late, filled))
        #expect(shown(0.5) == .number(10))
        #expect(shown(0.5, .positionY) == .number(0))
        #expect(shown(1.25) == .number(25))
        #expect(shown(1.25, .positionY) == .number(25))
    }

    @Test("A group is delayed, repeated, reversed and paced as a whole")
    func timingOfTheWhole() {
        let whole = group(slide(duration: 1), duration: 2)
        whole.beginTime = 1
        whole.repeatCount = 2
        whole.autoreverses = true
        start(whole)
        #expect(shown(0.5) == .number(10))
        #expect(shown(1.5) == .number(50))
        // A run takes two seconds there and two back, so that half a second of the first one is left.
        #expect(shown(4.5) == .number(50))
        #expect(shown(5.5) == .number(50))
        #expect(shown(9) == .number(10))

        let paced = group(slide(), duration: 2)
        paced.timingFunction = CAMediaTimingFunction(controlPoints: 0.5, 0, 1, 1)
        start(paced)
        guard case .number(let place)? = shown(1) else {
            Issue.record("nothing is shown")
            return
        }
        #expect(place > 10 && place < 40)
    }

    @Test("A group that stays shows the last values of those that end with it, whatever becomes of these by themselves")
    func stays() {
        let late = slide("position.y", duration: 0.3)
        late.beginTime = 0.6
        late.isRemovedOnCompletion = false
        let over = slide("opacity", duration: 0.2)
        let filled = slide("bounds.size.width", duration: 0.2)
        filled.toValue = 40
        filled.fillMode = .forwards
        let whole = group(slide(), late, over, filled, duration: 0.9)
        whole.fillMode = .forwards
        whole.isRemovedOnCompletion = false
        start(whole)
        #expect(shown(0.5, .boundsWidth) == .number(40))
        for time in [0.9, 5] {
            tree.startAnimations(at: time)
            #expect(shown(time) == .number(100))
            #expect(shown(time, .positionY) == .number(100))
            #expect(shown(time, .opacity) == .number(1))
            #expect(shown(time, .boundsWidth) == .number(40))
        }
        #expect(tree.nextFrame(after: 5, interval: 0.01) == nil)
        #expect(layer.animationKeys() == ["group"])
    }

    @Test("Who looks after a group hears of it once, and nobody of those in it")
    func delegate() {
        let slide = slide()
        slide.delegate = recorder
        let whole = group(slide, self.slide("position.y"))
        whole.delegate = recorder
        start(whole)
        CATransaction.flush()
        #expect(recorder.log == ["CAAnimationGroup starts"])
        tree.startAnimations(at: 2)
        CATransaction.flush()
        #expect(recorder.log == ["CAAnimationGroup starts", "CAAnimationGroup ends true"])

        recorder.log = []
        start(whole)
        layer.removeAnimation(forKey: "group")
        CATransaction.flush()
        #expect(recorder.log == ["CAAnimationGroup starts", "CAAnimationGroup ends false"])
        #expect(layer.runningAnimations.isEmpty)
    }

    @Test("A group without a duration takes as long as its transaction says")
    func standardDuration() {
        CATransaction.begin()
        CATransaction.setAnimationDuration(4)
        layer.add(group(slide(), duration: 0), forKey: "group")
        CATransaction.commit()
        tree.startAnimations(at: 0)
        #expect(shown(1) == .number(25))
        #expect(shown(3) == .number(75))
    }

    @Test("Groups in a group go by its time, as deep as eight, and what is deeper does not run")
    func nested() {
        let inner = group(slide(duration: 1), duration: 1)
        inner.beginTime = 0.5
        inner.speed = 2
        start(group(inner, slide("position.y"), duration: 2))
        #expect(shown(0.25) == .number(10))
        #expect(shown(0.75) == .number(50))
        #expect(shown(1.5) == .number(10))
        #expect(shown(1.5, .positionY) == .number(75))

        var deep = group(slide())
        for _ in 1..<8 { deep = group(deep) }
        start(deep)
        #expect(shown(1) == .number(50))
        start(group(deep, slide("position.y")))
        #expect(layer.runningAnimations.map(\.property) == [.positionY])
    }

    @Test("What cannot run in a group is left out, and a group of nothing is over at once")
    func leftOut() {
        let endless = slide("position.y")
        endless.speed = .nan
        start(group(CATransition(), slide("no.such.path"), endless, slide()))
        #expect(layer.runningAnimations.map(\.property) == [.positionX])

        let empty = CAAnimationGroup()
        empty.delegate = recorder
        empty.duration = 1
        start(empty)
        CATransaction.flush()
        #expect(recorder.log == ["CAAnimationGroup ends true"])
        #expect(layer.animationKeys() == nil)
    }

    @Test("A change of a group or of what is in it has no effect once it was added")
    func changedLater() {
        let slide = slide()
        let whole = group(slide)
        layer.add(whole, forKey: "group")
        slide.toValue = 1000
        whole.duration = 50
        whole.animations?.append(self.slide("position.y"))
        tree.startAnimations(at: 0)
        #expect(shown(1) == .number(50))
        #expect(shown(1, .positionY) == .number(20))
    }

    @Test("One of a group that says only where it begins goes to what the layer has, when that changes on the way, too")
    func modelSetOnTheWay() {
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 0
        let toValue = CABasicAnimation(keyPath: "position.x")
        toValue.toValue = 110
        start(group(fade, toValue))
        let ids = layer.runningAnimations.map(\.id)
        #expect(Set(ids).count == 2)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.opacity = 0.5
        layer.position.x = 1000
        CATransaction.commit()
        #expect(shown(1, .opacity) == .number(0.25))
        #expect(shown(1) == .number(60))
        #expect(layer.runningAnimations.map(\.id) == ids)
    }

    @Test("A group that another process describes goes on where it was when it is described again")
    func describedAgain() {
        start(group(slide()))
        let descriptions = layer.runningAnimations
        let mirror = CALayer()
        root.addSublayer(mirror)
        mirror.run(descriptions)
        var later = descriptions
        for index in later.indices { later[index].clockTiming.begin += 0.5 }
        mirror.run(later)
        tree.present(at: 1)
        #expect(mirror.presented?[.positionX] == .number(50))
    }
}
