import Testing

@Suite("mullion new host")
struct NewHostTests {
    @Test("makes a package with a host of a plugin of Mullion, which is built with it")
    func files() throws {
        let folder = try TemporaryFolder()
        let command = try MullionCommand("new", "host", "Desk", in: folder)
        #expect(command.status == 0, "\(command.complaints)")
        #expect(
            folder.files == [
                "Desk/.gitignore", "Desk/Package.swift", "Desk/README.md", "Desk/Sources/Desk/AppDelegate.swift",
                "Desk/Sources/Desk/HomeViewController.swift", "Desk/Sources/Desk/PanesViewController.swift",
            ])
        #expect(try folder.text("Desk/Package.swift").contains(".product(name: \"HelloPlugin\", package: \"mullion\")"))
        #expect(try folder.text("Desk/Sources/Desk/AppDelegate.swift").contains("plugin: \"org.mullion.hello\""))
        #expect(command.output.contains { $0.hasPrefix("  swift run Desk ") })
    }

    @Test("shows another plugin, wherever that comes from")
    func otherPlugin() throws {
        let folder = try TemporaryFolder()
        let command = try MullionCommand("new", "host", "Desk", "--plugin", "org.example.clock", in: folder)
        #expect(command.status == 0, "\(command.complaints)")
        #expect(try !folder.text("Desk/Package.swift").contains("HelloPlugin"))
        #expect(try folder.text("Desk/Sources/Desk/AppDelegate.swift").contains("plugin: \"org.example.clock\""))
        #expect(try folder.text("Desk/README.md").contains("MULLION_PLUGIN_PATH"))
    }

    @Test("refuses a name that a target of Mullion has, what is no identifier, and a folder that is there")
    func refusals() throws {
        let folder = try TemporaryFolder()
        try folder.write("Desk/notes", "mine")
        #expect(try MullionCommand("new", "host", "DemoHost", in: folder).complaints.contains("and so has Mullion"))
        #expect(
            try MullionCommand("new", "host", "Desk", "--plugin", "x", in: folder).complaints.contains("reverse-DNS"))
        #expect(try MullionCommand("new", "host", "Desk", in: folder).complaints.contains("nothing is overwritten"))
        #expect(folder.files == ["Desk/notes"])
    }
}
