import PluginHost
import PluginProtocol
import QuartzCore
import Testing
import UIKit

extension HostAndPlugin {
    /// What a plugin tells in words of what it shows.
    @Suite("A scene is described in words") @MainActor final class Descriptions {
        private final class CountingViewController: UIViewController {
            let label = UILabel(frame: CGRect(x: 10, y: 80, width: 100, height: 30))
            lazy var button = UIButton(
                type: .system, primaryAction: UIAction(title: "Count") { [unowned self] _ in add() })
            var count = 0

            override func viewDidLoad() {
                super.viewDidLoad()
                button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
                view.addSubview(button)
                view.addSubview(label)
            }

            private func add() {
                count += 1
                label.text = "\(count)"
            }
        }

        private let host: InMemoryHost
        private let pane: RemoteViewController
        private var answers: [SceneDescription?] = []

        init() throws {
            host = try InMemoryHost { _ in CountingViewController() }
            pane = host.showPane()
        }

        private func describe(ifChanged: Bool = false) {
            pane.describe(ifChanged: ifChanged) { [unowned self] in answers.append($0) }
        }

        private var labels: [String?]? {
            answers.last??.elements.map(\.description.label)
        }

        @Test(
            "ACC-01 what a controller shows is told once, with what input that was sent before has changed, and each element lies where it is drawn"
        )
        func afterInput() throws {
            host.stage.tap(CGPoint(x: 210, y: 20))
            describe()
            host.settle()
            #expect(answers.count == 1)
            #expect(labels == ["Count", "1"])
            let elements = try #require(answers.last??.elements)
            #expect(elements.map(\.description.role) == [.button, .staticText])
            #expect(pane.frame(of: elements[0].layer) == CGRect(x: 0, y: 0, width: 100, height: 40))
            #expect(pane.frame(of: elements[1].layer) == CGRect(x: 10, y: 80, width: 100, height: 30))
            #expect(pane.frame(of: LayerID(rawValue: 7_777_777)) == nil)
        }

        @Test("Controllers are told of below the one that they are in, as many and as long as may be")
        func controllers() throws {
            let controller: CountingViewController = try host.controller()
            let child = UIViewController()
            child.title = String(repeating: "x", count: 5000)
            controller.addChild(child)
            for _ in 0..<600 { child.addChild(UIViewController()) }
            describe()
            host.settle()
            let lines = try #require(answers.last??.controllers)
            #expect(lines.count == Limits.describedControllers)
            #expect(lines[0] == "CountingViewController appeared 0,0 200x300")
            #expect(lines[1].hasPrefix("  UIViewController disappeared not loaded \"xxx"))
            #expect(lines[1].utf8.count == Limits.describedControllerBytes)
            #expect(lines[2] == "    UIViewController disappeared not loaded")
        }

        @Test("Who asks for what is new is answered when something is, without a commit too, and not before")
        func changes() throws {
            describe()
            host.settle()
            answers = []
            describe(ifChanged: true)
            host.pass(.seconds(1))
            #expect(answers.isEmpty)
            let controller: CountingViewController = try host.controller()
            controller.view.accessibilityIdentifier = "counting"
            host.settle()
            #expect(answers.count == 1)
            #expect(answers.last??.elements.first?.description.identifier == "counting")
        }

        @Test("While the host has not given its leave to commit what is new, nothing is told of it")
        func credit() throws {
            host.settle()
            let controller: CountingViewController = try host.controller()
            // The first is committed, and the second waits for the frame after it.
            controller.label.text = "a"
            UpdateCycle.main.update()
            controller.label.text = "b"
            describe()
            host.settle()
            #expect(answers.count == 1)
            #expect(labels == ["Count", "b"])
        }

        /// Hears of each change, and asks for the next one. What waits for that does not hold the test.
        private func follow() {
            pane.describe(ifChanged: true) { [weak self] in
                self?.answers.append($0)
                self?.follow()
            }
        }

        @Test("Low: a plugin that always has something new gets no more frames because somebody follows it")
        func pace() throws {
            host.settle()
            let controller: CountingViewController = try host.controller()
            var updates = 0
            let changing = UpdateCycle.main.observe {
                updates += 1
                controller.label.text = "\(updates)"
            }
            defer { changing.end() }
            follow()
            // In each round the plugin has an update of its own, and the host shows and reads whatever came. No time passes.
            for _ in 0..<100 {
                host.deliver()
                UpdateCycle.main.update()
            }
            // One commit was allowed at the beginning, and its answer may be followed by one more.
            #expect(!answers.isEmpty)
            #expect(answers.count <= 2)
            #expect(updates >= 100)
        }

        @Test(
            "Where the process ends or the pane goes, who asked hears that nobody can tell; and who asks then, at once")
        func nobody() throws {
            describe()
            host.settle()
            describe(ifChanged: true)
            host.settle()
            try host.run.end(.exited(.killed(signal: 9)))
            host.settle()
            #expect(answers.count == 2)
            #expect(answers.last == .some(nil))
            let other = host.makePane()
            other.describe(ifChanged: false) { [unowned self] in answers.append($0) }
            #expect(answers.count == 3)
        }

        @Test("A plugin that was not granted it is not asked")
        func notGranted() throws {
            host.launcher.granted = [.contracts]
            pane.retry()
            host.settle()
            describe()
            #expect(answers.count == 1)
            #expect(answers.last == .some(nil))
        }

        @Test("What is hidden, or is part of a button, is not listed; views with a name hold what is in them")
        func structure() throws {
            let controller: CountingViewController = try host.controller()
            controller.label.isHidden = true
            let group = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
            group.accessibilityLabel = "Group"
            let inner = UILabel(frame: group.bounds)
            inner.text = "Inner"
            group.addSubview(inner)
            controller.view.addSubview(group)
            describe()
            host.settle()
            #expect(labels == ["Count", "Group", "Inner"])
            #expect(answers.last??.elements.map(\.parent) == [nil, nil, 1])
        }

        @Test("What is in a view of a plugin is told line by line, from the leading edge", arguments: [false, true])
        func order(isMirrored: Bool) throws {
            let controller: CountingViewController = try host.controller()
            controller.view.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
            controller.button.frame = CGRect(x: 100, y: 5, width: 80, height: 40)
            controller.label.frame = CGRect(x: 10, y: 10, width: 80, height: 30)
            controller.label.text = "Sum"
            describe()
            host.settle()
            #expect(labels == (isMirrored ? ["Count", "Sum"] : ["Sum", "Count"]))
        }

        @Test("More than may be told is left out, and the rest is told")
        func tooMuch() throws {
            let controller: CountingViewController = try host.controller()
            for number in 0..<100 {
                let label = UILabel(frame: .zero)
                label.text = "\(number)"
                label.accessibilityHint = String(repeating: "é", count: 5000)
                controller.view.addSubview(label)
            }
            describe()
            host.settle()
            let elements = try #require(answers.last??.elements)
            #expect(elements.count > 50)
            #expect(elements.count < 102)
            #expect(elements.last?.description.hint == String(repeating: "é", count: 2048))
            #expect(pane.state == .running(processIdentifier: nil))
        }

        @Test("Low: a description that nobody asked for ends the session, and keeps nothing")
        func unasked() throws {
            try host.run.channels.plugin.send(
                .content(.sceneDidDescribe(SceneDescription(elements: []))), scene: .first, inReplyTo: .first)
            host.settle()
            #expect(answers.isEmpty)
            #expect(try host.run.isOver)
        }

        @Test("Low: a second answer to the same question ends the session")
        func twice() throws {
            describe()
            host.settle()
            #expect(answers.count == 1)
            let channel = try host.run.channels.plugin
            for number in UInt64(1)...20 {
                channel.send(
                    .content(.sceneDidDescribe(SceneDescription(elements: []))), scene: .first,
                    inReplyTo: SequenceNumber(number: number))
            }
            host.settle()
            #expect(answers.count == 1)
            #expect(try host.run.isOver)
        }
    }
}
