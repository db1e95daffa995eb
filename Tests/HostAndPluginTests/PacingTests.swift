import HostStaging
@testable import PluginHost
import PluginProtocol
import Testing
import UIKit

extension HostAndPlugin {
    @Suite("The pace of commits") @MainActor struct Pacing {
        private let host: InMemoryHost
        private let point = CGPoint(x: 300, y: 150)

        init() throws {
            host = try InMemoryHost { _ in ColorViewController() }
        }

        @Test("A pane shows that its plugin is starting, and then what the plugin draws")
        func load() throws {
            let pane = host.makePane()
            #expect(pane.state == .idle)
            #expect(host.launcher.runs.isEmpty)
            host.stage.embed(pane)
            #expect(pane.state == .launching)
            UpdateCycle.main.update()
            #expect(host.stage.texts(in: pane) == ["First", "Starting…"])
            host.settle()
            #expect(pane.state == .running(processIdentifier: nil))
            #expect(host.stage.texts(in: pane) == [])
            #expect(host.stage.pixel(point) == "#ff0000")
            #expect(host.launcher.runs.count == 1)
        }

        @Test("One commit is on its way at a time: what changes meanwhile waits and goes as one")
        func oneUnacknowledged() throws {
            _ = host.showPane()
            let view = try #require(host.controller().view)
            view.backgroundColor = .green
            UpdateCycle.main.update()
            for color in [UIColor.black, .white, .blue] {
                view.backgroundColor = color
                UpdateCycle.main.update()
            }
            #expect(view.window?.layerTree.hasChanges == true)
            // The commit alone: nothing else was sent, and the acknowledgement follows the host's update.
            #expect(host.deliver() == 1)
            #expect(host.stage.pixel(point) == "#ff0000")
            UpdateCycle.main.update()
            #expect(host.stage.pixel(point) == "#00ff00")
            // The acknowledgement comes with the next frame, and the second commit's with the one after that.
            #expect(host.settle() == 0)
            #expect(host.pass(FramePace.frame) == 2)
            #expect(host.stage.pixel(point) == "#0000ff")
            #expect(view.window?.layerTree.hasChanges == false)
            #expect(host.pass(FramePace.frame) == 1)
        }

        @Test("A commit that was not drawn yet gives no leave for the next one, whatever the plugin is told meanwhile")
        func toldBeforeDrawn() {
            var given: [CommitSerial] = []
            let credit = CommitCredit(loop: host.loop, isOnScreen: { true }, giveBack: { given.append($0) })
            credit.spend(on: .first)
            credit.hurry()
            #expect(given.isEmpty && credit.isSpent)
            UpdateCycle.main.update()
            #expect(given == [.first] && !credit.isSpent)
        }

        @Test("An acknowledgement after which there is nothing to commit has nothing brought up to date")
        func nothingToCommit() throws {
            _ = host.showPane()
            host.pass(FramePace.frame)
            try #require(host.controller().view).backgroundColor = .green
            UpdateCycle.main.update()
            host.deliver()
            UpdateCycle.main.update()
            host.clock.advance(by: FramePace.frame)
            host.loop.runOneTurn(timeout: .zero)
            #expect(host.deliver() == 1)
            #expect(!UpdateCycle.main.needsUpdate)
            #expect(host.stage.pixel(point) == "#00ff00")
        }

        @Test("A view draws once for each commit, however often it changes while the host has not shown the last one")
        func drawnForCommits() throws {
            _ = host.showPane()
            let view = try #require(host.controller().view)
            host.pass(FramePace.frame)
            let counter = DrawCounter(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
            view.addSubview(counter)
            UpdateCycle.main.update()
            #expect(counter.count == 1)
            for _ in 0..<5 {
                counter.setNeedsDisplay()
                UpdateCycle.main.update()
            }
            #expect(counter.count == 1)
            // Nobody turns in circles until it may.
            #expect(!UpdateCycle.main.needsUpdate)
            host.settle()
            host.pass(FramePace.frame)
            #expect(counter.count == 2)
            host.pass(FramePace.frame)
            #expect(counter.count == 2)
        }

        @Test("A view that leaves before the host takes what it draws is not kept for that")
        func gone() throws {
            _ = host.showPane()
            let view = try #require(host.controller().view)
            view.backgroundColor = .green
            UpdateCycle.main.update()
            weak var shown: DrawCounter?
            for _ in 0..<3 {
                let counter = DrawCounter(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
                view.addSubview(counter)
                UpdateCycle.main.update()
                #expect(counter.count == 0)
                counter.removeFromSuperview()
                shown = counter
            }
            UpdateCycle.main.update()
            #expect(shown == nil)
        }

        @Test(
            "What is said of a controller while its views wait to draw is told, also where they draw what they drew before"
        )
        func factsAfterTheSame() throws {
            let pane = host.showPane()
            let controller = try host.controller()
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
            label.text = "a"
            controller.view.addSubview(label)
            // On its way, and not yet shown.
            UpdateCycle.main.update()
            label.text = "b"
            label.text = "a"
            controller.title = "New"
            UpdateCycle.main.update()
            host.settle()
            host.pass(FramePace.frame)
            #expect(pane.title == "New")
        }

        @Test("A plugin that always has something new is shown once in a frame, whatever it does")
        func oneCommitAFrame() throws {
            _ = host.showPane()
            let view = try #require(host.controller().view)
            host.pass(FramePace.frame)
            let before = host.stage.platform.frames
            for step in 1...100 {
                view.backgroundColor = UIColor(white: CGFloat(step) / 200, alpha: 1)
                host.pass(.milliseconds(1))
            }
            #expect((6...7).contains(host.stage.platform.frames - before))
        }

        @Test("What a plugin draws in answer to the user is shown without waiting for the next frame")
        func answerToInput() throws {
            _ = host.showPane()
            let view = try #require(host.controller().view)
            view.backgroundColor = .green
            host.settle()
            view.backgroundColor = .blue
            host.settle()
            #expect(host.stage.pixel(point) == "#00ff00")
            host.stage.touch(.began, point)
            host.settle()
            #expect(host.stage.pixel(point) == "#0000ff")
        }

        @Test("A plugin that changes nothing sends nothing, and neither does the host")
        func idle() throws {
            let pane = host.showPane()
            let turns = host.loop.statistics.callbacks
            UpdateCycle.main.update()
            #expect(host.settle() == 0)
            #expect(host.loop.statistics.callbacks == turns)
            #expect(pane.state == .running(processIdentifier: nil))
        }

        @Test("In a hidden window a scene gets no acknowledgement and costs nothing; shown again, it goes on")
        func hidden() throws {
            _ = host.showPane()
            let view = try #require(host.controller().view)
            view.backgroundColor = .green
            UpdateCycle.main.update()
            host.stage.window.isHidden = true
            // The commit was under way; the scene is told of the hiding, and the commit stays unacknowledged.
            host.settle()
            view.backgroundColor = .black
            #expect(!UpdateCycle.main.needsUpdate)
            #expect(host.settle() == 0)
            #expect(host.pass(.seconds(3600)) == 0)

            view.backgroundColor = .blue
            host.stage.window.isHidden = false
            host.settle()
            #expect(host.stage.pixel(point) == "#0000ff")
            view.backgroundColor = .green
            host.settle()
            #expect(host.stage.pixel(point) == "#00ff00")
        }

        @Test("A pane that is taken out of the window is hidden too, and comes back as its plugin last drew it")
        func takenOut() throws {
            let pane = host.showPane()
            let view = try #require(host.controller().view)
            host.stage.remove(pane)
            host.settle()
            view.backgroundColor = .green
            #expect(host.settle() == 0)
            #expect(host.pass(.seconds(3600)) == 0)
            host.stage.embed(pane)
            host.settle()
            #expect(host.stage.pixel(point) == "#00ff00")
            #expect(host.launcher.runs.count == 1)
        }

        @Test("A plugin that is launched ahead of its pane draws when the pane is shown")
        func launchedAhead() throws {
            let pane = host.makePane()
            pane.launch()
            host.settle()
            #expect(pane.state == .running(processIdentifier: nil))
            #expect(!pane.isViewLoaded)
            host.stage.embed(pane)
            host.settle()
            #expect(host.stage.pixel(point) == "#ff0000")
            #expect(try host.controller(ColorViewController.self).events.last == "viewDidAppear")
        }

        @Test("However much a container does within a turn, the plugin's controller hears of all of it")
        func manySteps() throws {
            let pane = host.showPane()
            for height in 1...600 { pane.view.frame.size.height = CGFloat(height % 300 + 1) }
            host.settle()
            let view = try #require(host.controller().view)
            #expect(view.frame.size == pane.view.frame.size)
            pane.didReceiveMemoryWarning()
            host.settle()
            #expect(try host.controller(ColorViewController.self).events.last == "memory warning")
        }
    }
}
