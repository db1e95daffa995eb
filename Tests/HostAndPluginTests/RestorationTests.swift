import Foundation
import HostStaging
import PluginHost
import PluginProtocol
import Testing
import UIKit
import UIKitTesting

extension HostAndPlugin {
    @Suite("A restart keeps what a controller kept") @MainActor struct Restoration {
        /// Counts touches, and keeps the count.
        private final class CountingViewController: UIViewController {
            var count = 0
            var calls: [String] = []
            /// Of bytes that it keeps besides.
            var ballast = 0

            override func viewDidLoad() {
                super.viewDidLoad()
                restorationIdentifier = "counter"
                view.backgroundColor = .white
                calls.append("viewDidLoad")
            }

            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                calls.append("viewWillAppear \(count)")
            }

            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                count += 1
            }

            override func encodeRestorableState(with coder: NSCoder) {
                super.encodeRestorableState(with: coder)
                coder.encode(count, forKey: "count")
                coder.encode(Data(count: ballast), forKey: "ballast")
            }

            override func decodeRestorableState(with coder: NSCoder) {
                super.decodeRestorableState(with: coder)
                count = coder.decodeInteger(forKey: "count")
                calls.append("decode \(count)")
            }
        }

        /// A page that keeps a number, under the identifier that it is made with.
        private final class NumberViewController: UIViewController {
            var number = 0

            init(_ identifier: String) {
                super.init(nibName: nil, bundle: nil)
                restorationIdentifier = identifier
            }

            required init?(coder: NSCoder) {
                nil
            }

            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .white
            }

            override func encodeRestorableState(with coder: NSCoder) {
                super.encodeRestorableState(with: coder)
                coder.encode(number, forKey: "number")
            }

            override func decodeRestorableState(with coder: NSCoder) {
                super.decodeRestorableState(with: coder)
                number = coder.decodeInteger(forKey: "number")
            }
        }

        private let host: InMemoryHost
        private let crash = TerminationReason.exited(.killed(signal: 11))
        private let place = CGPoint(x: 300, y: 150)

        init() throws {
            host = try InMemoryHost { name in name == "other" ? Self.makeStack() : CountingViewController() }
        }

        /// A stack of the plugin's own, of whose pages two have the same identifier.
        private static func makeStack() -> UIViewController {
            let stack = UINavigationController()
            stack.restorationIdentifier = "stack"
            stack.viewControllers = ["list", "item", "item"].map { NumberViewController($0) }
            return stack
        }

        /// The pages of the stack that the plugin shows.
        private func pages() throws -> [NumberViewController] {
            let stack: UINavigationController = try host.controller()
            return stack.viewControllers.compactMap { $0 as? NumberViewController }
        }

        private func tap() {
            host.stage.tap(place)
            host.settle()
        }

        /// What the plugin tells a second later is told.
        private func pause(_ time: ManualFrameClock) {
            time.advance(by: .seconds(1))
            host.settle()
        }

        /// Ends the plugin's process; after a while there is another.
        private func crashAndRestart() throws -> CountingViewController {
            try restart()
            return try host.controller()
        }

        private func restart() throws {
            try host.run.end(crash)
            host.settle()
            host.pass(.seconds(5))
        }

        @Test("The new process gets it after viewDidLoad and before viewWillAppear")
        func restored() throws {
            try ManualFrameClock.use { time in
                _ = host.showPane()
                tap()
                tap()
                pause(time)
                let new = try crashAndRestart()
                #expect(new.calls == ["viewDidLoad", "decode 2", "viewWillAppear 2"])
                // It goes on from there.
                tap()
                pause(time)
                #expect(try crashAndRestart().count == 3)
            }
        }

        @Test("NAV-15 REST-11 pages of one identifier on a stack in a plugin get back what each of them kept")
        func equalOnStack() throws {
            try ManualFrameClock.use { time in
                _ = host.showPane("other")
                for (index, page) in try pages().enumerated() { page.number = index + 1 }
                tap()
                pause(time)
                try restart()
                #expect(try pages().map(\.number) == [1, 2, 3])
            }
        }

        @Test("NAV-15 panes of one identifier on a stack of the host's get back what each of them kept")
        func equalOnHostsStack() throws {
            try ManualFrameClock.use { time in
                let stack = UINavigationController(rootViewController: host.makePane())
                host.stage.embed(stack)
                host.settle()
                tap()
                tap()
                stack.pushViewController(host.makePane(), animated: false)
                host.settle()
                tap()
                pause(time)
                try restart()
                let counts = try [0, 1].map { try host.controller(CountingViewController.self, at: $0).count }
                #expect(counts == [2, 1])
            }
        }

        @Test("What a plugin kept goes through what its host keeps over its own end, to that plugin and to no other")
        func overTheEndOfTheHost() throws {
            try ManualFrameClock.use { time in
                let pane = host.showPane()
                pane.restorationIdentifier = "pane"
                tap()
                tap()
                pause(time)
                let kept = try #require(RestorableState(of: pane)).data()
                host.stage.remove(pane)
                host.settle()
                let next = try InMemoryHost { _ in CountingViewController() }
                for plugin in [InMemoryHost.identifier, InMemoryHost.otherIdentifier] {
                    let pane = next.makePane(of: plugin)
                    pane.restorationIdentifier = "pane"
                    try RestorableState(kept).restore(pane)
                    next.stage.embed(pane, frame: HostStage.rightHalf)
                    next.settle()
                    let new: CountingViewController = try next.controller()
                    let isSame = plugin == InMemoryHost.identifier
                    #expect(
                        new.calls
                            == (isSame
                                ? ["viewDidLoad", "decode 2", "viewWillAppear 2"]
                                : ["viewDidLoad", "viewWillAppear 0"]))
                }
            }
        }

        @Test("What happened in the last second is lost in a crash, and kept by a process that ends in good order")
        func lastSecond() throws {
            try ManualFrameClock.use { _ in
                let pane = host.showPane()
                tap()
                #expect(try crashAndRestart().count == 0)
                tap()
                try host.supervisor().stop {}
                host.settle()
                try host.run.end(.stoppedByHost)
                host.settle()
                pane.retry()
                host.settle()
                #expect(try host.controller(CountingViewController.self).count == 1)
            }
        }

        @Test("Nothing is told while nothing happens, and nothing where nothing has changed")
        func quiet() throws {
            try ManualFrameClock.use { time in
                _ = host.showPane()
                time.advance(by: .seconds(1))
                #expect(host.settle() == 1)
                #expect(time.count == 0)
                // A touch by which nothing changes in the end.
                tap()
                try host.controller(CountingViewController.self).count = 0
                #expect(time.count == 1)
                time.advance(by: .seconds(1))
                #expect(host.settle() == 0)
            }
        }

        @Test("Low: what twice ended the plugin soon after it was given is put aside, and the pane says so")
        func putAside() throws {
            try ManualFrameClock.use { time in
                let pane = host.showPane()
                tap()
                pause(time)
                for _ in 0..<2 {
                    #expect(try crashAndRestart().count == 1)
                }
                try host.run.end(crash)
                host.settle()
                let message = try #require(host.stage.texts(in: pane).dropFirst().first)
                #expect(message.hasSuffix("It starts again in a moment, without what it had kept."), "\(message)")
            }
        }

        /// Restarts three processes that hang one after the other, and returns the number that each of the next ones has restored.
        private func restartHanging(_ pane: RemoteViewController, after life: [Duration]) throws -> [Int] {
            try (0..<3).map { _ in
                for time in life { host.pass(time) }
                for wait in [Duration.seconds(5), .seconds(3)] {
                    host.clock.advance(by: wait)
                    host.loop.runOneTurn(timeout: .zero)
                }
                #expect(pane.state == .unresponsive(offersRestart: false))
                pane.retry()
                host.settle()
                return try host.controller(CountingViewController.self).count
            }
        }

        @Test("Low: what the plugin hung over twice, until its user restarted it, is put aside as well")
        func putAsideAfterHangs() throws {
            try ManualFrameClock.use { time in
                let pane = host.showPane()
                tap()
                pause(time)
                let counts = try restartHanging(pane, after: [])
                #expect(counts == [1, 1, 0])
            }
        }

        @Test("A plugin that hangs ten seconds after it was given what it had kept does not hang over that")
        func keptAfterLateHangs() throws {
            try ManualFrameClock.use { time in
                let pane = host.showPane()
                tap()
                pause(time)
                let counts = try restartHanging(pane, after: [.seconds(5), .seconds(5)])
                #expect(counts == [1, 1, 1])
            }
        }

        @Test("Low: more than the host keeps is not sent, and the state before it stays")
        func tooLarge() throws {
            try ManualFrameClock.use { time in
                _ = host.showPane()
                tap()
                pause(time)
                let old: CountingViewController = try host.controller()
                old.ballast = Limits.standard.restorableStateBytes
                tap()
                pause(time)
                #expect(old.count == 2)
                #expect(try crashAndRestart().count == 1)
            }
        }

        @Test(
            "Low: of states as fast as they can be sent the host keeps the last, and one that is no state costs nothing"
        )
        func flood() throws {
            try ManualFrameClock.use { _ in
                _ = host.showPane()
                let plugin = try host.run.channels.plugin
                for number in 0..<1000 {
                    plugin.send(
                        .scene(.sceneDidChangeState(Data(repeating: UInt8(number % 251), count: 60_000))), scene: .first
                    )
                }
                host.settle()
                let new = try crashAndRestart()
                #expect(new.calls == ["viewDidLoad", "viewWillAppear 0"])
            }
        }
    }
}
