import Foundation
import MainLoop
import PluginHost

/// The demo, whose window is shown to VNC viewers: a pane of its own beside that of a plugin with a button.
@MainActor final class DemoProcess {
    /// In pixels, of the window: the plugin's button, and the label above it.
    static let button = (x: 720, y: 312)
    static let label = RFBClient.Rectangle(x: 505, y: 222, width: 431, height: 48)

    private let loop: MainLoop
    private let folder: URL
    private var process: ChildProcess?
    private var hasEnded = false
    private var port: Int?

    init(on loop: MainLoop) throws {
        self.loop = loop
        folder = FileManager.default.temporaryDirectory.appending(path: "demo-\(UUID().uuidString.prefix(8))")
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        let variables = ["XDG_RUNTIME_DIR": folder.path, "XDG_DATA_HOME": folder.path]
        process = try ChildProcess.spawn(
            ProcessDescription(
                executable: program.appending(path: "DemoHost").path,
                arguments: ["--screen", "vnc", "--vnc-port", "0", "--port", "0", "--size", "960x600"],
                environment: ChildEnvironment(adding: variables)),
            on: loop, onLine: { [weak self] _, line in self?.hear(line) },
            onExit: { [weak self] _ in
                self?.hasEnded = true
                loop.stop()
            })
    }

    private func hear(_ line: String) {
        guard let words = line.range(of: "connect a VNC viewer to 127.0.0.1:") else { return }
        port = Int(line[words.upperBound...].prefix { $0.isNumber })
        loop.stop()
    }

    /// Waits until it can be seen.
    func connect() throws -> RFBClient {
        if port == nil, !hasEnded { loop.run() }
        guard let port else { throw RFBClient.Failure(description: "The demo ended before it could be seen") }
        return try RFBClient(port: port, on: loop)
    }

    func close() {
        process?.signalGroup(SIGTERM)
        if !hasEnded { loop.run() }
        try? FileManager.default.removeItem(at: folder)
    }
}
