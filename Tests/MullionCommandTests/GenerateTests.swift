import Foundation
import Testing

@Suite("mullion generate")
struct GenerateTests {
    /// A package with a copy of the palette's contract, a host that uses it, and a library that does not.
    private func makePackage() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(
            "Package.swift",
            """
            // swift-tools-version: 6.2
            import PackageDescription

            let package = Package(
                name: "Painting",
                dependencies: [.package(name: "mullion", path: "../mullion")],
                targets: [
                    .target(name: "PaletteContract", dependencies: [.product(name: "Contracts", package: "mullion")]),
                    .target(name: "Painter", dependencies: ["PaletteContract"]),
                    .executableTarget(
                        name: "Studio",
                        dependencies: ["PaletteContract", .product(name: "PluginHost", package: "mullion")]),
                    .testTarget(
                        name: "StudioTests",
                        dependencies: ["PaletteContract", .product(name: "PluginHost", package: "mullion")]),
                ]
            )
            """)
        let proto = try MullionCommand.root.appending(path: "Plugins/Palette/Contract/palette.proto")
        try folder.write("Sources/PaletteContract/palette.proto", String(contentsOf: proto, encoding: .utf8))
        for target in ["Sources/Painter", "Sources/Studio", "Tests/StudioTests"] {
            try folder.write("\(target)/code.swift", "// A package without a source is none.\n")
        }
        return folder
    }

    private let proto = "Sources/PaletteContract/palette.proto"
    private let made = [
        "Sources/PaletteContract/palette.contract.swift", "Sources/PaletteContract/palette.pb.swift",
        "Sources/Studio/palette.host.swift",
    ]

    @Test("makes what is committed in Mullion, where the package says by its dependencies, and once")
    func makes() throws {
        let folder = try makePackage()
        let before = folder.files
        let check = try MullionCommand("generate", "--check", in: folder)
        #expect(check.status == 1)
        #expect(check.output == made.map { "differs: \($0)" })
        #expect(check.complaints.contains("Run mullion generate without --check"))
        #expect(folder.files == before)

        let first = try MullionCommand("generate", in: folder)
        #expect(first.status == 0, "\(first.complaints)")
        #expect(first.output == made.map { "wrote \($0)" })
        #expect(folder.files == (before + made).sorted())
        let root = try MullionCommand.root
        for (name, original) in zip(
            made, ["Plugins/Palette/Contract", "Plugins/Palette/Contract", "Examples/DemoHost"])
        {
            let file = root.appending(path: original).appending(
                component: (name as NSString).lastPathComponent)
            #expect(try folder.text(name) == String(contentsOf: file, encoding: .utf8))
        }

        let second = try MullionCommand("generate", folder.url.path, in: folder, at: "Sources")
        #expect(second.status == 0)
        #expect(second.output == ["3 files are as their contracts have them."])
    }

    @Test("writes what changed alone, and makes anew what is in a test or was made as descriptors")
    func changes() throws {
        let folder = try makePackage()
        _ = try MullionCommand("generate", "--descriptors", in: folder)
        try folder.write("Tests/StudioTests/Support/palette.host.swift", "")
        try folder.replace("contract_version) = 1", with: "contract_version) = 2", in: proto)
        let command = try MullionCommand("generate", in: folder)
        #expect(
            command.output == [
                "wrote Sources/PaletteContract/palette.contract.swift", "wrote Sources/PaletteContract/palette.binpb",
                "wrote Tests/StudioTests/Support/palette.host.swift",
            ])
    }

    @Test("removes what was made of a file that is gone, and nothing else")
    func gone() throws {
        let folder = try makePackage()
        let second = try folder.text(proto).replacing("Palette", with: "Second").replacing("palette", with: "second")
        try folder.write("Sources/PaletteContract/second.proto", second)
        // Two contracts of one module, each with its own messages.
        for name in ["Color", "Swatches", "ColorName", "Verdict"] {
            let text = try folder.text("Sources/PaletteContract/second.proto")
            try folder.write(
                "Sources/PaletteContract/second.proto",
                text.replacing(try Regex("\\b\(name)\\b"), with: "Second\(name)"))
        }
        let before = try MullionCommand("generate", in: folder)
        #expect(before.output.count == 6, "\(before.output) \(before.complaints)")
        try folder.write("Sources/PaletteContract/own.pb.swift", "// Not made of anything.\n")
        try folder.remove("Sources/PaletteContract/second.proto")
        let command = try MullionCommand("generate", in: folder)
        #expect(
            command.output == [
                "removed Sources/PaletteContract/second.contract.swift",
                "removed Sources/PaletteContract/second.pb.swift",
                "removed Sources/Studio/second.host.swift",
            ])
        #expect(folder.files.contains("Sources/PaletteContract/own.pb.swift"))
    }

    @Test("leaves what a host has of another module's contract, also where that module has no such contract any more")
    func stale() throws {
        let folder = try makePackage()
        _ = try MullionCommand("generate", in: folder)
        let elsewhere = "Sources/Studio/store.host.swift"
        try folder.write(
            elsewhere,
            "// Made by protoc-gen-mullion from store.proto. Change that, and make this anew.\n\nimport StoreContract\n"
        )
        let command = try MullionCommand("generate", in: folder)
        #expect(command.status == 0)
        #expect(command.output == ["3 files are as their contracts have them."])
        #expect(folder.files.contains(elsewhere))
    }

    /// The package with the host's controllers in a library, which the executable is made of.
    private func makePackageWithLibrary(usedByExecutable isUsed: Bool = true) throws -> TemporaryFolder {
        let folder = try makePackage()
        try folder.replace(
            """
                        name: "Studio",
                        dependencies: ["PaletteContract", .product(name: "PluginHost", package: "mullion")]),
            """,
            with: """
                            name: "Studio",
                            dependencies: [\(isUsed ? "\"Rooms\"" : "")]),
                        .target(name: "Rooms", dependencies: ["StudioControllers"]),
                        .target(
                            name: "StudioControllers",
                            dependencies: ["PaletteContract", .product(name: "PluginHost", package: "mullion")]),
                """, in: "Package.swift")
        for target in ["Rooms", "StudioControllers"] {
            try folder.write("Sources/\(target)/code.swift", "// A package without a source is none.\n")
        }
        return folder
    }

    @Test("gives a library that the executable is made of the host's file")
    func library() throws {
        let folder = try makePackageWithLibrary()
        let command = try MullionCommand("generate", in: folder)
        #expect(command.status == 0, "\(command.complaints)")
        #expect(command.output.last == "wrote Sources/StudioControllers/palette.host.swift")
        #expect(folder.files.filter { $0.hasSuffix(".host.swift") } == ["Sources/StudioControllers/palette.host.swift"])
    }

    @Test(
        "gives one of a library and an executable that both are hosts the file, and the executable alone where it has it already"
    )
    func libraryAndExecutable() throws {
        for hasFile in [false, true] {
            let folder = try makePackageWithLibrary()
            try folder.replace(
                "dependencies: [\"Rooms\"]",
                with:
                    "dependencies: [\"Rooms\", \"PaletteContract\", .product(name: \"PluginHost\", package: \"mullion\")]",
                in: "Package.swift")
            if hasFile { try folder.write("Sources/StudioControllers/Remote/palette.host.swift", "") }
            _ = try MullionCommand("generate", in: folder)
            let place = hasFile ? "Sources/StudioControllers/Remote" : "Sources/StudioControllers"
            #expect(folder.files.filter { $0.hasSuffix(".host.swift") } == ["\(place)/palette.host.swift"])
        }
    }

    @Test("says why a contract has no host, and what to do about it")
    func withoutHost() throws {
        let unused = try makePackageWithLibrary(usedByExecutable: false)
        let command = try MullionCommand("generate", in: unused)
        #expect(command.status == 0)
        #expect(
            command.output.contains(
                "left out: palette.host.swift is written for no host, because no executable of this package uses StudioControllers or StudioTests. Name the folder of a host, in this package or another one, by --host FOLDER."
            ), "\(command.output)")
        let named = try MullionCommand("generate", "--host", "Sources/StudioControllers", in: unused)
        #expect(named.output.last == "wrote Sources/StudioControllers/palette.host.swift")
        #expect(!named.output.joined().contains("left out"))
        let none = try makePackage()
        try none.replace(
            """
                        name: "Studio",
                        dependencies: ["PaletteContract", .product(name: "PluginHost", package: "mullion")]),
            """, with: "name: \"Studio\"),", in: "Package.swift")
        try none.replace(
            """
                        name: "StudioTests",
                        dependencies: ["PaletteContract", .product(name: "PluginHost", package: "mullion")]),
            """, with: "name: \"StudioTests\"),", in: "Package.swift")
        #expect(
            try MullionCommand("generate", in: none).output.joined().contains(
                "because no target of this package depends on both PaletteContract and PluginHost."))
    }

    @Test("gives a host of another package its file")
    func otherHost() throws {
        let folder = try makePackage()
        let other = try TemporaryFolder()
        let command = try MullionCommand("generate", "--host", other.url.path, in: folder)
        #expect(command.status == 0, "\(command.complaints)")
        #expect(other.files == ["palette.host.swift"])
        #expect(
            try MullionCommand("generate", "--host", "nowhere", in: folder).complaints.contains("nowhere is no folder.")
        )
    }

    @Test(
        "says file and line of a mistake, and writes nothing",
        arguments: [
            ("rpc Show(Color)", "rpc Show(Colour)", ":15:12: \"Colour\" is not defined."),
            ("rpc Show(Color)", "rpc show_it(Color)", ":15:3: error: show_it should be written as in DidFinish"),
            ("service PaletteDelegate {", "service PaletteDelegate ", ":29:3: Expected \"{\"."),
        ])
    func mistakes(words: String, others: String, complaint: String) throws {
        let folder = try makePackage()
        try folder.replace(words, with: others, in: proto)
        let before = folder.files
        let command = try MullionCommand("generate", in: folder)
        #expect(command.status == 1)
        #expect(command.complaints.contains("\n" + proto + complaint), "\(command.complaints)")
        #expect(folder.files == before)
    }

    @Test("says which .proto files it leaves alone, and why")
    func leftAlone() throws {
        let folder = try makePackage()
        try folder.write("Sources/Painter/store.proto", "syntax = \"proto3\";\nmessage Picture {} // service Old {}\n")
        try folder.write("Sources/Studio/net/remote.proto", "syntax = \"proto3\";\nservice Gallery {}\n")
        let command = try MullionCommand("generate", in: folder)
        #expect(command.status == 0, "\(command.complaints)")
        #expect(
            command.output.prefix(2) == [
                "left alone: Sources/Painter/store.proto has no service, and no contract is beside it.",
                "left alone: Sources/Studio/net/remote.proto has a service and does not import \"mullion/v1/contract.proto\"; if it is a contract, let it.",
            ])
    }

    @Test("says what is missing: protoc, a package, a contract")
    func missing() throws {
        let folder = try TemporaryFolder()
        let protoc = try MullionCommand("generate", in: folder, environment: ["PATH": "/nowhere"])
        #expect(protoc.status == 1)
        #expect(protoc.complaints.contains("sudo apt-get install protobuf-compiler libprotobuf-dev"))
        #expect(try MullionCommand("generate", in: folder).complaints.contains(". has no Package.swift."))
        try folder.write("Package.swift", "// swift-tools-version: 6.2\nlet package = Nothing\n")
        let broken = try MullionCommand("generate", in: folder)
        #expect(broken.status == 1)
        #expect(broken.complaints.contains("SwiftPM does not understand the package in .:"))
        #expect(broken.complaints.contains("Package.swift:2:"), "\(broken.complaints)")
        try folder.write(
            "Package.swift",
            "// swift-tools-version: 6.2\nimport PackageDescription\nlet package = Package(name: \"Empty\")\n")
        #expect(
            try MullionCommand("generate", in: folder).complaints.contains(
                "No target of the package in . has a contract."))
    }
}
