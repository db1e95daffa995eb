import Testing

@Suite("mullion run, without a plugin that it could show")
struct RunTests {
    private func makePackage(plugins: [String] = ["Clock"]) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write("Package.swift", "// Not read.\n")
        for name in plugins {
            try folder.write(
                "Plugins/\(name)/plugin.json",
                Manifests.plugin("org.example.\(name.lowercased())", executable: "\(name)Plugin"))
        }
        return folder
    }

    @Test("names the plugins of a package that has several, and those that have the name that was given")
    func severalPlugins() throws {
        let folder = try makePackage(plugins: ["Clock", "Globe"])
        let command = try MullionCommand("run", in: folder)
        #expect(command.status == 1)
        #expect(
            command.complaints.contains(
                ". has several plugins. Name one of them: org.example.clock (Plugins/Clock), org.example.globe (Plugins/Globe)."
            ), "\(command.complaints)")
        let wrong = try MullionCommand("run", "Sphere", in: folder)
        #expect(wrong.complaints.contains(". has no plugin called Sphere."), "\(wrong.complaints)")
    }

    @Test("says which controllers there are", arguments: ["Clock", "ClockPlugin", "org.example.clock"])
    func controllers(name: String) throws {
        let folder = try makePackage()
        let command = try MullionCommand("run", name, in: folder)
        #expect(command.status == 1)
        #expect(
            command.complaints.contains("none is called main. Choose by --controller one of: alarm, face."),
            "\(command.complaints)")
        let wrong = try MullionCommand("run", name, "--controller", "hands", in: folder)
        #expect(
            wrong.complaints.contains("there is no hands. Give --controller one of: alarm, face."),
            "\(wrong.complaints)")
    }

    @Test("wants a package, and a plugin that it starts itself")
    func refusals() throws {
        let nothing = try TemporaryFolder()
        #expect(try MullionCommand("run", in: nothing).complaints.contains(". has no Package.swift."))
        let folder = try makePackage()
        let external = try MullionCommand("run", "--plugins", "there", in: folder)
        #expect(external.complaints.contains("mullion starts the plugin itself"), "\(external.complaints)")
        try folder.write(
            "Plugins/Clock/plugin.json", Manifests.plugin(more: "\n  \"launch\": \"external\","))
        let launched = try MullionCommand("run", "--controller", "face", in: folder)
        #expect(launched.complaints.contains("somebody else starts this plugin"), "\(launched.complaints)")
    }
}
