import ControlGallery
import Foundation
import HostStaging
import UIKit

/// Draws every control in its states, light and dark, into the directory that is its only argument.
@main @MainActor enum ControlPictures {
    static func main() throws {
        guard CommandLine.arguments.count == 2 else {
            FileHandle.standardError.write(Data("ControlPictures: name the directory for the pictures.\n".utf8))
            exit(64)
        }
        let directory = URL(fileURLWithPath: CommandLine.arguments[1], isDirectory: true)
        for (style, name) in [(UIUserInterfaceStyle.light, "light"), (.dark, "dark")] {
            let picture = try draw(style)
            try picture.write(to: directory.appendingPathComponent("controls-\(name).png"))
        }
    }

    private static func draw(_ style: UIUserInterfaceStyle) throws -> Data {
        let platform = RenderingPlatform()
        let screen = UIScreen(size: ControlGallery.size, scale: 2, userInterfaceStyle: style)
        screen.platform = platform
        UIScreen.main = screen
        let window = UIWindow(frame: screen.bounds)
        window.rootViewController = ControlGallery()
        window.makeKeyAndVisible()
        UpdateCycle.main.update()
        press(.keyboardTab, in: window)
        UpdateCycle.main.update()
        defer { window.isHidden = true }
        return try platform.pngData(of: window)
    }

    /// So that the picture shows the focus.
    private static func press(_ code: UIKeyboardHIDUsage, in window: UIWindow) {
        let key = UIKey(keyCode: code, characters: "", charactersIgnoringModifiers: "", modifierFlags: [])
        let press = UIPress(phase: .began, timestamp: 0, key: key)
        UIApplication.shared.sendEvent(
            UIPressesEvent(presses: [press], timestamp: 0, modifierFlags: []), to: window)
    }
}
