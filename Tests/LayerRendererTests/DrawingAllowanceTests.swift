import CoreGraphics
import LayerRenderer
import QuartzCore
import Testing

@MainActor @Suite("The time that a branch of the tree may take") struct DrawingAllowanceTests {
    /// Goes on by a millisecond whenever somebody looks.
    private final class Clock {
        var now = Duration.zero
        var step = Duration.milliseconds(1)
        /// What the next looks are followed by instead.
        var nextSteps: [Duration] = []

        func look() -> Duration {
            defer { now += nextSteps.isEmpty ? step : nextSteps.removeFirst() }
            return now
        }
    }

    private let clock = Clock()
    private let scene = Scene()
    private let pane: CALayer
    private let allowance: DrawingAllowance

    init() {
        pane = scene.add(CGRect(x: 0, y: 0, width: 50, height: 80))
        allowance = DrawingAllowance(
            perFrame: .milliseconds(10), inAll: .milliseconds(25), clock: { [clock] in clock.look() })
        pane.drawingAllowance = allowance
    }

    private func fill(_ count: Int) {
        for index in 0..<count {
            scene.add(CGRect(x: 0, y: 4 * CGFloat(index), width: 50, height: 4), Scene.red, to: pane)
        }
    }

    private func redRows() -> Int {
        (0..<20).count { scene.pixel(10, 4 * $0 + 2) == [255, 0, 0] }
    }

    @Test("What is within it is drawn whole")
    func within() {
        allowance.onOverrun = { Issue.record("it was enough") }
        fill(5)
        scene.renderer.render()
        #expect(redRows() == 5)
        #expect(!allowance.isUsedUp)
    }

    @Test("A frame leaves out what comes after its share, says so once, and draws everything else")
    func overrun() {
        var overruns = 0
        allowance.onOverrun = { overruns += 1 }
        fill(20)
        scene.add(CGRect(x: 50, y: 0, width: 50, height: 80), Scene.blue)
        scene.renderer.render()
        #expect((5...9).contains(redRows()))
        #expect(overruns == 1)
        #expect(scene.pixel(75, 40) == [0, 0, 255])
        #expect(!allowance.isUsedUp)
    }

    @Test("A later frame goes over all of it again, and is whole when it is fast enough")
    func later() {
        fill(20)
        scene.renderer.render()
        #expect(redRows() < 20)
        clock.step = .zero
        #expect(scene.renderer.render().isEmpty)
        pane.setNeedsRedraw()
        scene.renderer.render()
        #expect(redRows() == 20)
        #expect(!allowance.isUsedUp)
    }

    @Test("Frames that leave something out use it up together; one that is whole begins the count anew")
    func usedUp() {
        fill(20)
        func render() {
            pane.setNeedsRedraw()
            scene.renderer.render()
        }
        render()
        render()
        #expect(!allowance.isUsedUp)
        clock.step = .zero
        render()
        clock.step = .milliseconds(1)
        render()
        render()
        #expect(!allowance.isUsedUp)
        render()
        #expect(allowance.isUsedUp)
        allowance.renew()
        #expect(!allowance.isUsedUp)
        render()
        #expect(!allowance.isUsedUp)
    }

    @Test("One frame's damage in several places shares one frame's share")
    func severalPlaces() {
        fill(20)
        scene.renderer.render()
        clock.step = .zero
        pane.setNeedsRedraw()
        scene.renderer.render()
        clock.step = .milliseconds(3)
        pane.children[0].backgroundColor = Scene.green
        pane.children[10].backgroundColor = Scene.green
        pane.children[19].backgroundColor = Scene.green
        #expect(scene.renderer.render().count == 3)
        #expect(scene.pixel(10, 2) == [0, 255, 0])
        #expect(scene.pixel(10, 78) != [0, 255, 0])
    }

    @Test("A frame that is whole but took more than four shares counts, also where its last layer took them")
    func lastLayer() {
        var overruns = 0
        allowance.onOverrun = { overruns += 1 }
        pane.backgroundColor = Scene.red
        // The beginning, and the question before the only layer.
        clock.nextSteps = [.zero, .milliseconds(41)]
        scene.renderer.render()
        #expect(scene.pixel(10, 10) == [255, 0, 0])
        #expect(!allowance.hasOverrun)
        #expect(overruns == 1)
        #expect(allowance.isUsedUp)
        pane.setNeedsRedraw()
        scene.renderer.render()
        #expect(!allowance.isUsedUp)
        #expect(overruns == 1)
    }

    @Test("Layers that used up their shares in the last frame divide one in the next")
    func several() {
        let other = scene.add(CGRect(x: 50, y: 0, width: 50, height: 80))
        other.drawingAllowance = DrawingAllowance(
            perFrame: .milliseconds(10), inAll: .seconds(1), clock: { [clock] in clock.look() })
        fill(20)
        for index in 0..<20 {
            scene.add(CGRect(x: 0, y: 4 * CGFloat(index), width: 50, height: 4), Scene.red, to: other)
        }
        scene.renderer.render()
        let alone = redRows()
        #expect((5...9).contains(alone))
        pane.setNeedsRedraw()
        other.setNeedsRedraw()
        scene.renderer.render()
        #expect((1...alone / 2).contains(redRows()))
    }
}
