import Contracts
import Diagnostics
import HostStaging
import PaletteContract
import PaletteControllers
import PluginHost
import PluginProtocol
import Testing
import UIKit

extension HostAndPlugin {
    /// A parent in the host talks to its child by their contract, be the child in the host or in a plugin.
    @Suite("A parent and its child talk by a contract") @MainActor final class ContractCalls {
        enum Place: CaseIterable {
            case host, plugin
        }

        static let contract = PluginManifest.Contract(name: "mullion.palette.v1.Palette", version: 1)

        private let host: InMemoryHost
        private let installation: Override

        init() throws {
            host = try InMemoryHost(contract: Self.contract) { name in name == "main" ? PaletteViewController() : nil }
            installation = PluginRegistry.install(host.plugins)
        }

        isolated deinit {
            installation.end()
        }

        private func makePalette(in place: Place) -> any UIViewController & Palette {
            switch place {
            case .host: PaletteViewController()
            case .plugin: RemotePalette(plugin: InMemoryHost.identifier, controller: "main")
            }
        }

        /// The palette itself, wherever it is.
        private func controller(of palette: UIViewController) throws -> PaletteViewController {
            try (palette as? PaletteViewController) ?? host.controller()
        }

        /// In the window: where something of the palette is.
        private func place(of title: String, in palette: UIViewController) throws -> CGPoint {
            let controller = try controller(of: palette)
            let button = try #require(host.stage.button(title, in: controller))
            let point = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: controller.view)
            return palette.view.convert(point, to: nil)
        }

        private func tap(_ point: CGPoint) {
            host.stage.tap(point)
            host.settle()
        }

        /// More than one, so that the next picture may be shown.
        private static let frame = Duration.milliseconds(40)
        /// Of the preview's field, left of its number.
        private static let preview = CGPoint(x: 230, y: 34)
        /// Of the second swatch.
        private static let swatch = CGPoint(x: 266, y: 212)

        @Test(
            "What is said before the child is embedded, and after, arrives in order; it draws the same in both places",
            arguments: Place.allCases)
        func configuration(place: Place) throws {
            let parent = PaletteParent(makePalette(in: place))
            parent.palette.show(.sky)
            parent.palette.show(.scarlet)
            host.stage.embed(parent.palette)
            host.settle()
            #expect(host.stage.pixel(Self.preview) == "#ff4000")
            parent.palette.show(.sky)
            host.pass(Self.frame)
            #expect(host.stage.pixel(Self.preview) == "#80bfff")
            parent.palette.offer(.with { $0.colors = [.scarlet, .scarlet] })
            host.pass(Self.frame)
            #expect(host.stage.pixel(Self.swatch) == "#ff4000")
            #expect(parent.calls.isEmpty)
        }

        @Test(
            "The delegate hears of what the user does, with the child that it knows as the sender",
            arguments: Place.allCases)
        func delegate(place: Place) async throws {
            let parent = PaletteParent(makePalette(in: place))
            host.stage.embed(parent.palette)
            host.settle()
            parent.palette.offer(.with { $0.colors = [.sky, .scarlet] })
            host.settle()
            tap(Self.swatch)
            #expect(parent.calls == ["picked 100 25 0"])
            #expect(host.stage.pixel(Self.preview) == "#ff4000")
            tap(try self.place(of: "Cancel", in: parent.palette))
            parent.allows = false
            tap(try self.place(of: "Done", in: parent.palette))
            try await host.wait(until: "the question was asked") { parent.calls.count == 3 }
            parent.allows = true
            tap(try self.place(of: "Done", in: parent.palette))
            try await host.wait(until: "the palette has finished") { parent.calls.count == 5 }
            #expect(
                parent.calls == [
                    "picked 100 25 0", "cancelled", "asked for 100 25 0", "asked for 100 25 0", "finished 100 25 0",
                ])
        }

        @Test("A delegate may leave out what is optional, and there may be none", arguments: Place.allCases)
        func terseDelegate(place: Place) async throws {
            let palette = makePalette(in: place)
            host.stage.embed(palette)
            host.settle()
            tap(try self.place(of: "Cancel", in: palette))
            tap(Self.swatch)
            let parent = TersePaletteParent()
            palette.delegate = parent
            tap(try self.place(of: "Cancel", in: palette))
            tap(try self.place(of: "Done", in: palette))
            try await host.wait(until: "the palette has finished") { !parent.finished.isEmpty }
            #expect(parent.finished == ["95 60 7"])
        }

        @Test("A question is answered, before the child is there and after", arguments: Place.allCases)
        func questions(place: Place) async throws {
            let palette = makePalette(in: place)
            let early = Task.immediate { try await palette.name(.scarlet).text }
            host.stage.embed(palette)
            host.settle()
            var names: [String] = []
            let task = Task {
                names.append(try await early.value)
                names.append(try await palette.name(.sky).text)
            }
            try await host.wait(until: "both are answered") { names.count == 2 }
            try await task.value
            #expect(names == ["orange", "blue"])
        }

        @Test("To ask starts the process, as to show the pane does")
        func questionWithoutPane() async throws {
            let palette = RemotePalette(plugin: InMemoryHost.identifier, controller: "main")
            var name = ""
            let task = Task { name = try await palette.name(.scarlet).text }
            try await host.wait(until: "it is answered") { !name.isEmpty }
            try await task.value
            #expect(name == "orange")
        }

        /// Shows a palette by the containers above it, and is its delegate.
        private final class Presenter: UIViewController, PaletteDelegate {
            private(set) var finished: [String] = []

            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                let palette = PaletteViewController()
                palette.delegate = self
                showDetailViewController(palette, sender: self)
            }

            func palette(_ palette: any Palette, didPick color: Color) {
                finished.append(color.text)
            }

            func palette(_ palette: any Palette, didFinish color: Color) {}
        }

        /// Has everything shown that a plugin offers, whenever that is.
        private final class AllowingHost: RemoteViewControllerDelegate {
            func remoteViewController(
                _ controller: RemoteViewController, didChange state: RemoteViewController.State
            ) {}

            func remoteViewController(
                _ controller: RemoteViewController, shouldShow offered: RemoteViewController
            ) -> Bool {
                true
            }
        }

        /// Shows what is offered in its right half.
        private final class Container: UIViewController {
            private(set) var detail: UIViewController?

            override func showDetailViewController(_ viewController: UIViewController, sender: Any?) {
                detail = viewController
                embed(viewController, x: 200)
            }

            func embed(_ child: UIViewController, x: CGFloat) {
                addChild(child)
                child.view.frame = CGRect(x: x, y: 0, width: 200, height: 300)
                view.addSubview(child.view)
                child.didMove(toParent: self)
            }
        }

        @Test(
            "A child that a plugin's own controller has made, and that the host shows, keeps its delegate in the plugin"
        )
        func offeredChild() throws {
            let host = try InMemoryHost(contract: Self.contract) { _ in Presenter() }
            let container = Container()
            host.stage.embed(container, frame: CGRect(x: 0, y: 0, width: 400, height: 300))
            let (pane, allowing) = (host.makePane(), AllowingHost())
            pane.hostDelegate = allowing
            container.embed(pane, x: 0)
            host.settle()
            host.pass(Self.frame)
            #expect(container.detail != nil)
            host.stage.tap(Self.swatch)
            host.settle()
            let presenter: Presenter = try host.controller()
            #expect(presenter.finished == ["95 60 7"])
        }

        @Test("A delegate that is gone is no error, and is not kept alive")
        func weakDelegate() throws {
            let palette = RemotePalette(plugin: InMemoryHost.identifier, controller: "main")
            var parent: PaletteParent? = PaletteParent(palette)
            weak let observed = parent
            host.stage.embed(palette)
            host.settle()
            parent = nil
            #expect(observed == nil)
            tap(Self.swatch)
            #expect(palette.delegate == nil)
            #expect(palette.state == .running(processIdentifier: nil))
        }

        // MARK: When something goes wrong

        @Test("A process that dies fails what was asked of it; what is said next goes to the next one")
        func death() async throws {
            let parent = PaletteParent(RemotePalette(plugin: InMemoryHost.identifier, controller: "main"))
            host.stage.embed(parent.palette)
            host.settle()
            tap(Self.swatch)
            var code: ContractError.Code?
            let task = Task.immediate {
                do {
                    _ = try await parent.palette.name(.sky)
                } catch let error as ContractError {
                    code = error.code
                }
            }
            try host.run.end(.exited(.killed(signal: 9)))
            try await host.wait(until: "the question has failed") { code != nil }
            try await task.value
            #expect(code == .ended)
            parent.palette.show(.scarlet)
            host.settle()
            #expect(host.launcher.runs.count == 2)
            #expect(host.stage.pixel(Self.preview) == "#ff4000")
            #expect(parent.calls == ["picked 95 60 7"], "what was reported is not lost, and not said again")
        }

        @Test("A child without the contract, or with another one or an older one, is not opened, and the pane says why")
        func unfulfilled() throws {
            let cases: [(PluginManifest.Contract?, String)] = [
                (nil, "has no contract"),
                (.init(name: "org.example.Other", version: 1), "has the contract org.example.Other, version 1"),
            ]
            for (contract, words) in cases {
                let host = try InMemoryHost(contract: contract) { _ in PaletteViewController() }
                let installation = PluginRegistry.install(host.plugins)
                defer { installation.end() }
                let palette = RemotePalette(plugin: InMemoryHost.identifier, controller: "main")
                host.stage.embed(palette)
                host.settle()
                guard case .ended(let reason) = palette.state else {
                    Issue.record("\(palette.state)")
                    continue
                }
                #expect(reason.contains(words) && reason.contains("by mullion.palette.v1.Palette, version 1"))
                #expect(host.launcher.runs.isEmpty)
            }
            let plugin = try StagedPlugin.make(
                identifier: "org.example.old", name: "Old", controllers: ["main"], contract: Self.contract)
            #expect(throws: PluginLookupError.self) {
                try plugin.checkContract(Contract(name: Self.contract.name, version: 2), of: "main")
            }
        }

        @Test("A plugin that was built before there were contracts is not told of any")
        func withoutCapability() async throws {
            host.launcher.granted = [.textInput]
            let palette = RemotePalette(plugin: InMemoryHost.identifier, controller: "main")
            host.stage.embed(palette)
            palette.show(.scarlet)
            host.settle()
            await #expect(throws: ContractError.self) { _ = try await palette.name(.sky) }
            #expect(palette.state == .running(processIdentifier: nil))
            // Nor may it say anything itself.
            let run = try host.run
            for _ in 1...2 {
                run.channels.plugin.send(
                    .scene(.contract(.call(nil, method: "DidCancel", body: Data()))), scene: .first)
                host.settle()
            }
            #expect(run.isOver)
        }

        @Test("A flood of calls that mean nothing has no effect, and keeps no other pane waiting")
        func flood() throws {
            let parent = PaletteParent(RemotePalette(plugin: InMemoryHost.identifier, controller: "main"))
            host.stage.embed(parent.palette)
            host.settle()
            let run = try host.run
            let body = Data(repeating: 0xff, count: Limits.contractBytes)
            for number in 1...500 {
                let calls: [ContractMessage] = [
                    .call(nil, method: "Nothing", body: body), .call(nil, method: "DidPick", body: body),
                    .call(CallSerial(number: UInt64(number)), method: "Nothing", body: body),
                    .cancel(CallSerial(number: UInt64(number))),
                ]
                for call in calls { run.channels.plugin.send(.scene(.contract(call)), scene: .first) }
            }
            host.settle()
            #expect(parent.calls.isEmpty)
            #expect(parent.palette.view.window != nil && !run.isOver)
            #expect(host.stage.tapCounter())
        }

        @Test("An answer to a call that was never made breaks a rule: once it is refused, then the session ends")
        func madeUpAnswers() throws {
            let palette = RemotePalette(plugin: InMemoryHost.identifier, controller: "main")
            host.stage.embed(palette)
            host.settle()
            let answer = ContractMessage.answer(CallSerial(number: 7), .success(Data()))
            let run = try host.run
            run.channels.plugin.send(.scene(.contract(answer)), scene: .first)
            host.settle()
            #expect(palette.state == .running(processIdentifier: nil))
            run.channels.plugin.send(.scene(.contract(answer)), scene: .first)
            host.settle()
            #expect(run.isOver)
        }
    }
}
