import Foundation
import PluginHost
import PluginProtocol
import Testing

extension GateSuites {
    @Suite @MainActor struct PythonTests {
        @Test(
            "The counter in Python comes through a gate by pyzmq, counts a tap, and is back after its gate was killed")
        func counter() async throws {
            let rig = try GateRig()
            let identifier = "org.mullion.python-counter"
            try rig.ring.allow(identifier, rig.ring.makeKey("counter").publicKey)
            let folder = try example(in: rig.root)
            let manifest = try PluginManifest(
                data: Data(contentsOf: folder.appending(component: "plugin.json")), file: "plugin.json")
            let installed = InstalledPlugin(
                manifest: manifest, folder: folder, executable: folder.appending(component: "counter.py"))
            let host = GateHost(
                installed, controller: manifest.controllers.keys.sorted().first ?? "main", guest: rig.guest,
                directory: rig.plugins, options: SpawnOptions())
            let (gate, address) = try await rig.startGate()
            let counter = try rig.start(
                folder.appending(component: "counter.py").path,
                environment: rig.environment(of: identifier, at: address, key: "counter"))
            try await rig.guest.wait(until: "the pane is drawn") {
                host.texts.contains("This pane is written in Python.") || counter.status != nil
            }
            #expect(counter.status == nil, "\(counter.lines)")
            // The button is 8 points below the middle of 400 x 300.
            host.tap(CGPoint(x: 200, y: 176))
            try await rig.guest.wait(until: "the tap is counted") { host.texts.contains("Counted once.") }
            gate.signal(SIGKILL)
            try await rig.guest.wait(until: "the placeholder is there") {
                host.texts.contains(SessionLossTests.waiting)
            }
            _ = try await rig.startGate(at: address)
            try await rig.guest.wait(until: "the pane is back") {
                host.texts.contains("This pane is written in Python.")
            }
            #expect(counter.status == nil, "\(counter.lines)")
            await host.stop()
            try rig.end()
        }

        /// The example in a folder of its own, with the messages that its README has protoc make.
        private func example(in root: String) throws -> URL {
            let repository = URL(fileURLWithPath: #filePath).appending(path: "../../..").standardized
            let source = repository.appending(path: "Examples/python-counter")
            let folder = URL(fileURLWithPath: root).appending(component: "counter")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
            for file in try FileManager.default.contentsOfDirectory(at: source, includingPropertiesForKeys: nil)
            where !file.hasDirectoryPath {
                try FileManager.default.copyItem(at: file, to: folder.appending(component: file.lastPathComponent))
            }
            let protos = repository.appending(path: "protos")
            let names = try FileManager.default.contentsOfDirectory(atPath: protos.appending(path: "mullion/v1").path)
            let shell = Process()
            shell.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            shell.arguments =
                ["protoc", "--proto_path=\(protos.path)", "--python_out=\(folder.path)"]
                + names.filter { $0.hasSuffix(".proto") }.map { "\(protos.path)/mullion/v1/\($0)" }
            try shell.run()
            shell.waitUntilExit()
            #expect(shell.terminationStatus == 0)
            return folder
        }
    }
}
