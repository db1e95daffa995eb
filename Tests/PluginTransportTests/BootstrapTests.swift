import Foundation
import MainLoop
import MainLoopTesting
import PluginProtocol
import Testing

@testable import PluginTransport

@Suite(.timeLimit(.minutes(4))) struct BootstrapTests {
    private let bootstrap = Bootstrap(
        control: "ipc:///run/c", content: "ipc:///run/d", token: .init(), plugin: TransportRig.plugin, hostProcess: 42)

    private func write(_ bytes: [UInt8], to descriptor: OwnedDescriptor) {
        let count = bytes.withUnsafeBytes { Foundation.write(descriptor.number, $0.baseAddress, $0.count) }
        #expect(count == bytes.count)
    }

    @Test("A plugin reads from the inherited pipe what the host wrote, and not a byte more")
    func pipe() throws {
        let pipe = try OwnedDescriptor.pipe()
        write(bootstrap.encoded + [7], to: pipe.writeEnd)
        let read = try Bootstrap(from: .inherited(pipe.readEnd))
        #expect(read.control == bootstrap.control)
        #expect(read.content == bootstrap.content)
        #expect(read.token.matches(bootstrap.token))
        #expect(read.plugin == bootstrap.plugin)
        #expect(read.hostProcess == 42)
        var next: UInt8 = 0
        #expect(Foundation.read(pipe.readEnd.number, &next, 1) == 1)
        #expect(next == 7)
    }

    @Test("The line fits into an empty pipe at once")
    func size() {
        let path = "ipc://" + String(repeating: "x", count: 107)
        let longest = Bootstrap(control: path, content: path, token: .init(), plugin: TransportRig.plugin)
        #expect(longest.encoded.count < Bootstrap.longestLine)
    }

    @Test(
        "What no host wrote is refused",
        arguments: [
            "", "{}\n", "nonsense\n", #"{"control":"a","content":"b","token":"12","plugin":"a.b","host":1}"# + "\n",
            String(repeating: "x", count: 5000),
        ])
    func malformed(text: String) throws {
        let readEnd: OwnedDescriptor
        do {
            // The write end closes with this scope, so that a line without an end is not waited for.
            let pipe = try OwnedDescriptor.pipe()
            write(Array(text.utf8), to: pipe.writeEnd)
            readEnd = pipe.readEnd
        }
        let error = #expect(throws: TransportError.self) { try Bootstrap(from: .inherited(readEnd)) }
        #expect(error?.code == .badBootstrap)
    }

    @Test("The environment says where the bootstrap is; without it the program was started by hand")
    func source() throws {
        let byHand = #expect(throws: TransportError.self) { try Bootstrap.source(environment: [:]) }
        #expect(byHand?.code == .noBootstrap)
        for text in ["x", "-1", "0", "99999"] {
            let error = #expect(throws: TransportError.self) {
                try Bootstrap.source(environment: [Bootstrap.descriptorVariable: text])
            }
            #expect(error?.code == .badBootstrap)
        }
        let copy = dup(STDIN_FILENO)
        guard
            case .inherited(let descriptor) = try Bootstrap.source(environment: [
                Bootstrap.descriptorVariable: "\(copy)"
            ])
        else {
            Issue.record("another source")
            return
        }
        #expect(fcntl(descriptor.number, F_GETFD) & FD_CLOEXEC != 0)
    }

    @Test("An external plugin reads the file that the host published")
    func file() throws {
        let root = try TemporaryDirectory()
        let launch = LaunchDirectory(in: try SharedDirectory(of: TransportRig.plugin, in: root.path))
        let path = "\(launch.path)/\(Bootstrap.fileName)"
        let early = #expect(throws: TransportError.self) { try Bootstrap(from: .file(path)) }
        #expect(early?.code == .noBootstrap)
        try launch.publish(bootstrap)
        let read = try Bootstrap(from: Bootstrap.source(environment: [Bootstrap.fileVariable: path]))
        #expect(read.hostProcess == 42)
        #expect(read.control == "ipc://\(launch.path)/c", "the sockets lie beside the file")
        #expect(chmod(path, 0o640) == 0)
        let wide = #expect(throws: TransportError.self) { try BootstrapFile(path).read() }
        #expect(wide?.message.contains("chmod 600 \(path)") == true)
    }

    @Test(
        "A file says that a process of the plugin is connected as long as its host lives; what a dead one left says nothing"
    )
    func taken() throws {
        let root = try TemporaryDirectory()
        var shared: SharedDirectory? = try SharedDirectory(of: TransportRig.plugin, in: root.path)
        var launch: LaunchDirectory? = LaunchDirectory(in: try #require(shared))
        let path = try #require(launch).path + "/\(Bootstrap.fileName)"
        launch?.noteArrival(of: bootstrap)
        let text = try Data(contentsOf: URL(fileURLWithPath: path))
        // Asking takes nothing from the host, and nothing from the next.
        for _ in 0..<2 {
            let taken = #expect(throws: TransportError.self) { try BootstrapFile(path).read() }
            #expect(taken?.code == .taken)
        }
        #expect(launch != nil)
        launch = nil
        #expect(!FileManager.default.fileExists(atPath: path))
        shared = nil
        // As if the host had had no time to remove it.
        #expect(FileManager.default.createFile(atPath: path, contents: text, attributes: [.posixPermissions: 0o600]))
        #expect(try BootstrapFile(path).read() == nil)
        try FileManager.default.removeItem(atPath: "\(root.path)/\(TransportRig.plugin)/\(SharedDirectory.lockName)")
        #expect(try BootstrapFile(path).read() == nil)
        shared = try SharedDirectory(of: TransportRig.plugin, in: root.path)
        #expect(!FileManager.default.fileExists(atPath: path))
        withExtendedLifetime(shared) {}
    }

    @Test("A plugin learns that its host is gone from the end of the pipe, once") @MainActor
    func lifeline() async throws {
        let guest = try GuestLoop()
        var writeEnd: OwnedDescriptor?
        let readEnd: OwnedDescriptor
        do {
            let pipe = try OwnedDescriptor.pipe()
            writeEnd = pipe.writeEnd
            readEnd = pipe.readEnd
        }
        var ends = 0
        let lifeline = try HostLifeline(readEnd, loop: guest.loop) { ends += 1 }
        #expect(ends == 0)
        #expect(writeEnd != nil)
        writeEnd = nil
        try await guest.wait(until: "the end was noticed") { ends == 1 }
        _ = lifeline
    }
}
