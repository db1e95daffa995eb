import ContainmentTesting
import Foundation
import MainLoop
import MainLoopTesting
import PluginHost
import PluginProtocol
import PluginTransport
import RemotePlacements
import UIKit

/// A shared directory, hosts in the test's own process, and fixture plugins that the test starts as a person would.
@MainActor final class ExternalRig {
    let guest: GuestLoop
    let root: String
    private var children: [ChildProcess] = []

    init() throws {
        guest = try GuestLoop()
        var template = Array("/tmp/mxXXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw SystemCallError("mkdtemp") }
        root = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// Where a test has failed before its end.
    isolated deinit {
        for child in children { child.endNow() }
    }

    /// The fixture's part of the shared directory.
    var folder: String {
        "\(root)/\(ParityPlugin.identifier)"
    }

    func host() throws -> ExternalHost {
        try ExternalHost(guest: guest, directory: root)
    }

    func startPlugin() throws -> StartedPlugin {
        let started = StartedPlugin()
        let child = try ChildProcess.spawn(
            ProcessDescription(
                executable: BuiltPrograms.folder.appendingPathComponent("FixturePlugin").path,
                environment: ChildEnvironment(adding: [
                    Bootstrap.fileVariable: "\(folder)/\(Bootstrap.fileName)"
                ]), outputLimits: OutputLimits(linesPerSecond: .max)),
            on: guest.loop, onLine: { _, line in started.lines.append(line) },
            onExit: { started.status = $0 })
        started.child = child
        children.append(child)
        return started
    }

    /// Ends what the test started, and removes the directory.
    func end() async throws {
        for child in children { child.tearDown(.immediate) }
        try await guest.wait(until: "the plugins are gone") { [children] in
            children.allSatisfy { $0.exitStatus != nil }
        }
        try FileManager.default.removeItem(atPath: root)
    }
}
