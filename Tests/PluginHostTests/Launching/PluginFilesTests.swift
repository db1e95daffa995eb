import Foundation
import MainLoop
import PluginProtocol
import Testing

@testable import PluginHost

@Suite("What of the files around it a plugin may read", .timeLimit(.minutes(4)))
@MainActor
final class PluginFilesTests {
    /// Has no links in its path, as the results have none.
    private let root: String

    init() throws {
        var template = Array("/tmp/mullion-files-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw SystemCallError("mkdtemp") }
        let made = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        root = try #require(FilePaths.resolved(made))
        try write("home/.profile", "cat \(root)/home/.ssh/key")
        try write("home/.ssh/key", "secret")
        try write("plugin/plugin.json", "{}")
        try write("plugin/bin/program", "cat \(root)/home/.ssh/key")
    }

    deinit {
        try? FileManager.default.removeItem(atPath: root)
    }

    private func write(_ name: String, _ text: String) throws {
        let path = "\(root)/\(name)"
        try FileManager.default.createDirectory(
            atPath: FilePaths.folder(of: path), withIntermediateDirectories: true)
        try Data("#!/bin/sh\n\(text)\n".utf8).write(to: URL(filePath: path))
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    }

    /// Makes a link, or leads the one that is there elsewhere.
    private func link(_ name: String, to target: String) throws {
        try? FileManager.default.removeItem(atPath: "\(root)/\(name)")
        try FileManager.default.createSymbolicLink(atPath: "\(root)/\(name)", withDestinationPath: "\(root)/\(target)")
    }

    private func plugin(_ folder: String, _ executable: String) throws -> InstalledPlugin {
        let text = """
            { "identifier": "org.mullion.files", "name": "Files", "version": "1", "executable": "program",
              "controllers": { "main": {} } }
            """
        return InstalledPlugin(
            manifest: try PluginManifest(data: Data(text.utf8), file: "plugin.json"),
            folder: URL(filePath: "\(root)/\(folder)"), executable: URL(filePath: "\(root)/\(executable)"),
            hasManifestFile: true)
    }

    private func files(_ folder: String, _ executable: String) throws -> PluginFiles {
        let plugin = try plugin(folder, executable)
        return try PluginFiles(
            of: plugin,
            startedAs: ProcessDescription(executable: plugin.executable.path, workingDirectory: plugin.folder.path))
    }

    private func readable(_ folder: String, _ executable: String) throws -> [String] {
        try files(folder, executable).readable.map { String($0.location.dropFirst(root.count + 1)) }
    }

    @Test("Its own folder, and nothing else where the program is in there")
    func own() throws {
        #expect(try readable("plugin", "plugin/bin/program") == ["plugin"])
    }

    @Test("The folder around that of its resources too, where SwiftPM puts programs")
    func package() throws {
        try write("debug/Plugin.resources/plugin.json", "{}")
        try write("debug/Plugin", "")
        #expect(try readable("debug/Plugin.resources", "debug/Plugin") == ["debug/Plugin.resources", "debug"])
        try link("latest", to: "debug")
        #expect(try readable("latest/Plugin.resources", "latest/Plugin") == ["debug/Plugin.resources", "debug"])
    }

    @Test("Of what a link leads to the program alone, and the libraries and resources that SwiftPM puts beside one")
    func linked() throws {
        try link("plugin/bin/linked", to: "home/.profile")
        #expect(try readable("plugin", "plugin/bin/linked") == ["plugin", "home/.profile"])
        try write("debug/Plugin", "")
        try write("debug/Plugin.resources/plugin.json", "{}")
        try write("debug/libParts.so", "")
        try write("debug/secrets.txt", "")
        try link("debug/foreign.resources", to: "home")
        try link("debug/libForeign.so", to: "home/.ssh/key")
        try link("plugin/bin/linked", to: "debug/Plugin")
        #expect(
            try readable("plugin", "plugin/bin/linked") == [
                "plugin", "debug/Plugin", "debug/Plugin.resources", "debug/libParts.so",
            ])
    }

    @Test("A folder in its own that is a link opens nothing of where it leads but the program")
    func linkedFolder() throws {
        try link("plugin/elsewhere", to: "home")
        #expect(try readable("plugin", "plugin/elsewhere/.profile") == ["plugin", "home/.profile"])
        try link("plugin/elsewhere", to: "")
        #expect(try readable("plugin", "plugin/elsewhere/home/.profile") == ["plugin", "home/.profile"])
    }

    @Test("A folder of a plugin that leads to one without a plugin.json by now is not opened")
    func turnedFolder() throws {
        try link("installed", to: "plugin")
        #expect(try readable("installed", "installed/bin/program") == ["plugin"])
        try write("home/bin/program", "")
        try link("installed", to: "home")
        let error = #expect(throws: LaunchError.self) { try readable("installed", "installed/bin/program") }
        #expect(error?.code == .workingDirectoryMissing)
        #expect(error?.message.hasPrefix("\(root)/installed has led to \(root)/home, which has no plugin.json") == true)
    }

    @Test("What is no file is no program, and nobody waits for a writer of it")
    func noFile() throws {
        try #require(mkfifo("\(root)/plugin/pipe", 0o700) == 0)
        let pipe = #expect(throws: LaunchError.self) { try readable("plugin", "plugin/pipe") }
        #expect(pipe?.message == "\(root)/plugin/pipe is neither a file nor a link to one.")
        let folder = #expect(throws: LaunchError.self) { try readable("plugin", "plugin/bin") }
        #expect(folder?.message == "\(root)/plugin/bin is a directory, not a program.")
        let missing = #expect(throws: LaunchError.self) { try readable("plugin", "plugin/none") }
        #expect(missing?.code == .executableMissing)
    }

    @Test(
        "A link that is turned while the program starts opens nothing of what it leads to then",
        .enabled(if: Kernel.landlock > 0), arguments: [true, false])
    func turnedLink(leadsHomeFirst: Bool) async throws {
        let targets =
            leadsHomeFirst ? ["home/.profile", "plugin/bin/program"] : ["plugin/bin/program", "home/.profile"]
        try link("plugin/bin/turned", to: targets[0])
        let confinement = Confinement(
            files: try files("plugin", "plugin/bin/turned").readable, data: [], sockets: [], network: false,
            limits: ResourceLimits(), environment: [:])
        let command = LauncherCommand(
            program: ProcessDescription(
                executable: "\(root)/plugin/bin/turned", workingDirectory: "\(root)/plugin"), sandbox: .launcher,
            confinement: confinement, launcher: try BuiltProgram.path("mullion-launch"), controlGroup: nil,
            searchPath: "/usr/bin")
        let lifeline = try OwnedDescriptor.pipe()
        let report = try OwnedDescriptor.pipe()
        let description = try command.description(lifeline: lifeline.readEnd, report: report.writeEnd)

        try link("plugin/bin/turned", to: targets[1])
        let launched = try LaunchedChild(description)
        let status = try await launched.waitForExit()
        #expect(launched.lines().isEmpty)
        if leadsHomeFirst {
            // It is the plugin's own program that ran, and could not read the key.
            #expect(launched.lines(.error).contains { $0.contains("key: Permission denied") })
        } else {
            // What it would have to be is none of the plugin's.
            #expect(status == .exited(code: 126))
        }
    }
}
