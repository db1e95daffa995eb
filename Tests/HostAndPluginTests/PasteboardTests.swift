import Diagnostics
import Foundation
import HostStaging
import PluginProtocol
import PluginTransport
import RemotePlacements
import Testing

@testable import PluginHost
@testable import PluginRuntime
@testable import UIKit

extension HostAndPlugin {
    /// The pasteboard of a host, to which its plugins come in answer to the user.
    @Suite("The pasteboard") @MainActor final class Pasteboards {
        private final class PastingViewController: UIViewController {
            override func loadView() {
                view = PastingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            }
        }

        private let host: InMemoryHost
        private let installation: Override
        private var reading: Override?
        private var lines: [String] = []
        private var rules: [UsageDiagnostic.Rule] = []
        private let point = CGPoint(x: 300, y: 150)

        init() throws {
            installation = SharedPasteboards.install(SharedPasteboards())
            host = try InMemoryHost { _ in PastingViewController() }
            reading = PeerLog.read { [weak self] line in
                if line.contains("pasteboard") { self?.lines.append(line) }
            }
            UsageDiagnostic.observer = { [weak self] rule, _ in self?.rules.append(rule) }
        }

        isolated deinit {
            UsageDiagnostic.observer = nil
            host.stage.close()
            host.settle()
            installation.end()
        }

        private func start(_ place: Place) throws -> PastingView {
            switch place {
            case .host:
                let controller = PastingViewController()
                host.stage.embed(controller)
                host.settle()
                return try #require(controller.view as? PastingView)
            case .plugin:
                _ = host.showPane()
                return try view
            }
        }

        /// The view of the plugin's controller.
        private var view: PastingView {
            get throws {
                let controller: PastingViewController = try host.controller()
                return try #require(controller.view as? PastingView)
            }
        }

        private func tap() {
            host.stage.tap(point)
            host.settle()
        }

        private func press(_ code: UIKeyboardHIDUsage) {
            let press = host.stage.keyDown(code, .control)
            host.stage.keyUp(press)
            host.settle()
        }

        /// Runs code of the plugin that nothing from the host has set off.
        private func inPlugin(_ body: () -> Void) throws {
            let plugin = try #require(try host.run.connection).installPasteboard()
            body()
            plugin?.end()
            host.settle()
        }

        // MARK: In answer to the user

        @Test("Keys paste what others have copied, and copy for others", arguments: Place.allCases)
        func keys(place: Place) throws {
            let view = try start(place)
            UIPasteboard.general.string = "theirs"
            tap()
            press(.keyboardV)
            #expect(view.pasted == ["theirs"])
            press(.keyboardC)
            #expect(UIPasteboard.general.string == "mine")
            press(.keyboardV)
            UIPasteboard.general.string = "others'"
            press(.keyboardV)
            #expect(view.pasted == ["theirs", "mine", "others'"])
            #expect(lines.isEmpty && rules.isEmpty)
        }

        @Test(
            "That there is text is known while the keyboard is there, and what it is when it is readable",
            arguments: Place.allCases)
        func readable(place: Place) throws {
            let view = try start(place)
            tap()
            UIPasteboard.general.string = "theirs"
            host.settle()
            var seen: [String] = []
            view.onTap = {
                seen.append("\(UIPasteboard.general.hasStrings) \(UIPasteboard.general.hasImages)")
                UIPasteboard.general.whenReadable { seen.append(UIPasteboard.general.string ?? "nothing") }
            }
            tap()
            #expect(seen == ["true false", "theirs"])
            #expect(lines.isEmpty && rules.isEmpty)
        }

        @Test("Who reads too early gets nothing, is told so, and finds it the next time")
        func tooEarly() throws {
            let view = try start(.plugin)
            UIPasteboard.general.string = "theirs"
            var seen: [String?] = []
            view.onTap = { seen.append(UIPasteboard.general.string) }
            tap()
            tap()
            #expect(seen == [nil, "theirs"])
            #expect(rules == [.unreadPasteboard])
        }

        @Test("Each change counts, and is told to the plugin that has the keyboard", arguments: Place.allCases)
        func changes(place: Place) throws {
            let view = try start(place)
            UIPasteboard.general.string = "first"
            var counts: [Int] = []
            view.onTap = { counts.append(UIPasteboard.general.changeCount) }
            tap()
            tap()
            UIPasteboard.general.string = "second"
            host.settle()
            tap()
            press(.keyboardC)
            tap()
            try #require(counts.count == 4)
            #expect(counts[1] == counts[0] && counts[2] == counts[0] + 1 && counts[3] == counts[0] + 2)
        }

        @Test("What is not text goes along too, and what the plugin says of its end and its place")
        func otherKinds() throws {
            let view = try start(.plugin)
            view.onTap = {
                UIPasteboard.general.setItems(
                    [
                        ["org.example.own": Data([0, 1])],
                        [UIPasteboard.typeAutomatic: UIColor(red: 1, green: 0, blue: 0, alpha: 1)],
                    ],
                    options: [.expirationDate: Date(timeIntervalSinceNow: 60), .localOnly: true])
            }
            tap()
            let content = SharedPasteboards.ofProgram.general.content
            #expect(content.isLocal && (content.lifetime ?? 0) > 50)
            #expect(UIPasteboard.general.data(forPasteboardType: "org.example.own") == Data([0, 1]))
            #expect(UIPasteboard.general.color == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        }

        // MARK: Without the user

        @Test("Without input a plugin neither reads nor writes, however often it tries, and one line says so")
        func loop() throws {
            _ = try start(.plugin)
            UIPasteboard.general.string = "secret"
            tap()
            host.pass(.seconds(2))
            var seen: [String?] = []
            for _ in 0..<50 {
                try inPlugin { UIPasteboard.general.whenReadable { seen.append(UIPasteboard.general.string) } }
                try inPlugin { UIPasteboard.general.string = "forged" }
            }
            #expect(seen.count == 50 && seen.allSatisfy { $0 != "secret" })
            #expect(UIPasteboard.general.string == "secret")
            #expect(lines.count == 1)
            #expect(
                lines.first?.hasSuffix("the user has done nothing in the plugin's panes within the last second") == true
            )
            // The text that it wrote lies nowhere.
            try inPlugin { #expect(UIPasteboard.general.hasStrings && UIPasteboard.general.string == nil) }
        }

        @Test("A plugin that may ask at any time may not do it without end")
        func pace() throws {
            let pane = host.showPane()
            pane.pasteboardPolicy = .always
            for number in 1...30 { try inPlugin { UIPasteboard.general.string = "\(number)" } }
            #expect(UIPasteboard.general.string == "20")
            #expect(lines.count == 1)
            host.pass(.seconds(11))
            try inPlugin { UIPasteboard.general.string = "later" }
            #expect(UIPasteboard.general.string == "later")
        }

        @Test("A pane that may not is told nothing, whatever the user presses")
        func never() throws {
            let pane = host.showPane()
            pane.pasteboardPolicy = .never
            UIPasteboard.general.string = "secret"
            let view = try view
            var hasStrings: Bool?
            view.onTap = { hasStrings = UIPasteboard.general.hasStrings }
            tap()
            press(.keyboardV)
            press(.keyboardC)
            #expect(view.pasted == [nil] && hasStrings == false)
            #expect(UIPasteboard.general.string == "secret")
            #expect(lines.map { $0.hasSuffix("the host does not allow it") } == [true])
        }

        @Test("A host from before there was a pasteboard leaves the plugin its own")
        func notGranted() throws {
            host.launcher.granted.remove(.pasteboard)
            _ = try start(.plugin)
            UIPasteboard.general.string = "secret"
            tap()
            press(.keyboardV)
            let plugins = try host.run.connection?.installPasteboard()
            #expect(plugins == nil)
            #expect(lines.isEmpty && rules.isEmpty)
        }

        // MARK: Extremes

        @Test("What is more than goes along stays where it is, and its type is known")
        func large() throws {
            let view = try start(.plugin)
            let most = Limits.standard.pasteboardBytes
            view.copies = String(repeating: "x", count: most)
            tap()
            press(.keyboardC)
            #expect(UIPasteboard.general.string?.utf8.count == most)
            view.copies += "x"
            press(.keyboardC)
            #expect(UIPasteboard.general.numberOfItems == 0)
            #expect(rules == [.invalidPasteboard])
            UIPasteboard.general.setItems([
                ["public.utf8-plain-text": String(repeating: "y", count: most + 1)],
                ["public.utf8-plain-text": "short"],
                ["org.example\u{0}.own": "b"],
            ])
            host.settle()
            var types: [[String]]?
            view.onTap = { types = UIPasteboard.general.types(forItemSet: nil) }
            tap()
            press(.keyboardV)
            #expect(view.pasted == ["short"])
            #expect(types == [["public.utf8-plain-text"], ["public.utf8-plain-text"]])
        }

        @Test("A plugin that counts its questions wrongly, or that has not been granted any, breaks a rule")
        func misbehaviour() throws {
            let pane = host.showPane()
            let run = try host.run
            for _ in 0..<2 {
                run.channels.plugin.send(.scene(.sceneDidRequestPasteboard(.first.next)), scene: .first)
                run.channels.plugin.send(
                    .scene(.sceneDidWritePasteboard(PasteboardWrite(request: .first, content: .init()))), scene: .first)
            }
            host.settle()
            #expect(run.isOver)
            host.launcher.granted.remove(.pasteboard)
            pane.retry()
            host.settle()
            let next = try host.run
            for _ in 0..<2 {
                next.channels.plugin.send(.scene(.sceneDidRequestPasteboard(.first)), scene: .first)
            }
            host.settle()
            #expect(next.isOver)
        }

        @Test("A number of a question that was there before breaks a rule too")
        func sameNumber() throws {
            let pane = host.showPane()
            let run = try host.run
            run.channels.plugin.send(.scene(.sceneDidRequestPasteboard(.first)), scene: .first)
            host.settle()
            #expect(!run.isOver && pane.state == .running(processIdentifier: nil))
            // The first time is forgiven.
            for _ in 0..<2 { run.channels.plugin.send(.scene(.sceneDidRequestPasteboard(.first)), scene: .first) }
            host.settle()
            #expect(run.isOver)
        }

        @Test(
            "The number of a question of a scene that is gone counts as well, and must not come again",
            arguments: [true, false])
        func numberOfGoneScene(isWrite: Bool) throws {
            _ = host.showPane()
            let run = try host.run
            let question: SceneReport =
                isWrite
                ? .sceneDidWritePasteboard(PasteboardWrite(request: .first, content: .init()))
                : .sceneDidRequestPasteboard(.first)
            run.channels.plugin.send(.scene(question), scene: SceneID(number: 77))
            host.settle()
            #expect(!run.isOver)
            // The first time is forgiven.
            for _ in 0..<2 { run.channels.plugin.send(.scene(.sceneDidRequestPasteboard(.first)), scene: .first) }
            host.settle()
            #expect(run.isOver)
        }

        // MARK: What crosses on the way

        private func update(
            _ change: UInt64, _ text: String?, answering request: UInt64? = nil, isGranted: Bool = true
        ) -> PasteboardUpdate {
            let item = PasteboardDescription.Item(representations: [
                .init(type: "public.utf8-plain-text", data: text.map { Data($0.utf8) })
            ])
            return PasteboardUpdate(
                changeCount: change, content: PasteboardDescription(items: [item]),
                answer: request.map { .init(request: PasteboardRequestSerial(number: $0), isGranted: isGranted) })
        }

        @Test("What the host said before it heard of a write does not take the write's place; a refusal does")
        func crossing() {
            var reports: [SceneReport] = []
            let pasteboard = HostPasteboard(limit: 100) {
                reports.append($0)
                return true
            }
            pasteboard.shared.perform {
                let general = UIPasteboard.general
                pasteboard.receive(update(1, "old"))
                #expect(general.string == "old")
                general.string = "mine"
                pasteboard.receive(update(2, "crossed"))
                #expect(general.string == "mine")
                pasteboard.receive(update(3, nil, answering: 1))
                pasteboard.receive(update(3, "mine"))
                #expect(general.string == "mine")
                pasteboard.receive(update(4, "newer"))
                #expect(general.string == "newer")
                general.string = "refused"
                pasteboard.receive(update(4, nil, answering: 2, isGranted: false))
                // The host has told before what belongs to this change.
                #expect(general.string == "newer")
                general.string = "refused"
                pasteboard.receive(update(5, nil, answering: 3, isGranted: false))
                #expect(general.hasStrings && general.string == nil)
            }
            #expect(
                reports.map(\.name) == [
                    "SceneDidWritePasteboard", "SceneDidWritePasteboard", "SceneDidWritePasteboard",
                    "SceneDidRequestPasteboard",
                ])
        }

        @Test("A host is told for how long it keeps what a plugin writes, counted from then on")
        func lifetime() throws {
            var reports: [SceneReport] = []
            let pasteboard = HostPasteboard(limit: 100) {
                reports.append($0)
                return true
            }
            pasteboard.shared.perform {
                UIPasteboard.general.setItems(
                    [["public.utf8-plain-text": "secret"]], options: [.expirationDate: Date(timeIntervalSinceNow: 60)])
            }
            guard case .sceneDidWritePasteboard(let write) = reports.first else {
                Issue.record("\(reports)")
                return
            }
            let lifetime = try #require(write.lifetime)
            #expect(lifetime > .seconds(50) && lifetime <= .seconds(60))
        }

        @Test("A refusal that tells nothing leaves what was told before, and what is not told can be asked for again")
        func silentRefusal() {
            var reports: [SceneReport] = []
            let pasteboard = HostPasteboard(limit: 100) {
                reports.append($0)
                return true
            }
            func refuse(_ request: UInt64, at change: UInt64) {
                pasteboard.receive(
                    PasteboardUpdate(
                        changeCount: change, content: PasteboardDescription(),
                        answer: .init(request: PasteboardRequestSerial(number: request), isGranted: false)))
            }
            pasteboard.shared.perform {
                let general = UIPasteboard.general
                pasteboard.receive(update(1, "old"))
                general.string = "mine"
                pasteboard.receive(update(2, "newer"))
                refuse(1, at: 2)
                #expect(general.string == "newer")
                pasteboard.receive(update(3, nil))
                var calls = 0
                for request in 2...3 as ClosedRange<UInt64> {
                    general.whenReadable { calls += 1 }
                    refuse(request, at: 3)
                    #expect(general.hasStrings)
                }
                #expect(calls == 2 && reports.count == 3)
                // A write that was granted, and a later one that was not: the first one lies there.
                general.string = "granted"
                pasteboard.receive(
                    PasteboardUpdate(
                        changeCount: 4, content: PasteboardDescription(),
                        answer: .init(request: PasteboardRequestSerial(number: 4), isGranted: true)))
                general.string = "refused"
                pasteboard.receive(update(4, nil, answering: 5, isGranted: false))
                #expect(general.hasStrings)
                pasteboard.receive(update(4, "granted"))
                #expect(general.string == "granted")
            }
        }

        @Test("Whoever waits to read is called once, by the answer or by the end of the session")
        func waiting() {
            var reports: [SceneReport] = []
            let pasteboard = HostPasteboard(limit: 100) {
                reports.append($0)
                return true
            }
            var calls = 0
            pasteboard.shared.perform {
                let general = UIPasteboard.general
                general.whenReadable { calls += 1 }
                general.whenReadable { calls += 1 }
                pasteboard.receive(update(1, nil))
                #expect(calls == 0 && reports.count == 1)
                pasteboard.receive(update(1, "text", answering: 1))
                #expect(calls == 2 && general.string == "text")
                general.whenReadable { calls += 1 }
                #expect(calls == 3 && reports.count == 1)
                pasteboard.receive(update(2, nil))
                general.whenReadable { calls += 1 }
                pasteboard.end()
                #expect(calls == 4 && reports.count == 2)
            }
        }
    }
}
