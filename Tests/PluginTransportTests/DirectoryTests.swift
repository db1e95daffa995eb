import Foundation
import MainLoop
import PluginTransport
import Testing

@Suite struct DirectoryTests {
    private let root: TemporaryDirectory

    init() throws {
        root = try TemporaryDirectory()
    }

    private func mode(_ path: String) throws -> UInt32 {
        var status = stat()
        guard stat(path, &status) == 0 else { throw SystemCallError("stat") }
        return status.st_mode & 0o777
    }

    @Test("Directories are for this user alone, and go with their owner")
    func owned() throws {
        var host: HostDirectory? = try HostDirectory(environment: ["XDG_RUNTIME_DIR": root.path])
        let path = try #require(host?.path)
        #expect(path.hasPrefix("\(root.path)/mullion/h"))
        #expect(try mode(path) == 0o700)
        #expect(try mode("\(root.path)/mullion") == 0o700)
        var launch: LaunchDirectory? = try LaunchDirectory(in: #require(host))
        #expect(try mode(#require(launch?.path)) == 0o700)
        host = nil
        #expect(FileManager.default.fileExists(atPath: path), "a launch keeps its host's directory")
        launch = nil
        #expect(root.contents == ["mullion"])
    }

    @Test("What a dead host left is swept; what a living one uses is not")
    func sweep() throws {
        let environment = ["XDG_RUNTIME_DIR": root.path]
        let living = try HostDirectory(environment: environment)
        let dead = "\(root.path)/mullion/hdead00"
        try FileManager.default.createDirectory(atPath: "\(dead)/1", withIntermediateDirectories: true)
        try Data().write(to: URL(fileURLWithPath: "\(dead)/1/c"))
        try Data().write(to: URL(fileURLWithPath: "\(dead).lock"))
        let other = "\(root.path)/mullion/notes.txt"
        try Data().write(to: URL(fileURLWithPath: other))
        let new = try HostDirectory(environment: environment)
        #expect(!FileManager.default.fileExists(atPath: dead))
        #expect(!FileManager.default.fileExists(atPath: "\(dead).lock"))
        #expect(FileManager.default.fileExists(atPath: living.path))
        #expect(FileManager.default.fileExists(atPath: other))
        #expect(new.path != living.path)
    }

    @Test("A directory that others may enter is not used", arguments: [0o755, 0o701, 0o770])
    func openDirectory(mode: Int) throws {
        let fallback = try TemporaryDirectory()
        try FileManager.default.createDirectory(
            atPath: "\(root.path)/mullion", withIntermediateDirectories: false, attributes: [.posixPermissions: mode])
        let host = try HostDirectory(environment: ["XDG_RUNTIME_DIR": root.path, "TMPDIR": fallback.path])
        #expect(host.path.hasPrefix("\(fallback.path)/mullion-\(geteuid())/h"))
    }

    @Test("A link in place of the directory is not followed")
    func link() throws {
        let fallback = try TemporaryDirectory()
        try FileManager.default.createSymbolicLink(
            atPath: "\(root.path)/mullion", withDestinationPath: fallback.path)
        let host = try HostDirectory(environment: ["XDG_RUNTIME_DIR": root.path, "TMPDIR": fallback.path])
        #expect(host.path.hasPrefix("\(fallback.path)/mullion-"))
    }

    @Test("Where there is no runtime directory, or its path is too long for a socket, the temporary one serves")
    func fallback() throws {
        let long = "\(root.path)/" + String(repeating: "x", count: 90)
        try FileManager.default.createDirectory(atPath: long, withIntermediateDirectories: false)
        for runtime in [nil, "", "relative", "/nowhere/at/all", long] {
            var environment = ["TMPDIR": root.path]
            environment["XDG_RUNTIME_DIR"] = runtime
            let host = try HostDirectory(environment: environment)
            #expect(host.path.hasPrefix("\(root.path)/mullion-\(geteuid())/h"))
        }
    }

    @Test(
        "D12 where the directory under the temporary one cannot be used, one of another name serves, and the next host finds it",
        arguments: ["somebody else's", "open to others", "a file", "a link"])
    func takenDirectory(obstacle: String) throws {
        let name = "\(root.path)/mullion-\(geteuid())"
        let files = FileManager.default
        switch obstacle {
        case "a file": try Data().write(to: URL(fileURLWithPath: name))
        case "a link": try files.createSymbolicLink(atPath: name, withDestinationPath: root.path)
        default:
            let isOpen = obstacle == "open to others" || geteuid() != 0
            #expect(mkdir(name, 0o700) == 0 && chmod(name, isOpen ? 0o755 : 0o700) == 0)
            // Only root can give things away; for others the mode says the same.
            if !isOpen { #expect(chown(name, 65534, 65534) == 0) }
        }
        // One that somebody has put there in the hope that it is taken.
        #expect(mkdir(name + "-aaaaaa", 0o700) == 0 && chmod(name + "-aaaaaa", 0o777) == 0)
        let environment = ["TMPDIR": root.path]
        let first = try HostDirectory(environment: environment)
        let folder = URL(fileURLWithPath: first.path).deletingLastPathComponent().path
        #expect(folder.hasPrefix(name + "-") && folder != name + "-aaaaaa")
        #expect(try mode(folder) == 0o700)
        let second = try HostDirectory(environment: environment)
        #expect(second.path.hasPrefix(folder + "/h"))
        withExtendedLifetime(first) {}
    }

    @Test("A shared directory is made where it is missing, and keeps what is not ours")
    func shared() throws {
        let path = "\(root.path)/\(TransportRig.plugin)"
        var shared: SharedDirectory? = try SharedDirectory(of: TransportRig.plugin, in: root.path)
        #expect(try mode(path) == 0o700)
        try Data().write(to: URL(fileURLWithPath: "\(path)/other"))
        var launch: LaunchDirectory? = LaunchDirectory(in: try #require(shared))
        try launch?.publish(
            Bootstrap(control: "ipc://a", content: "ipc://b", token: .init(), plugin: TransportRig.plugin))
        #expect(try mode("\(path)/bootstrap.json") == 0o600)
        launch = nil
        shared = nil
        #expect(try FileManager.default.contentsOfDirectory(atPath: path).sorted() == ["host.lock", "other"])
    }

    @Test("A shared directory has one host at a time; what a dead one left is swept")
    func sharedByTwo() throws {
        let path = "\(root.path)/\(TransportRig.plugin)"
        var living: SharedDirectory? = try SharedDirectory(of: TransportRig.plugin, in: root.path)
        for name in ["bootstrap.json", "c", "d"] { try Data().write(to: URL(fileURLWithPath: "\(path)/\(name)")) }
        let error = #expect(throws: TransportError.self) {
            try SharedDirectory(of: TransportRig.plugin, in: root.path)
        }
        #expect(error?.code == .directoryInUse)
        #expect(FileManager.default.fileExists(atPath: "\(path)/c"), "what a living host uses stays")
        #expect(living != nil)
        living = nil
        _ = try SharedDirectory(of: TransportRig.plugin, in: root.path)
        #expect(try FileManager.default.contentsOfDirectory(atPath: path) == ["host.lock"])
    }

    @Test("A shared directory that others may write to is refused with what to do", arguments: [0o770, 0o707, 0o777])
    func wideSharedDirectory(mode: Int) throws {
        let path = "\(root.path)/\(TransportRig.plugin)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        #expect(chmod(path, mode_t(mode)) == 0)
        let error = #expect(throws: TransportError.self) {
            try SharedDirectory(of: TransportRig.plugin, in: root.path)
        }
        #expect(error?.code == .badSharedDirectory)
        #expect(error?.message.contains("chmod go-w \(path)") == true)
    }
}
