import ArgumentParser
import Screens
import Testing

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

    @Test("Without arguments a window is opened with 960x600 points of one pixel")
    func initialSize() throws {
        #expect(try HostOptions.parse([]).initialSize == ScreenSize(width: 960, height: 600, scale: 1))
        #expect(
            try HostOptions.parse(["--size", "300x200", "--scale", "1.5"]).initialSize
                == ScreenSize(width: 450, height: 300, scale: 1.5))
    }
}
