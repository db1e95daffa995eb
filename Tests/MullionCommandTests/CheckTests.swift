import Foundation
import Testing

@Suite("mullion check")
struct CheckTests {
    private func makePlugin(_ manifest: String = Manifests.plugin()) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write("clock/plugin.json", manifest)
        try folder.write("clock/clock", Manifests.script)
        try folder.makeExecutable("clock/clock")
        return folder
    }

    /// A package as SwiftPM leaves it when it has built it.
    private func makePackage(_ manifest: String) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write("Package.swift", "// Not read.\n")
        try folder.write("Plugins/Clock/plugin.json", manifest)
        try folder.write(".build/debug/Clock_ClockPlugin.resources/plugin.json", manifest)
        try folder.write(".build/debug/clock", Manifests.script)
        try folder.makeExecutable(".build/debug/clock")
        return folder
    }

    @Test("has one line for each plugin that is well")
    func well() throws {
        let folder = try makePlugin()
        try folder.write(
            "spare/plugin.json", Manifests.plugin("org.example.spare", more: "\n  \"launch\": \"external\","))
        let command = try MullionCommand("check", in: folder)
        #expect(command.status == 0, "\(command.output)")
        #expect(
            command.output == [
                "well org.example.clock: clock/plugin.json, clock/clock",
                "well org.example.spare: spare/plugin.json, started by somebody else",
            ])
        #expect(try MullionCommand("check", "clock", in: folder).output.count == 1)
    }

    @Test("says which storyboards and identifiers are not there")
    func storyboards() throws {
        let folder = try makePlugin(
            """
            { "identifier": "org.example.clock", "executable": "clock", "controllers": {
              "alarm": { "storyboard": "Clock", "identifier": "alarm" }, "face": { "storyboard": "Clock" },
              "hands": { "storyboard": "Clock", "identifier": "hands" }, "moon": { "storyboard": "Mon" } } }
            """)
        try folder.write("clock/Base.lproj/Clock.storyboard", "<viewController storyboardIdentifier=\"alarm\"/>")
        let command = try MullionCommand("check", in: folder)
        #expect(command.status == 1)
        let words = command.output.joined(separator: "\n") + command.complaints
        #expect(
            words.contains(
                "\"controllers.hands.identifier\": no controller in clock/Base.lproj/Clock.storyboard has the"))
        #expect(
            words.contains("\"controllers.moon.storyboard\": there is no Mon.storyboard in clock. There are: Clock."))
        #expect(!words.contains("controllers.alarm") && !words.contains("controllers.face"))
    }

    @Test("takes an identifier for found that XML can write in another way, and any in a storyboard that is no text")
    func unreadableStoryboards() throws {
        let folder = try makePlugin(
            """
            { "identifier": "org.example.clock", "executable": "clock", "controllers": {
              "alarm": { "storyboard": "Clock", "identifier": "alarm & bell" },
              "moon": { "storyboard": "Moon", "identifier": "moon" }, "sun": { "storyboard": "Clock", "identifier": "sun" }
            } }
            """)
        try folder.write("clock/Clock.storyboard", "<viewController storyboardIdentifier=\"alarm &#38; bell\"/>")
        try Data([0x3C, 0xC3, 0x28]).write(to: folder.url.appending(path: "clock/Moon.storyboard"))
        let command = try MullionCommand("check", in: folder)
        #expect(command.status == 1)
        let words = command.output.joined(separator: "\n") + command.complaints
        #expect(words.contains("\"controllers.sun.identifier\": no controller in clock/Clock.storyboard has the"))
        #expect(!words.contains("controllers.alarm") && !words.contains("controllers.moon"), "\(words)")
    }

    @Test(
        "says of each mistake in a manifest where it is and how to mend it",
        arguments: [
            ("{", "clock/plugin.json: it is not valid JSON."),
            (
                "{ \"identifier\": \"clock\" }",
                "clock/plugin.json, \"identifier\": \"clock\" will not do; it must be a reverse-DNS"
            ),
            (
                "{ \"identifier\": \"org.example.clock\" }",
                "clock/plugin.json, \"executable\": it is missing; add the name"
            ),
            (
                Manifests.plugin(more: "\n  \"netwerk\": true,"),
                "clock/plugin.json: nothing reads \"netwerk\"; the keys here are"
            ),
            (
                Manifests.plugin(more: "\n  \"protocol\": { \"minimum\": 900, \"maximum\": 901 },"),
                "clock/plugin.json, \"protocol\": the plugin speaks versions 900 to 901, and this Mullion "
            ),
            (
                Manifests.plugin(executable: "cluck"),
                "org.example.clock: its program cluck is not there: there is no clock/cluck. Build it"
            ),
        ])
    func manifests(manifest: String, words: String) throws {
        let command = try MullionCommand("check", in: makePlugin(manifest))
        #expect(command.status == 1)
        #expect(command.output.count == 1)
        #expect(command.output[0].hasPrefix("mistake " + words), "\(command.output)")
    }

    @Test("says of a program why it would not be executed")
    func programs() throws {
        let folder = try makePlugin()
        func check(_ bytes: [UInt8], _ permissions: Int = 0o755) throws -> String {
            let file = folder.url.appending(path: "clock/clock")
            try Data(bytes).write(to: file)
            try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: file.path)
            return try MullionCommand("check", in: folder).output.joined()
        }
        #expect(try check([]).contains("clock/clock is empty; build it again."))
        #expect(try check(Array("hello\n".utf8)).contains("clock/clock is no program; a script needs a first line"))
        #expect(try check(Array("#!/bin/sh\n".utf8), 0o644).contains("Mend it by: chmod +x clock/clock"))
        var elf = [0x7F] + Array("ELF".utf8) + [UInt8](repeating: 0, count: 16)
        elf[18] = 8
        #expect(try check(elf).contains("clock/clock is a program for MIPS, which this system does not execute"))
    }

    @Test("says which of two neighbours has the other's identifier")
    func twins() throws {
        let folder = try makePlugin()
        try folder.write("watch/plugin.json", Manifests.plugin(more: "\n  \"launch\": \"external\","))
        let command = try MullionCommand("check", in: folder)
        #expect(command.status == 1)
        #expect(
            command.output.last?.hasPrefix("mistake watch/plugin.json, \"identifier\": clock/plugin.json has") == true)
    }

    // MARK: Packages

    @Test("finds the programs of a package where it was built")
    func package() throws {
        let folder = try makePackage(Manifests.plugin())
        let command = try MullionCommand("check", in: folder)
        #expect(command.output == ["well org.example.clock: Plugins/Clock/plugin.json, .build/debug/clock"])

        try folder.replace("\"1.2\"", with: "\"1.3\"", in: "Plugins/Clock/plugin.json")
        #expect(
            try MullionCommand("check", in: folder).output.joined().contains("which says something else. Build anew"))

        try folder.remove(".build/debug/Clock_ClockPlugin.resources")
        #expect(
            try MullionCommand("check", in: folder).output.joined().contains("`resources: [.copy(\"plugin.json\")]`"))

        try folder.remove(".build/debug/clock")
        let unbuilt = try MullionCommand("check", in: folder)
        #expect(unbuilt.status == 1)
        #expect(
            unbuilt.output.joined().contains("there is no program clock; it was looked for at Plugins/Clock/clock, "))
    }

    @Test(
        "says of a package that was never built that it is not built yet, which is no mistake, and finds other mistakes"
    )
    func notBuilt() throws {
        let folder = try makePackage(Manifests.plugin())
        try folder.remove(".build")
        let command = try MullionCommand("check", in: folder)
        #expect(command.status == 0)
        #expect(
            command.output == [
                "not built yet org.example.clock: Plugins/Clock/plugin.json has no mistake that is seen without its program. Run swift build, and check again."
            ])
        try folder.replace("\"face\": {}", with: "\"face\": { \"tint\": 1 }", in: "Plugins/Clock/plugin.json")
        let mistaken = try MullionCommand("check", in: folder)
        #expect(mistaken.status == 1)
        #expect(mistaken.output.joined().contains("mistake Plugins/Clock/plugin.json"), "\(mistaken.output)")
    }

    @Test("says of a contract whose version is not the package's who would refuse it, the newer one's hosts or all")
    func contractVersions() throws {
        for (inPackage, named, words) in [
            (
                2, 1,
                "it is 1, and Sources/palette.contract.swift has version 2, so hosts that were made for the newer one would not open it."
            ),
            (
                2, 3,
                "it is 3, and Sources/palette.contract.swift has version 2, so hosts would take it for newer than it is."
            ),
            (2, 2, ""),
        ] {
            let contract = "{ \"name\": \"mullion.palette.v1.Palette\", \"version\": \(named) }"
            let folder = try makePackage(
                Manifests.plugin().replacing(
                    "\"controllers\": {", with: "\"controllers\": { \"hue\": { \"contract\": \(contract) },"))
            let file = try MullionCommand.root.appending(path: "Plugins/Palette/Contract/palette.contract.swift")
            let text = try String(contentsOf: file, encoding: .utf8)
            try folder.write(
                "Sources/palette.contract.swift", text.replacing("version: 1)", with: "version: \(inPackage))"))
            let command = try MullionCommand("check", in: folder)
            #expect(command.status == (words.isEmpty ? 0 : 1), "\(command.output)")
            if !words.isEmpty { #expect(command.output.joined().contains(words), "\(command.output)") }
        }
    }

    @Test(
        "compares a contract with that of the package",
        arguments: [
            ("mullion.palette.v1.Palette", 1, nil), ("org.elsewhere.v1.Other", 7, nil),
            ("mullion.palette.v1.Palette", 2, "controllers.hue.contract.version\": it is 2, and Sources/palette."),
            (
                "mullion.palette.v2.Palette", 1,
                "controllers.hue.contract.name\": this package has no contract mullion.palette.v2"
            ),
            (
                "mullion.palette.v1.Pallet", 1,
                "has no contract mullion.palette.v1.Pallet, but mullion.palette.v1.Palette."
            ),
            ("other.v1.palette", 1, "has no contract other.v1.palette, but mullion.palette.v1.Palette."),
            ("mullion.other.v1.Other", 7, nil),
        ] as [(String, Int, String?)])
    func contracts(name: String, version: Int, words: String?) throws {
        let contract = "{ \"name\": \"\(name)\", \"version\": \(version) }"
        let manifest = Manifests.plugin().replacing(
            "\"controllers\": {", with: "\"controllers\": { \"hue\": { \"contract\": \(contract) },")
        for made in ["Plugins/Palette/Contract/palette.contract.swift", "protos/released/palette.1.binpb"] {
            let folder = try makePackage(manifest)
            let file = try MullionCommand.root.appending(path: made)
            try folder.write("Sources/note", "")
            let name = made.hasSuffix("swift") ? "palette.contract.swift" : "palette.1.binpb"
            try FileManager.default.copyItem(at: file, to: folder.url.appending(path: "Sources/\(name)"))
            let command = try MullionCommand("check", in: folder)
            #expect(command.status == (words == nil ? 0 : 1), "\(command.output)")
            if let words { #expect(command.output.joined().contains(words), "\(command.output)") }
        }
    }

    @Test("reads a file of a package that has 64 MiB, and none that has a byte more", arguments: [0, 1])
    func largestFile(more: Int) throws {
        let contract = "{ \"name\": \"mullion.palette.v1.Palette\", \"version\": 2 }"
        let folder = try makePackage(
            Manifests.plugin().replacing(
                "\"controllers\": {", with: "\"controllers\": { \"hue\": { \"contract\": \(contract) },"))
        var bytes = try Data(contentsOf: MullionCommand.root.appending(path: "protos/released/palette.1.binpb"))
        // A field that nobody knows, number 1000, goes on to the end of the file. Four bytes say how long it is.
        let size = (64 << 20) + more
        let length = size - bytes.count - 6
        bytes += [0xC2, 0x3E]
        bytes += (0..<4).map { UInt8(length >> (7 * $0) & 0x7F) | ($0 < 3 ? 0x80 : 0) }
        try folder.write("Sources/note", "")
        let place = folder.url.appending(path: "Sources/palette.1.binpb")
        try bytes.write(to: place)
        let file = try FileHandle(forWritingTo: place)
        try file.truncate(atOffset: UInt64(size))
        try file.close()
        let command = try MullionCommand("check", in: folder)
        let hasRead = command.output.joined().contains(
            "controllers.hue.contract.version\": it is 2, and Sources/palette.")
        #expect(hasRead == (more == 0), "\(command.output)")
        #expect(command.status == (more == 0 ? 1 : 0))
    }

    @Test("says so where there is nothing to check")
    func nothing() throws {
        let folder = try TemporaryFolder()
        let none = try MullionCommand("check", in: folder)
        #expect(none.status == 1)
        #expect(none.complaints.contains("There is no plugin.json in . or below it."))
        #expect(try MullionCommand("check", "nowhere", in: folder).complaints.contains("nowhere is no folder."))
    }

    @Test("finds nothing wrong with what mullion new makes, once its program is there")
    func new() throws {
        let folder = try TemporaryFolder()
        _ = try MullionCommand("new", "plugin", "Counter", "--contract", in: folder)
        let manifest = try folder.text("Counter/Plugins/Counter/plugin.json")
        try folder.write("Counter/.build/debug/Counter_CounterPlugin.resources/plugin.json", manifest)
        try folder.write("Counter/.build/debug/CounterPlugin", Manifests.script)
        try folder.makeExecutable("Counter/.build/debug/CounterPlugin")
        let command = try MullionCommand("check", "Counter", in: folder)
        #expect(command.status == 0, "\(command.output)")
    }
}
