import ArgumentParser
import Foundation
import Screens
import Testing
import UIKit

@testable import PluginHost

@Suite("What a host does with its arguments") struct HostOptionsTests {
    private static let given: [([String], PageFollowing)] = [
        ([], .all),
        (["--size", "960x600"], [.scale, .appearance]),
        (["--scale", "1"], [.size, .appearance]),
        (["--appearance", "light"], [.size, .scale]),
        (["--size", "300x200", "--scale", "2", "--appearance", "dark"], []),
    ]

    @Test("A page in a browser decides what no argument says", arguments: given)
    func following(arguments: [String], expected: PageFollowing) throws {
        #expect(try HostOptions.parse(arguments).following == expected)
    }

    @Test("A plugin may take a gibibyte of memory, or what an argument says")
    func pluginMemory() throws {
        #expect(try HostOptions.parse([]).spawnOptions(environment: [:]).limits.memory == 1 << 30)
        for (word, bytes) in [("64", 64 << 20), ("1048576", 1 << 40)] {
            let options = try HostOptions.parse(["--plugin-memory", word])
            #expect(try options.spawnOptions(environment: [:]).limits.memory == bytes)
        }
        for word in ["63", "0", "-1", "1048577", "9223372036854775807", "9223372036854775808", "1.5", "1G", ""] {
            #expect(throws: (any Error).self) { try HostOptions.parse(["--plugin-memory", word]) }
        }
    }

    @Test("Plugins leave out input that they come to too late, unless the environment says otherwise")
    func deadlines() throws {
        for (value, expected) in [(nil, true), ("0", false), ("1", true), ("", true)] as [(String?, Bool)] {
            let options = try HostOptions.parse([]).spawnOptions(
                environment: ["MULLION_DEADLINES": value].compactMapValues { $0 })
            #expect(options.setsDeadlines == expected)
            #expect(options.environment["MULLION_DEADLINES"] == nil, "It is no plugin's affair.")
        }
    }

    @Test("A gate is for every plugin, or for those that are named behind its address")
    func gates() throws {
        let gates = try GateArgument.gates([
            "tcp://0.0.0.0:7070=org.mullion.hello,org.mullion.palette", "tcp://[::]:7071",
        ])
        #expect(gates.map(\.address) == ["tcp://0.0.0.0:7070", "tcp://[::]:7071"])
        #expect(
            gates.map { $0.plugins?.map(\.rawValue).sorted() } == [["org.mullion.hello", "org.mullion.palette"], nil])
    }

    @Test(
        "The path of a gate's socket may have equals signs, and commas: plugins stand behind the last sign, and have no slash",
        arguments: [
            ("ipc:///run/a=b/gate", "ipc:///run/a=b/gate", nil),
            ("ipc:///run/a=org.mullion.a,b/gate", "ipc:///run/a=org.mullion.a,b/gate", nil),
            ("ipc:///run/a=b/gate=org.mullion.hello", "ipc:///run/a=b/gate", "org.mullion.hello"),
            ("ipc:///run/a=b=org.mullion.hello", "ipc:///run/a=b", "org.mullion.hello"),
            ("ipc://@a=b/gate", "ipc://@a=b/gate", nil),
            ("ipc://@gate=org.mullion.hello", "ipc://@gate", "org.mullion.hello"),
        ] as [(String, String, String?)])
    func gateAtPath(text: String, address: String, plugin: String?) throws {
        let gate = try GateArgument(text)
        #expect(gate.address == address)
        #expect(gate.plugins?.map(\.rawValue) == plugin.map { [$0] })
    }

    @Test("--gate can be repeated, in both ways in which an option is written")
    func repeatedGates() throws {
        let (first, second) = ("tcp://0.0.0.0:7070=org.mullion.hello", "tcp://0.0.0.0:7071")
        #expect(try HostOptions.parse(["--gate", first, "--gate", second]).gate == [first, second])
        #expect(try HostOptions.parse(["--gate=\(first)", "--gate=\(second)"]).gate == [first, second])
        #expect(throws: (any Error).self) { try HostOptions.parse(["--gate", second, "--gate", second]) }
    }

    @Test(
        "Gates that are none, or that have something in common, are refused with a sentence",
        arguments: [
            (["7070"], "is no address"), ([""], "is no address"), (["ipc://gate"], "is no address"),
            (["tcp://"], "is no address"), (["tcp://=org.mullion.a"], "is no address"),
            (["ipc:///=org.mullion.a"], "is no address"), (["ipc:///run/gate/"], "is no address"),
            (["ipc:///run/a=b"], "as in ipc:///run/a=b=org.mullion.hello"),
            (["tcp://*:1="], "is no plugin's identifier"),
            (["tcp://*:1=a=org.mullion.a"], "“a=org.mullion.a”, which is no plugin's identifier"),
            (["tcp://*:1=org.mullion.a/b"], "“org.mullion.a/b”, which is no plugin's identifier"),
            (["tcp://*:1=hello"], "“hello”, which is no plugin's identifier"),
            (["tcp://*:1=org.mullion.a,"], "“”, which is no plugin's identifier"),
            (["tcp://*:1", "tcp://*:2"], "both let in every plugin"),
            (["tcp://*:1=org.mullion.a", "tcp://*:1"], "is given twice"),
            (["tcp://*:1=org.mullion.a", "tcp://*:2=org.mullion.b,org.mullion.a"], "names org.mullion.a twice"),
        ])
    func badGates(texts: [String], words: String) {
        let error = #expect(throws: ValidationError.self) { try GateArgument.gates(texts) }
        #expect(error?.message.contains(words) == true)
    }

    @Test(
        "The program beside the host draws what plugins show, unless the host is asked to"
    )
    func drawing() throws {
        #expect(try HostOptions.parse(["--drawing", "host"]).renderer == nil)
        #expect(throws: (any Error).self) { try HostOptions.parse(["--drawing", "nobody"]) }
        let expected = try #require(PluginCatalog.standardHostFolder()).appending(component: "mullion-renderer")
        #expect(try HostOptions.parse([]).renderer == expected)
        let isThere = FileManager.default.isExecutableFile(atPath: expected.path)
        let isTaken = (try? HostOptions.parse(["--drawing", "renderer"])) != nil
        #expect(isTaken == isThere)
    }

    private static let directions: [([String], [String: String], UITraitEnvironmentLayoutDirection)] = [
        ([], [:], .leftToRight), ([], ["LANG": "ar_EG.UTF-8"], .rightToLeft),
        ([], ["LANG": "en_US.UTF-8"], .leftToRight),
        ([], ["LANG": "he_IL"], .rightToLeft), ([], ["LANG": "fa"], .rightToLeft),
        ([], ["LANG": "ur_PK.UTF-8@x"], .rightToLeft),
        ([], ["LANG": "en_US.UTF-8", "LANGUAGE": "ar:en"], .rightToLeft),
        ([], ["LANG": "ar_EG.UTF-8", "LANGUAGE": "de"], .leftToRight),
        ([], ["LANG": "C.UTF-8", "LANGUAGE": "ar"], .leftToRight),
        ([], ["LANG": "en_US", "LC_MESSAGES": "ar"], .rightToLeft),
        ([], ["LANG": "ar", "LC_ALL": "de_DE"], .leftToRight),
        ([], ["LANG": ""], .leftToRight), ([], ["LANG": "\u{1F600}:::"], .leftToRight),
        (["--layout-direction", "ltr"], ["LANG": "ar"], .leftToRight),
        (["--layout-direction", "rtl"], [:], .rightToLeft),
    ]

    @Test("The interface runs as an argument says, or as the language of the user does", arguments: directions)
    func layoutDirection(
        arguments: [String], environment: [String: String], expected: UITraitEnvironmentLayoutDirection
    ) throws {
        let options = try HostOptions.parse(arguments)
        #expect(options.chosenLayoutDirection(environment: environment) == expected)
        #expect(throws: (any Error).self) { try HostOptions.parse(["--layout-direction", "up"]) }
    }

    @Test("Without arguments a window is opened with 960x600 points of one pixel")
    func initialSize() throws {
        #expect(try HostOptions.parse([]).initialSize == ScreenSize(width: 960, height: 600, scale: 1))
        #expect(
            try HostOptions.parse(["--size", "300x200", "--scale", "1.5"]).initialSize
                == ScreenSize(width: 450, height: 300, scale: 1.5))
    }
}
