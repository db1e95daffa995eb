import CoreGraphics
import Screens

/// The wishes of the command line.
struct FixtureArguments {
    enum Kind: String {
        case sdl
        case vnc
        case offscreen
    }

    var kind: Kind
    var size = ScreenSize(width: 400, height: 300)
    /// In points; nil: the window has none.
    var leastSize: CGSize?
    var title = "Fixture"
    /// The text that is put on the clipboard as soon as the window is open.
    var copied: String?
    /// The text that is put on the clipboard each time when the pointer goes down.
    var copiedByPress: String?
    var vnc = VNCOptions()
    var servesPage = false
    /// How many descriptors to open beside what the screen has.
    var descriptors = 0
    /// Whether a thread asks SDL to quit as soon as the window is open.
    var pushesQuit = false

    init?(_ arguments: [String]) {
        var rest = arguments.dropFirst()
        guard let kind = rest.popFirst().flatMap(Kind.init) else { return nil }
        self.kind = kind
        while let option = rest.popFirst() {
            switch option {
            case "--page": servesPage = true
            case "--push-quit": pushesQuit = true
            default: guard let value = rest.popFirst(), apply(option, value) else { return nil }
            }
        }
    }

    private mutating func apply(_ option: String, _ value: String) -> Bool {
        switch option {
        case "--size":
            let numbers = value.split(separator: "x").compactMap { Int($0) }
            guard numbers.count == 2 else { return false }
            size = ScreenSize(width: numbers[0], height: numbers[1], scale: size.scale)
        case "--least":
            let numbers = value.split(separator: "x").compactMap { Int($0) }
            guard numbers.count == 2 else { return false }
            leastSize = CGSize(width: numbers[0], height: numbers[1])
        case "--scale": size.scale = Double(value).map { CGFloat($0) } ?? 1
        case "--title": title = value
        case "--copy": copied = value
        case "--copy-by-press": copiedByPress = value
        case "--port": vnc.port = Int(value) ?? -1
        case "--address": vnc.address = value
        case "--password": vnc.password = value
        case "--descriptors": descriptors = Int(value) ?? 0
        default: return false
        }
        return true
    }

    @MainActor func makeScreen() -> any Screen {
        switch kind {
        case .sdl: SDLScreen(size: size, title: title)
        case .vnc: VNCScreen(size: size, title: title, options: vnc)
        case .offscreen: OffscreenScreen(size: size, title: title)
        }
    }
}
