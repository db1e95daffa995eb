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

    @Test("Without arguments a window is opened with 960x600 points of one pixel")
    func initialSize() throws {
        #expect(try HostOptions.parse([]).initialSize == ScreenSize(width: 960, height: 600, scale: 1))
        #expect(
            try HostOptions.parse(["--size", "300x200", "--scale", "1.5"]).initialSize
                == ScreenSize(width: 450, height: 300, scale: 1.5))
    }
}
