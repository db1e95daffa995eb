import ControlGallery
import Foundation
import HostStaging
import UIKit

/// Draws every control in its states, menus, symbols, and what lies over a page, light and dark, into the directory that is its only argument.
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
            try draw(SymbolGallery(), style).write(to: directory.appendingPathComponent("symbols-\(name).png"))
            for gallery in [MenuGallery(isMirrored: false), MenuGallery(isMirrored: true)] {
                let file = "menus-\(name)\(gallery.isMirrored ? "-rtl" : "").png"
                try draw(gallery, style).write(to: directory.appendingPathComponent(file))
            }
            try drawPresentations(into: directory, style, name)
        }
    }

    private static func draw(_ gallery: MenuGallery, _ style: UIUserInterfaceStyle) throws -> Data {
        let (platform, window) = makeWindow(MenuGallery.size, style)
        window.traitOverrides.layoutDirection = gallery.isMirrored ? .rightToLeft : .leftToRight
        window.rootViewController = gallery
        window.makeKeyAndVisible()
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        UpdateCycle.main.update()
        gallery.button.performPrimaryAction()
        UpdateCycle.main.update()
        press(.keyboardDownArrow, in: window)
        press(.keyboardDownArrow, in: window)
        UpdateCycle.main.update()
        defer { window.isHidden = true }
        return try platform.pngData(of: window)
    }

    private static func draw(_ gallery: SymbolGallery, _ style: UIUserInterfaceStyle) throws -> Data {
        let (platform, window) = makeWindow(SymbolGallery.size, style)
        window.rootViewController = gallery
        window.makeKeyAndVisible()
        UpdateCycle.main.update()
        defer { window.isHidden = true }
        return try platform.pngData(of: window)
    }

    static func makeWindow(
        _ size: CGSize, _ style: UIUserInterfaceStyle
    ) -> (platform: RenderingPlatform, window: UIWindow) {
        let platform = RenderingPlatform()
        let screen = UIScreen(size: size, scale: 2, userInterfaceStyle: style)
        screen.platform = platform
        UIScreen.main = screen
        return (platform, UIWindow(frame: screen.bounds))
    }

    private static func draw(_ style: UIUserInterfaceStyle) throws -> Data {
        let (platform, window) = makeWindow(ControlGallery.size, style)
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
