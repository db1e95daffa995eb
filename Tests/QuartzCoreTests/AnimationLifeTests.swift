import Foundation
import QuartzCore
import Testing

/// When animations begin and end, and who hears of it.
@MainActor @Suite("The life of animations", .serialized) struct AnimationLifeTests {
    private let root = CALayer()
    private let layer = CALayer()
    private let tree: LayerTree
    private let recorder = Recorder()

    init() {
        tree = LayerTree(root: root)
        layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
        root.addSublayer(layer)
        _ = tree.takeChanges()
        CATransaction.flush()
    }

    private final class Recorder: CAAnimationDelegate {
        var log: [String] = []

        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { log.append("stop \(flag)") }
    }

    private final class NamedRecorder: CAAnimationDelegate {
        let record: () -> Void

        init(_ record: @escaping () -> Void) {
            self.record = record
        }

        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { record() }
    }

    private func fade(duration: Double = 1) -> CABasicAnimation {
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.toValue = 0
        fade.duration = duration
        fade.delegate = recorder
        return fade
    }

    private func shownOpacity(of layer: CALayer, at time: Double) -> AnimatableValue? {
        tree.present(at: time)
        return layer.presented?[.opacity]
    }

    @Test("A layer may be given an animation before it comes into a window")
    func addedBefore() {
        let new = CALayer()
        new.add(fade(), forKey: "fade")
        root.addSublayer(new)
        CATransaction.flush()
        tree.startAnimations(at: 0)
        #expect(new.animationKeys() == ["fade"])
        #expect(shownOpacity(of: new, at: 0.5) == .number(0.5))
        #expect(recorder.log.isEmpty)
    }

    @Test("An animation of a layer that is in no window when the turn ends counts as finished")
    func neverSeen() {
        let new = CALayer()
        new.add(fade(), forKey: "fade")
        #expect(recorder.log.isEmpty)
        CATransaction.flush()
        #expect(recorder.log == ["stop true"])
        #expect(new.animationKeys() == nil)
    }

    /// Twenty layers with animations that were added from the last layer to the first; the one of the eighth is shorter.
    private func fadeLayers(in root: CALayer) {
        let layers = (0..<20).map { _ in CALayer() }
        layers.forEach(root.addSublayer)
        for (number, layer) in layers.enumerated().reversed() {
            let fade = fade(duration: number == 7 ? 0.5 : 1)
            fade.delegate = NamedRecorder { [recorder] in recorder.log.append("\(number)") }
            layer.add(fade, forKey: "fade")
        }
    }

    @Test("Those that end together are told as they were added, and after those that ended before")
    func orderOfEnds() {
        fadeLayers(in: root)
        tree.startAnimations(at: 0)
        tree.startAnimations(at: 2)
        CATransaction.flush()
        #expect(recorder.log == ["7"] + (0..<20).reversed().filter { $0 != 7 }.map { "\($0)" })
    }

    @Test("Those that a window leaves unfinished when it goes are told as they were added, whatever their layers")
    func orderOfUnseen() {
        let other = CALayer()
        var window: LayerTree? = LayerTree(root: other)
        fadeLayers(in: other)
        window?.startAnimations(at: 0)
        window = nil
        CATransaction.flush()
        #expect(recorder.log == (0..<20).reversed().map { "\($0)" })
    }

    @Test("A layer that changes its place within a turn goes on; one that left ends before its time")
    func moved() {
        let other = CALayer()
        root.addSublayer(other)
        layer.add(fade(), forKey: "fade")
        tree.startAnimations(at: 0)
        other.addSublayer(layer)
        CATransaction.flush()
        tree.startAnimations(at: 0.25)
        #expect(shownOpacity(of: layer, at: 0.5) == .number(0.5))
        #expect(recorder.log.isEmpty)
        other.removeFromSuperlayer()
        #expect(recorder.log.isEmpty)
        CATransaction.flush()
        #expect(recorder.log == ["stop false"])
        #expect(layer.animationKeys() == nil)
        #expect(tree.nextFrame(after: 0.5, interval: 0.01) == nil)
    }

    @Test("An animation ends before its time when the window goes that shows the layer")
    func treeGoes() {
        let other = CALayer()
        var tree: LayerTree? = LayerTree(root: other)
        other.add(fade(), forKey: "fade")
        CATransaction.flush()
        tree?.startAnimations(at: 0)
        tree = nil
        #expect(recorder.log.isEmpty)
        CATransaction.flush()
        #expect(recorder.log == ["stop false"])
        #expect(other.animationKeys() == nil)
    }

    @Test("A layer that goes to another window is animated there, and nowhere else")
    func otherWindow() {
        let otherTree = LayerTree(root: CALayer())
        layer.add(fade(), forKey: "fade")
        tree.startAnimations(at: 0)
        tree.present(at: 0.25)
        otherTree.root.addSublayer(layer)
        CATransaction.flush()
        otherTree.startAnimations(at: 0.25)
        otherTree.present(at: 0.5)
        #expect(layer.presented?[.opacity] == .number(0.5))
        #expect(otherTree.nextFrame(after: 0.5, interval: 0.25) == 0.75)
        tree.startAnimations(at: 0.5)
        #expect(tree.nextFrame(after: 0.5, interval: 0.25) == nil)
    }

    @Test("A change after an animation was added has no effect, and one animation may run on several layers")
    func changedLater() {
        let second = CALayer()
        root.addSublayer(second)
        let animation = fade()
        layer.add(animation, forKey: nil)
        animation.duration = 2
        animation.toValue = 0.5
        second.add(animation, forKey: nil)
        tree.startAnimations(at: 0)
        #expect(layer.runningAnimations.map(\.timing.duration) == [1])
        #expect(second.runningAnimations.map(\.timing.duration) == [2])
        #expect(shownOpacity(of: layer, at: 0.5) == .number(0.5))
        #expect(shownOpacity(of: second, at: 1) == .number(0.75))
    }

    @Test("A completion waits for every layer on which one animation runs")
    func sharedCompletion() {
        var log: [String] = []
        let second = CALayer()
        root.addSublayer(second)
        let animation = fade()
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.append("done") }
        layer.add(animation, forKey: "fade")
        second.add(animation, forKey: "fade")
        CATransaction.commit()
        tree.startAnimations(at: 0)
        CATransaction.flush()
        layer.removeAllAnimations()
        CATransaction.flush()
        #expect(log.isEmpty)
        tree.startAnimations(at: 1)
        CATransaction.flush()
        #expect(log == ["done"])
    }

    @Test("A completion block that is replaced by another runs for what came before it")
    func replacedCompletion() {
        var log: [String] = []
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.append("first") }
        layer.add(fade(), forKey: "fade")
        CATransaction.setCompletionBlock { log.append("second") }
        CATransaction.setCompletionBlock(nil)
        CATransaction.commit()
        tree.startAnimations(at: 0)
        CATransaction.flush()
        #expect(log == ["second"])
        tree.startAnimations(at: 1)
        CATransaction.flush()
        #expect(log == ["second", "first"])
    }

    @Test(
        "As many runs as a number can say, or as long a one, make no timer that cannot be",
        arguments: [Float.greatestFiniteMagnitude, 1])
    func endless(repeatCount: Float) {
        let animation = fade(duration: repeatCount == 1 ? .greatestFiniteMagnitude : 1)
        animation.repeatCount = repeatCount
        layer.add(animation, forKey: "fade")
        tree.startAnimations(at: 0)
        #expect(layer.runningAnimations.count == 1)
        #expect(tree.nextFrame(after: 1, interval: 0.25) == 1.25)
    }

    @Test("An animation of no length ends at once, however often it is repeated")
    func repeatedNothing() {
        CATransaction.begin()
        CATransaction.setAnimationDuration(0)
        let animation = fade(duration: 0)
        animation.repeatCount = .infinity
        layer.add(animation, forKey: "fade")
        CATransaction.commit()
        tree.startAnimations(at: 0)
        #expect(tree.nextFrame(after: 1, interval: 0.25) == nil)
        CATransaction.flush()
        #expect(recorder.log == ["stop true"])
    }

    @Test("Animations that begin shortly after each other ask for no more frames than others")
    func staggered() {
        for index in 0..<100 {
            let animation = fade()
            animation.beginTime = 1 + Double(index) / 1000
            layer.add(animation, forKey: nil)
        }
        tree.startAnimations(at: 0)
        #expect(tree.nextFrame(after: 0, interval: 0.02) == 1)
        #expect(tree.nextFrame(after: 0.999, interval: 0.02) == 1.019)
    }

    @Test("An animation that starts after somebody has taken the changes is a change")
    func startedLate() {
        layer.add(fade(), forKey: "fade")
        _ = tree.takeChanges()
        tree.startAnimations(at: 0)
        #expect(tree.takeChanges().changed.map(\.change) == [.animations])
        tree.startAnimations(at: 0.5)
        #expect(tree.takeChanges().isEmpty)
    }

    @Test("What another process described runs whenever its layer is in a window")
    func described() throws {
        layer.add(fade(), forKey: "fade")
        tree.startAnimations(at: 0)
        let new = CALayer()
        new.run(layer.runningAnimations)
        root.addSublayer(new)
        #expect(shownOpacity(of: new, at: 0.5) == .number(0.5))
        new.removeFromSuperlayer()
        CATransaction.flush()
        tree.present(at: 0.6)
        #expect(new.presented == nil)
        root.addSublayer(new)
        #expect(shownOpacity(of: new, at: 0.75) == .number(0.25))
    }

    @Test("A layer has no presentation before it was committed")
    func presentation() {
        let new = CALayer()
        root.addSublayer(new)
        #expect(new.presentation() == nil)
        _ = tree.takeChanges()
        #expect(new.presentation() != nil)
        new.removeFromSuperlayer()
        #expect(new.presentation() == nil)
    }
}
