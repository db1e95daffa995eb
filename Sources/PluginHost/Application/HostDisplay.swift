import Diagnostics
import Foundation
import MainLoop
import Presentation
import Screens
import UIKit

/// One of the host's windows as its user has it: a window of the desktop, or one by VNC with a page for browsers.
@MainActor final class HostDisplay {
    /// From 0; of those that are open each has its own, and as many ports after the first ones.
    let number: Int
    let screen: any Screen
    let presenter: WindowPresenter
    private var page: BrowserPage?
    private let options: HostOptions

    var uiScreen: UIScreen {
        presenter.uiScreen
    }

    /// - Throws: `ScreenError` where it cannot be opened.
    init(number: Int, options: HostOptions, loop: MainLoop) throws(ScreenError) {
        self.number = number
        self.options = options
        screen = try Self.makeScreen(number, options, loop)
        try screen.open()
        // Opening may have changed the size: a window manager has the last word.
        let uiScreen = UIScreen(
            size: screen.size.sizeInPoints, scale: screen.size.scale,
            userInterfaceStyle: options.appearance?.style ?? .light, layoutDirection: options.chosenLayoutDirection())
        presenter = WindowPresenter(screen: screen, uiScreen: uiScreen)
    }

    private static func makeScreen(
        _ number: Int, _ options: HostOptions, _ loop: MainLoop
    ) throws(ScreenError) -> any Screen {
        switch options.chosenScreen() {
        case .sdl:
            SDLScreen(size: options.initialSize, loop: loop)
        case .vnc:
            VNCScreen(
                size: options.initialSize,
                options: VNCOptions(
                    address: options.address, port: options.port(options.vncPort, of: number),
                    password: try options.password(), letsEverybodyIn: options.letEverybodyIn,
                    allowedOrigins: options.allowOrigin, following: options.following),
                loop: loop)
        case .offscreen:
            OffscreenScreen(size: options.initialSize)
        }
    }

    /// Serves the page for browsers beside the VNC port; a display that has none serves nothing.
    ///
    /// - Parameter tell: What is said of where both are, for a person to read.
    /// - Throws: Where the page cannot be served.
    func serve(tell: (String) -> Void) throws(ScreenError) {
        guard let screen = screen as? VNCScreen else { return }
        let vncPort = screen.port ?? options.port(options.vncPort, of: number)
        let page = BrowserPage(
            address: options.address, port: options.port(options.port, of: number), vncPort: vncPort,
            title: screen.title, allowedOrigins: options.allowOrigin)
        self.page = page
        let viewer = "connect a VNC viewer to \(LocalName.of(options.address)):\(vncPort)"
        // Of the first window everybody knows which it is.
        let purpose = number == 0 || screen.title.isEmpty ? "" : " for “\(screen.title)”"
        do {
            let url = try page.open()
            screen.pagePort = page.listeningPort
            tell("Open \(url) in a browser\(purpose), or \(viewer).")
        } catch  where error.code == .noVNCMissing {
            Log.screens.warning("\(error)")
            tell("\(viewer.prefix(1).uppercased())\(viewer.dropFirst())\(purpose).")
        }
    }

    func close() {
        page?.close()
        screen.close()
    }

    /// Writes what is shown to a PNG file; of further displays with their number before its ending, counted from 2.
    func writeSnapshot(to path: String) throws {
        guard let picture = try presenter.snapshot() else { return }
        var file = URL(fileURLWithPath: path)
        if number > 0 {
            let ending = file.pathExtension
            file = file.deletingPathExtension()
            let name = "\(file.lastPathComponent)-\(number + 1)"
            file = file.deletingLastPathComponent().appendingPathComponent(ending.isEmpty ? name : "\(name).\(ending)")
        }
        try picture.write(to: file)
    }
}

extension HostOptions {
    /// That of a further display comes as many after the first one's; where the first may be any, so may it.
    fileprivate func port(_ first: Int, of number: Int) -> Int {
        first == 0 ? 0 : first + number
    }
}
