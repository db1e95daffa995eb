import Contracts
import Diagnostics
import Foundation
import HostStaging
import MainLoop
import PluginBehaviours
import PluginHost
import QuartzCore
import SwiftProtobuf
import UIKit

/// A host with the pane of a plugin that answers each question with the question.
@MainActor final class EchoPane {
    private let loop: MainLoop
    private let installations: [Override]
    private let hook: Registration
    private let stage = HostStage()
    private let plugins: PluginRegistry
    private let pane: RemoteViewController

    init(on loop: MainLoop) throws {
        self.loop = loop
        installations = [
            UpdateCycle.main.install { loop.requestEndOfTurn() },
            FrameClock.main.install { loop.schedule(after: $0, handler: $1) },
        ]
        hook = loop.addEndOfTurnHook { UpdateCycle.main.update() }
        let programs = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        let plugin = try StagedPlugin.make(
            identifier: "org.mullion.fixture", name: "Fixture", controllers: ["plain"],
            executable: programs.appendingPathComponent("FixturePlugin"))
        var options = SpawnOptions()
        options.environment[PluginBehaviour.variable] = PluginBehaviour.echoes.rawValue
        plugins = PluginRegistry(
            catalog: PluginCatalog(plugins: [plugin]), launcher: SpawningLauncher(loop: loop, options: options),
            loop: loop)
        pane = RemoteViewController(plugin: "org.mullion.fixture", controller: "plain", of: plugins)
        stage.embed(pane)
        pane.contractLink.serve(["DidHear": .call { [weak self] (_: Google_Protobuf_BytesValue) in self?.didHear() }])
    }

    // MARK: What is told, and told back

    private var words = Google_Protobuf_BytesValue()
    private var remaining = 0
    private var began = ContinuousClock.now
    private var times: [Double] = []
    private var onEnd: (() -> Void)?

    /// - Returns: Milliseconds from each call until the delegate was called, one after the other.
    func tell(_ count: Int, bytes: Int) async -> [Double] {
        words = Google_Protobuf_BytesValue(Data(repeating: 7, count: bytes))
        remaining = count
        times = []
        await withCheckedContinuation { continuation in
            onEnd = { continuation.resume() }
            tell()
        }
        return times
    }

    private func tell() {
        began = .now
        pane.contractLink.send("Hear", words)
    }

    private func didHear() {
        times.append((ContinuousClock.now - began) / .milliseconds(1))
        remaining -= 1
        if remaining > 0 { tell() } else { onEnd?() }
    }

    // MARK: What is asked, and answered

    /// - Returns: Milliseconds of each question, one after the other.
    func ask(_ count: Int, bytes: Int) async throws -> [Double] {
        let question = Google_Protobuf_BytesValue(Data(repeating: 7, count: bytes))
        var times: [Double] = []
        for _ in 0..<count {
            let began = ContinuousClock.now
            let answer: Google_Protobuf_BytesValue = try await pane.contractLink.ask(
                "Echo", question, within: .seconds(10))
            times.append((ContinuousClock.now - began) / .milliseconds(1))
            precondition(answer.value.count == bytes)
        }
        return times
    }

    func close() {
        plugins.stopAll { [loop] in loop.stop() }
        loop.run()
        hook.cancel()
        stage.close()
        for installation in installations { installation.end() }
    }
}
