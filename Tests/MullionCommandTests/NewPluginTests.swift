import Foundation
import Testing

@Suite("mullion new plugin")
struct NewPluginTests {
    private static let files = [
        "Counter/.gitignore",
        "Counter/Package.swift",
        "Counter/Plugins/Counter/CounterPlugin.swift",
        "Counter/Plugins/Counter/plugin.json",
        "Counter/README.md",
        "Counter/Sources/CounterControllers/CounterViewController.swift",
        "Counter/Sources/CounterHost/AppDelegate.swift",
        "Counter/Tests/CounterTests/CounterTests.swift",
    ]

    private static let filesOfContract = [
        "Counter/Sources/CounterContract/counter.contract.swift",
        "Counter/Sources/CounterContract/counter.pb.swift",
        "Counter/Sources/CounterContract/counter.proto",
        "Counter/Sources/CounterHost/counter.host.swift",
    ]

    @Test("makes a package, and says what it made and how to go on")
    func files() throws {
        let folder = try TemporaryFolder()
        let command = try MullionCommand("new", "plugin", "Counter", in: folder)
        #expect(command.status == 0, "\(command.complaints)")
        #expect(folder.files == Self.files)
        #expect(Self.files.allSatisfy { command.output.contains("  \($0)") })
        #expect(command.output.contains("  cd Counter"))
        #expect(command.output.contains { $0.hasPrefix("  mullion run ") })
        #expect(command.output.contains { $0.hasPrefix("  swift run CounterHost ") })
        #expect(command.output.contains { $0.hasPrefix("  swift test ") })
        #expect(
            try folder.text("Counter/Plugins/Counter/plugin.json").contains("\"identifier\": \"org.example.counter\""))
        #expect(!command.output.contains { $0.contains("\u{1B}") }, "No terminal, no color")
    }

    @Test("writes the controllers as for Apple's systems where it is asked to")
    func appleSources() throws {
        let folder = try TemporaryFolder()
        let command = try MullionCommand("new", "plugin", "Counter", "--apple-sources", in: folder)
        #expect(command.status == 0, "\(command.complaints)")
        let controllers = "Counter/Sources/CounterControllers"
        #expect(
            folder.files.filter { $0.hasPrefix(controllers) } == [
                "\(controllers)/Sources.swift", "\(controllers)/Xcode/CounterViewController.swift",
            ])
        let controller = try folder.text("\(controllers)/Xcode/CounterViewController.swift")
        #expect(
            controller.contains("        button.addTarget(self, action: #selector(tap(_:)), for: .touchUpInside)\n"))
        #expect(
            controller.contains(
                "    @objc private func tap(_ sender: UIButton) {\n        taps += 1\n    }\n\n    private func arrange() {\n"
            ))
        #expect(
            try folder.text("Counter/Package.swift").contains(
                "            exclude: [\"Xcode\"],\n            plugins: [.plugin(name: \"AppleSources\", package: \"mullion\")]),\n"
            ))
    }

    @Test("writes the controller that keeps a contract as for Apple's systems, too")
    func appleSourcesWithContract() throws {
        let folder = try TemporaryFolder()
        let command = try MullionCommand("new", "plugin", "Counter", "--contract", "--apple-sources", in: folder)
        #expect(command.status == 0, "\(command.complaints)")
        let controller = try folder.text("Counter/Sources/CounterControllers/Xcode/CounterViewController.swift")
        #expect(
            controller.contains("        button.addTarget(self, action: #selector(tap(_:)), for: .touchUpInside)\n"))
        #expect(
            controller.contains(
                "    @objc private func tap(_ sender: UIButton) {\n        count()\n    }\n\n    private func arrange() {\n"
            ))
        #expect(!controller.contains("UIAction"))
    }

    @Test("makes a contract, too, with what protoc would make of it", arguments: ["Counter", "Default", "ZURL_2"])
    func contract(name: String) throws {
        let folder = try TemporaryFolder()
        let command = try MullionCommand(
            "new", "plugin", name, "--contract", "--identifier",
            "org.9lives.my-\(name.lowercased().filter { $0 != "_" })",
            in: folder)
        #expect(command.status == 0, "\(command.complaints)")
        if name == "Counter" { #expect(folder.files == (Self.files + Self.filesOfContract).sorted()) }
        let check = try MullionCommand("generate", "--check", in: folder, at: name)
        #expect(check.status == 0, "\(check.output) \(check.complaints)")
        #expect(check.output == ["3 files are as their contracts have them."])
    }

    @Test(
        "refuses names that types cannot have, and says one that they can",
        arguments: [
            ("my-counter", "Try MyCounter."), ("counter", "Try Counter."), ("3D", "Try My3D."),
            ("Zähler", "Try Zahler."),
            ("../Counter", "Try Counter."), ("", "Try Counter."), ("UI", "Try MyUI."), ("String", "Try MyString."),
            ("Hello", "the package would have a HelloPlugin, and so has Mullion. Try MyHello."),
        ])
    func names(name: String, words: String) throws {
        let folder = try TemporaryFolder()
        let command = try MullionCommand("new", "plugin", name, in: folder)
        #expect(command.status == 1)
        #expect(command.complaints.contains("\"\(name)\" cannot be the name: "))
        #expect(command.complaints.contains(words))
        #expect(folder.files.isEmpty)
    }

    @Test("takes a name of 64 letters, and of a longer one says the first 64")
    func longNames() throws {
        let longest = "A" + String(repeating: "a", count: 63)
        let folder = try TemporaryFolder()
        let refused = try MullionCommand("new", "plugin", longest + "a", in: folder)
        #expect(refused.status == 1)
        #expect(refused.complaints.contains("Try \(longest)."), "\(refused.complaints)")
        #expect(folder.files.isEmpty)
        let command = try MullionCommand("new", "plugin", longest, in: folder)
        #expect(command.status == 0, "\(command.complaints)")
        #expect(folder.files.contains("\(longest)/Package.swift"))
    }

    @Test("refuses what is no identifier")
    func identifier() throws {
        let folder = try TemporaryFolder()
        let command = try MullionCommand("new", "plugin", "Counter", "--identifier", "counter", in: folder)
        #expect(command.status == 1)
        #expect(
            command.complaints.contains("\"counter\" is no identifier of a plugin; it has to be a reverse-DNS name"))
        #expect(folder.files.isEmpty)
    }

    @Test("overwrites nothing: no folder, no file, no link that leads nowhere")
    func overwriting() throws {
        for kind in ["folder", "file", "link"] {
            let folder = try TemporaryFolder()
            let place = folder.url.appending(component: "Counter")
            switch kind {
            case "folder": try folder.write("Counter/notes", "mine")
            case "file": try folder.write("Counter", "mine")
            default: try FileManager.default.createSymbolicLink(atPath: place.path, withDestinationPath: "nowhere")
            }
            let before = folder.files
            let command = try MullionCommand("new", "plugin", "Counter", in: folder)
            #expect(command.status == 1)
            #expect(command.complaints.contains("/Counter is there already, and nothing is overwritten."))
            #expect(folder.files == before)
        }
    }

    // MARK: Mullion's own package

    /// A folder that passes for Mullion's package.
    private func writeMullion(in folder: TemporaryFolder, at path: String) throws {
        try folder.write("\(path)/Package.swift", "let package = Package(\n    name: \"mullion\",\n    targets: [])\n")
    }

    @Test("names Mullion by a relative path where it is near, and by an absolute one where it is not")
    func paths() throws {
        let folder = try TemporaryFolder()
        try writeMullion(in: folder, at: "work/mullion")
        try writeMullion(in: folder, at: "elsewhere/libraries/mullion")
        try folder.write("work/apps/deep/note", "")
        let far = folder.url.appending(path: "elsewhere/libraries/mullion").path
        let cases = [
            ("work", "work/mullion", "../mullion"), ("work/apps", "work/mullion", "../../mullion"),
            ("work/mullion", "work/mullion", ".."),
            ("work/apps/deep", "work/mullion", folder.url.appending(path: "work/mullion").path),
            ("work", "elsewhere/libraries/mullion", "../../elsewhere/libraries/mullion"),
            ("work/apps", "elsewhere/libraries/mullion", far),
        ]
        for (index, (place, mullion, path)) in cases.enumerated() {
            let command = try MullionCommand(
                "new", "plugin", "Counter\(index)", "--package", folder.url.appending(path: mullion).path, in: folder,
                at: place)
            #expect(command.status == 0, "\(command.complaints)")
            let text = try folder.text("\(place)/Counter\(index)/Package.swift")
            #expect(text.contains(".package(name: \"mullion\", path: \"\(path)\")"), "from \(place) to \(mullion)")
        }
    }

    @Test("says how to name Mullion's package where that is not around the program, and what is none")
    func missingPackage() throws {
        let folder = try TemporaryFolder()
        let program = folder.url.appending(component: "mullion")
        try FileManager.default.copyItem(at: MullionCommand.programs.appending(component: "mullion"), to: program)
        let lost = try MullionCommand("new", "plugin", "Counter", in: folder, program: program)
        #expect(lost.status == 1)
        #expect(lost.complaints.contains("does not know where that is. Say so by --package FOLDER."))

        let wrong = try MullionCommand("new", "plugin", "Counter", "--package", ".", in: folder)
        #expect(wrong.status == 1)
        #expect(wrong.complaints.contains(". is not Mullion's package: there is no Package.swift with the name"))
        #expect(folder.files == ["mullion"])
    }

    @Test("finds Mullion's package through a link to the program")
    func linkedProgram() throws {
        let folder = try TemporaryFolder()
        let link = folder.url.appending(component: "link")
        try FileManager.default.createSymbolicLink(
            at: link, withDestinationURL: MullionCommand.programs.appending(component: "mullion"))
        let command = try MullionCommand("new", "plugin", "Counter", in: folder, program: link)
        #expect(command.status == 0, "\(command.complaints)")
        let root = try MullionCommand.root.resolvingSymlinksInPath().path
        // Relative where this package lies near the folder, absolute elsewhere.
        let match = try #require(try folder.text("Counter/Package.swift").firstMatch(of: /path: "(.+?)"\)/))
        let package = URL(fileURLWithPath: String(match.1), relativeTo: folder.url.appending(path: "Counter/"))
        #expect(package.resolvingSymlinksInPath().path == root)
    }
}
