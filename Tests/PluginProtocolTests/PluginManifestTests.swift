import Foundation
import PluginProtocol
import ProtocolSamples
import QuartzCore
import Testing

@Suite struct PluginManifestTests {
    private static let full = """
        {
          "identifier": "org.mullion.clock", "name": "Clock", "version": "1.2", "executable": "bin/clock",
          "controllers": {
            "main": {"title": "Clock", "minimumSize": {"width": 100, "height": 50.5},
                "contract": {"name": "org.example.v1.Clock", "version": 3}},
            "small": {},
            "list": {"storyboard": "Main"},
            "detail": {"storyboard": "Main", "identifier": "detail"}
          },
          "protocol": {"minimum": 1, "maximum": 3},
          "launch": {"external": {"key": "rq:rM>}U?@Lns47E1%kR.o@n%FcmmsL/@{H8]yf7"}},
          "network": true
        }
        """

    private static func read(_ json: String) throws -> PluginManifest {
        try PluginManifest(data: Data(json.utf8), file: "Clock/plugin.json")
    }

    @Test("Everything that a manifest can say is read")
    func everything() throws {
        let manifest = try Self.read(Self.full)
        #expect(manifest.identifier == Samples.clock)
        #expect(manifest.name == "Clock")
        #expect(manifest.version == "1.2")
        #expect(manifest.executable.rawValue == "bin/clock")
        #expect(
            manifest.controllers == [
                "main": .init(
                    title: "Clock", minimumSize: CGSize(width: 100, height: 50.5),
                    contract: .init(name: "org.example.v1.Clock", version: 3)),
                "small": .init(title: "small"),
                "list": .init(title: "list", storyboard: .init(name: "Main")),
                "detail": .init(title: "detail", storyboard: .init(name: "Main", identifier: "detail")),
            ])
        #expect(manifest.protocolVersions.description == "versions 1 to 3")
        #expect(manifest.launch == .external(key: "rq:rM>}U?@Lns47E1%kR.o@n%FcmmsL/@{H8]yf7"))
        #expect(manifest.network)
        #expect(manifest.warnings.isEmpty)
    }

    @Test("The published schema knows the same keys")
    func schema() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let data = try Data(contentsOf: root.appending(path: "docs/plugin.schema.json"))
        let schema = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
        let properties = try #require(schema["properties"] as? [String: Any])
        let full = try #require(JSONSerialization.jsonObject(with: Data(Self.full.utf8)) as? [String: Any])
        #expect(properties.keys.sorted() == full.keys.sorted())
        #expect(schema["required"] as? [String] == ["identifier", "executable", "controllers"])
    }

    @Test("Three keys are enough")
    func minimal() throws {
        let manifest = try Self.read(
            #"{"identifier": "a.b", "executable": "clock", "controllers": {"main": {}}}"#)
        #expect(manifest.name == "a.b")
        #expect(manifest.launch == .spawned)
        #expect(!manifest.network)
        #expect(manifest.protocolVersions == .supported)
        let places = ["/p/Clock", "/p/App_Clock.resources"].map {
            manifest.executable.candidates(in: URL(fileURLWithPath: $0)).map(\.path)
        }
        #expect(places == [["/p/Clock/clock"], ["/p/App_Clock.resources/clock", "/p/clock"]])
    }

    @Test("Keys that nobody reads are warned of, with their place")
    func unknownKeys() throws {
        let manifest = try Self.read(
            #"{"identifier": "a.b", "executable": "c", "colour": 1, "controllers": {"main": {"titel": "x"}}}"#)
        #expect(manifest.warnings.count == 2)
        #expect(manifest.warnings[0].hasPrefix("Clock/plugin.json: nothing reads \"colour\";"))
        #expect(manifest.warnings[1].hasPrefix("Clock/plugin.json: nothing reads \"controllers.main.titel\";"))
    }

    @Test(
        "What is wrong is said with file, key, what was expected and what was found",
        arguments: [
            ("", ManifestError.Code.notJSON, ""),
            ("[1]", .notJSON, ""),
            (String(repeating: "[", count: 5000), .notJSON, ""),
            (#"{"executable": "c", "controllers": {"m": {}}}"#, .missingKey, "identifier"),
            (#"{"identifier": 5, "executable": "c", "controllers": {"m": {}}}"#, .wrongKind, "identifier"),
            (#"{"identifier": "clock", "executable": "c", "controllers": {"m": {}}}"#, .badValue, "identifier"),
            (#"{"identifier": "a.b", "controllers": {"m": {}}}"#, .missingKey, "executable"),
            (
                #"{"identifier": "a.b", "executable": "c", "controllers": {"m": {}}, "network": 1}"#, .wrongKind,
                "network"
            ),
            (#"{"identifier": "a.b", "executable": "/bin/sh", "controllers": {"m": {}}}"#, .badValue, "executable"),
            (#"{"identifier": "a.b", "executable": "../sh", "controllers": {"m": {}}}"#, .badValue, "executable"),
            (#"{"identifier": "a.b", "executable": "c"}"#, .missingKey, "controllers"),
            (#"{"identifier": "a.b", "executable": "c", "controllers": {}}"#, .badValue, "controllers"),
            (#"{"identifier": "a.b", "executable": "c", "controllers": {"m": 1}}"#, .wrongKind, "controllers.m"),
            (
                #"{"identifier": "a.b", "executable": "c", "controllers": {"m": {"title": 1}}}"#, .wrongKind,
                "controllers.m.title"
            ),
            (
                #"{"identifier": "a.b", "executable": "c", "controllers": {"m": {"minimumSize": {"width": 1}}}}"#,
                .missingKey, "controllers.m.minimumSize.height"
            ),
            (
                #"{"identifier": "a.b", "executable": "c", "controllers": {"m": {"contract": {"version": 1}}}}"#,
                .missingKey, "controllers.m.contract.name"
            ),
            (
                #"{"identifier": "a.b", "executable": "c", "controllers": {"m": {"contract": {"name": "a..b"}}}}"#,
                .badValue, "controllers.m.contract.name"
            ),
            (
                #"{"identifier": "a.b", "executable": "c", "controllers": {"m": {"contract": {"name": "B", "version": 0}}}}"#,
                .badValue, "controllers.m.contract.version"
            ),
            (
                #"{"identifier": "a.b", "executable": "c", "controllers": {"m": {"storyboard": "../Main"}}}"#,
                .badValue, "controllers.m.storyboard"
            ),
            (
                #"{"identifier": "a.b", "executable": "c", "controllers": {"m": {"storyboard": ""}}}"#,
                .badValue, "controllers.m.storyboard"
            ),
            (
                #"{"identifier": "a.b", "executable": "c", "controllers": {"m": {"storyboard": "Main.storyboard"}}}"#,
                .badValue, "controllers.m.storyboard"
            ),
            (
                #"{"identifier": "a.b", "executable": "c", "controllers": {"m": {"storyboard": 1}}}"#,
                .wrongKind, "controllers.m.storyboard"
            ),
            (
                #"{"identifier": "a.b", "executable": "c", "controllers": {"m": {"identifier": "m"}}}"#,
                .missingKey, "controllers.m.storyboard"
            ),
            (
                #"{"identifier": "a.b", "executable": "c", "controllers": {"m": {"storyboard": "M", "identifier": ""}}}"#,
                .badValue, "controllers.m.identifier"
            ),
            (
                #"{"identifier": "a.b", "executable": "c", "controllers": {"m": {"contract": "B"}}}"#,
                .wrongKind, "controllers.m.contract"
            ),
            (
                #"{"identifier": "a.b", "executable": "c", "controllers": {"m": {}}, "protocol": {"minimum": 1.5, "maximum": 2}}"#,
                .badValue, "protocol.minimum"
            ),
            (
                #"{"identifier": "a.b", "executable": "c", "controllers": {"m": {}}, "protocol": {"minimum": 3, "maximum": 2}}"#,
                .badValue, "protocol"
            ),
            (
                #"{"identifier": "a.b", "executable": "c", "controllers": {"m": {}}, "launch": "magic"}"#, .badValue,
                "launch"
            ),
            (
                #"{"identifier": "a.b", "executable": "c", "controllers": {"m": {}}, "launch": {"external": {"key": "x"}}}"#,
                .badValue, "launch.external.key"
            ),
        ])
    func errors(json: String, code: ManifestError.Code, key: String) {
        let error = #expect(throws: ManifestError.self) { try Self.read(json) }
        #expect(error?.code == code)
        #expect(error?.key == key)
        #expect(error?.message.hasPrefix("Clock/plugin.json") == true)
    }

    @Test("An error reads as a sentence that tells how to mend it")
    func sentence() {
        let error = #expect(throws: ManifestError.self) {
            try Self.read(#"{"identifier": "a.b", "executable": "..", "controllers": {"m": {}}}"#)
        }
        #expect(
            error?.message
                == "Clock/plugin.json, \"executable\": \"..\" will not do; it must be the name of a program, or a path inside the plugin's folder such as bin/clock, without . and .. as parts."
        )
    }

    @Test("A syntax error says where it is")
    func syntax() {
        let error = #expect(throws: ManifestError.self) { try Self.read("{\n  \"identifier\": }") }
        #expect(error?.cause?.contains("line 2") == true)
    }

    @Test("A manifest that is not there says so")
    func missingFile() {
        let error = #expect(throws: ManifestError.self) { try PluginManifest(contentsOf: "/nowhere/plugin.json") }
        #expect(error?.code == .unreadable)
        #expect(error?.message.hasPrefix("/nowhere/plugin.json: ") == true)
    }

    @Test("Programs are named by a plain path", arguments: ["c", "bin/c", ".hidden", "a b", "..."])
    func goodExecutable(path: String) {
        #expect(ManifestExecutable(rawValue: path) != nil)
    }

    @Test(
        "Paths that lead elsewhere name no program",
        arguments: ["", "/c", "..", "../c", "a/../c", "./c", "a//c", "a/", "a\0b"])
    func badExecutable(path: String) {
        #expect(ManifestExecutable(rawValue: path) == nil)
    }

    @Test("Identifiers are reverse-DNS names", arguments: ["a.b", "org.mullion.clock-2", "COM.Example.X9"])
    func goodIdentifier(text: String) {
        #expect(PluginIdentifier(rawValue: text) != nil)
    }

    @Test(
        "Anything else is no identifier",
        arguments: [
            "", "clock", "a..b", ".a.b", "a.b.", "a.-b", "a.b-", "a.b c", "a.bé", "a/b.c", "..",
            String(repeating: "a.", count: 200) + "a",
        ])
    func badIdentifier(text: String) {
        #expect(PluginIdentifier(rawValue: text) == nil)
    }
}
