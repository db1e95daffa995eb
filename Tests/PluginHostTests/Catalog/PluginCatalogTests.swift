import Foundation
import PluginHost
import PluginProtocol
import Testing

@Suite("The catalog of installed plugins")
final class PluginCatalogTests {
    private let root: URL

    init() throws {
        root = FileManager.default.temporaryDirectory.appendingPathComponent("catalog-\(UUID())")
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: root)
    }

    private func folder(_ path: String) throws -> URL {
        let folder = root.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    /// Puts a plugin's folder with a manifest there.
    private func install(_ path: String, identifier: String = "org.example.clock", name: String = "Clock") throws {
        try write(
            """
            { "identifier": "\(identifier)", "name": "\(name)", "version": "1", "executable": "ClockPlugin",
              "controllers": { "main": {} } }
            """, to: path)
    }

    private func write(_ manifest: String, to path: String) throws {
        try Data(manifest.utf8).write(to: folder(path).appendingPathComponent("plugin.json"))
    }

    private func program(_ path: String) throws {
        let file = root.appendingPathComponent(path)
        _ = try folder(String(path.dropLast(file.lastPathComponent.count + 1)))
        try Data().write(to: file)
    }

    private func catalog(_ names: String...) -> PluginCatalog {
        PluginCatalog(searchPath: names.map(root.appendingPathComponent))
    }

    private func identifier(_ text: String = "org.example.clock") throws -> PluginIdentifier {
        try #require(PluginIdentifier(rawValue: text))
    }

    @Test(
        "S11 what is called plugin.json and is no file is a problem in one sentence, at once, and keeps no other plugin away"
    )
    func noFiles() throws {
        try install("a/Clock")
        let pipe = try folder("a/Pipe").appendingPathComponent("plugin.json").path
        try #require(mkfifo(pipe, 0o600) == 0)
        let device = try folder("a/Device").appendingPathComponent("plugin.json").path
        try #require(symlink("/dev/zero", device) == 0)
        let inner = try folder("a/Folder/plugin.json").path
        let large = try folder("a/Large").appendingPathComponent("plugin.json")
        try Data(repeating: UInt8(ascii: " "), count: (1 << 20) + 1).write(to: large)
        let catalog = catalog("a")
        #expect(catalog.plugins.count == 1)
        #expect(
            catalog.problems == [
                "\(device): it is a device, not a file.", "\(inner): it is a folder, not a file.",
                "\(large.path): it is larger than 1048576 bytes.", "\(pipe): it is a pipe, not a file.",
            ])
    }

    @Test("S11 a pipe in the place of a program is told from one without waiting")
    func pipeAsProgram() throws {
        let pipe = try folder("a").appendingPathComponent("program").path
        try #require(mkfifo(pipe, 0o700) == 0)
        guard case .unreadable = ProgramFormat(ofFileAt: pipe) else {
            Issue.record("\(ProgramFormat(ofFileAt: pipe))")
            return
        }
    }

    @Test("Folders with a plugin.json are plugins; other folders and files are not, and are no problem")
    func finds() throws {
        try install("a/Clock")
        try install("a/Mail", identifier: "org.example.mail", name: "Mail")
        _ = try folder("a/Empty")
        try Data().write(to: root.appendingPathComponent("a/plugin.json"))
        let catalog = catalog("a", "missing")
        #expect(Set(catalog.plugins.keys.map(\.rawValue)) == ["org.example.clock", "org.example.mail"])
        #expect(catalog.problems.isEmpty)
    }

    @Test(
        "Of two plugins with one identifier the one in the earlier folder counts, and within a folder the first by name"
    )
    func order() throws {
        try install("first/Z", name: "Z of the first")
        try install("first/B", name: "B of the first")
        try install("second/A", name: "A of the second")
        #expect(try catalog("first", "second").plugins[identifier()]?.manifest.name == "B of the first")
        #expect(try catalog("second", "first").plugins[identifier()]?.manifest.name == "A of the second")
    }

    @Test("A manifest that cannot be used is reported with its path and does not hide the others")
    func malformed() throws {
        try write("{ \"identifier\": ", to: "a/Broken")
        try write("{ \"identifier\": \"org.example.nothing\" }", to: "a/Incomplete")
        try install("a/Clock")
        let catalog = catalog("a")
        #expect(try catalog.plugins[identifier()] != nil)
        #expect(catalog.plugins.count == 1)
        #expect(catalog.problems.count == 2)
        #expect(catalog.problems.contains { $0.contains("Broken/plugin.json") })
        #expect(catalog.problems.contains { $0.contains("Incomplete/plugin.json") })
    }

    @Test("A broken manifest in an earlier folder does not keep the plugin of a later one away")
    func brokenFirst() throws {
        try write("nonsense", to: "first/Clock")
        try install("second/Clock")
        #expect(try catalog("first", "second").plugins[identifier()] != nil)
    }

    @Test("The program is looked for in the plugin's folder, and where SwiftPM made that, in the folder around it")
    func executable() throws {
        for (folder, place) in [("Clock", "Clock/ClockPlugin"), ("App_Clock.resources", "ClockPlugin")] {
            let plugins = "of \(folder)"
            try install("\(plugins)/\(folder)")
            let there = root.appendingPathComponent("\(plugins)/\(place)").path
            #expect(try catalog(plugins).plugins[identifier()]?.executable.path == there, "where it is missing")
            try program("\(plugins)/ClockPlugin")
            #expect(try catalog(plugins).plugins[identifier()]?.executable.path == there)
            try program("\(plugins)/\(folder)/ClockPlugin")
            #expect(
                try catalog(plugins).plugins[identifier()]?.executable.path
                    == root.appendingPathComponent("\(plugins)/\(folder)/ClockPlugin").path)
        }
    }

    @Test("Of two plugins with one identifier the first counts, and a sentence tells of the other")
    func sameIdentifier() throws {
        try install("first/Clock")
        try install("second/Watch")
        let found = catalog("first", "second", "first")
        #expect(try found.plugins[identifier()]?.folder.lastPathComponent == "Clock")
        #expect(found.notices.count == 1)
        #expect(found.notices.first?.contains("second/Watch/plugin.json is left out") == true)
    }

    @Test("A manifest that names the program of another plugin is told of")
    func sameProgram() throws {
        try install("built/App_Clock.resources")
        try install("built/App_Mail.resources", identifier: "org.example.mail")
        try program("built/ClockPlugin")
        let found = catalog("built")
        #expect(found.plugins.count == 2)
        #expect(found.notices.count == 1)
        #expect(found.notices.first?.hasPrefix("org.example.mail is the same program as org.example.clock, ") == true)
        #expect(found.notices.first?.contains("mend `executable` in ") == true)
        try program("built/App_Mail.resources/ClockPlugin")
        #expect(catalog("built").notices.isEmpty)
    }

    @Test("The search goes through MULLION_PLUGIN_PATH, the host's folder, the user's data and the system's data")
    func searchPath() {
        let folders = PluginCatalog.standardSearchPath(
            environment: [
                "MULLION_PLUGIN_PATH": "/one:/two", "XDG_DATA_HOME": "/home/me/data", "XDG_DATA_DIRS": "/usr/a:/usr/b",
            ], hostFolder: URL(fileURLWithPath: "/opt/host"))
        #expect(
            folders.map(\.path) == [
                "/one", "/two", "/opt/host", "/home/me/data/mullion/plugins", "/usr/a/mullion/plugins",
                "/usr/b/mullion/plugins",
            ])
    }

    @Test("Without variables the data folders are those of the XDG specification")
    func defaults() {
        let folders = PluginCatalog.standardSearchPath(environment: ["HOME": "/home/me"], hostFolder: nil)
        #expect(
            folders.map(\.path) == [
                "/home/me/.local/share/mullion/plugins", "/usr/local/share/mullion/plugins",
                "/usr/share/mullion/plugins",
            ])
    }

    @Test("A plugin that calls itself as a renderer would be called is left out")
    func rendererName() throws {
        try install("folder/clock")
        try install("folder/other", identifier: "mullion.renderer.org.example.clock")
        let catalog = catalog("folder")
        #expect(try Array(catalog.plugins.keys) == [identifier()])
        #expect(catalog.problems.count == 1)
        #expect(catalog.problems.first?.contains("mullion.renderer.org.example.clock is the name of a program") == true)
    }
}
