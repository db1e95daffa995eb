import Testing

@Suite("mullion list")
struct ListTests {
    @Test("lists what a host would find beside itself, and what it would leave out")
    func list() throws {
        let folder = try TemporaryFolder()
        try folder.write("host/Clock.resources/plugin.json", Manifests.plugin())
        try folder.write("host/clock", Manifests.script)
        try folder.makeExecutable("host/clock")
        try folder.write("mullion/plugins/again/plugin.json", Manifests.plugin())
        try folder.write("mullion/plugins/broken/plugin.json", "{ \"identifier\": 7 }")
        try folder.write("mullion/plugins/lost/plugin.json", Manifests.plugin("org.example.lost"))
        let command = try MullionCommand("list", "--folder", "host", in: folder)
        #expect(command.status == 0, "\(command.complaints)")
        #expect(
            command.output == [
                "org.example.clock  Clock  1.2  host/Clock.resources  alarm face",
                "org.example.lost   Clock  1.2  mullion/plugins/lost  alarm face",
                "Left out, or to be mended:",
                "  \(folder.url.path)/mullion/plugins/broken/plugin.json, \"identifier\": it must be a text, not a number.",
                "  \(folder.url.path)/mullion/plugins/again/plugin.json is left out: \(folder.url.path)/host/Clock.resources comes first and has a plugin org.example.clock too. Where both are wanted, give one another identifier.",
                "  org.example.lost: its program clock is not there: there is no mullion/plugins/lost/clock. Build it (swift build), or correct \"executable\" in mullion/plugins/lost/plugin.json.",
            ])
        #expect(command.complaints.isEmpty, "What is left out is said once")
    }

    @Test("looks into .build/debug of the package here, and into MULLION_PLUGIN_PATH first")
    func standardPlaces() throws {
        let folder = try TemporaryFolder()
        try folder.write(".build/debug/Clock.resources/plugin.json", Manifests.plugin())
        try folder.write("first/clock/plugin.json", Manifests.plugin("org.example.first"))
        let command = try MullionCommand(
            "list", in: folder, environment: ["MULLION_PLUGIN_PATH": folder.url.appending(path: "first").path])
        #expect(command.output.prefix(2).map { $0.prefix(17) } == ["org.example.clock", "org.example.first"])
    }

    @Test("says where it looked if there is none, and what is no folder")
    func nothing() throws {
        let folder = try TemporaryFolder()
        let command = try MullionCommand("list", in: folder)
        #expect(command.status == 0)
        #expect(command.output == ["No plugins: there are none in mullion/plugins, /nowhere/mullion/plugins."])
        let wrong = try MullionCommand("list", "--folder", "nowhere", in: folder)
        #expect(wrong.status == 1)
        #expect(wrong.complaints.contains("nowhere is no folder."))
    }
}
