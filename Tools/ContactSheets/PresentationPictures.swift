import Foundation
import GalleryControllers
import HostStaging
import MainLoop
import PluginHost
import RemotePlacements
import UIKit

/// A window with the gallery's page of presentations, the host's own or that of a plugin on the other side of a wire in memory, in which
/// something is presented.
@MainActor final class PresentationPictures {
    private static let identifier = "org.example.gallery"

    /// The size of the window, in points.
    static func size(isWide: Bool) -> CGSize {
        isWide ? CGSize(width: 760, height: 560) : CGSize(width: 340, height: 560)
    }

    private let clock = ManualClock()
    private let loop: MainLoop
    private let launcher: InMemoryLauncher
    private let platform = RenderingPlatform()
    private let window: UIWindow
    private let frames: StillFrameClock

    private init(_ size: CGSize, _ style: UIUserInterfaceStyle, byPlugin: Bool, _ frames: StillFrameClock) throws {
        self.frames = frames
        loop = try MainLoop(clock: clock)
        launcher = InMemoryLauncher(loop: loop) { _ in GalleryPage(.presentations).makeViewController() }
        let plugins = PluginRegistry(
            catalog: PluginCatalog(plugins: [
                try StagedPlugin.make(identifier: Self.identifier, name: "Gallery", controllers: ["main"])
            ]), launcher: launcher, loop: loop)
        let screen = UIScreen(size: size, scale: 1, userInterfaceStyle: style)
        screen.platform = platform
        UIScreen.main = screen
        window = UIWindow(frame: screen.bounds)
        // It is seen beside a page that turns round, as on Apple's systems.
        window.backgroundColor = .black
        window.rootViewController =
            byPlugin
            ? RemoteViewController(plugin: Self.identifier, controller: "main", of: plugins)
            : GalleryPage(.presentations).makeViewController()
        window.makeKeyAndVisible()
        settle()
    }

    /// Pictures of the beginning, the middle and the end of what a user sees who presses a button of the page, as PNG files.
    ///
    /// - Throws: `PictureFailure` where the page has no such button.
    static func take(
        _ scene: PresentationScene, isWide: Bool, _ style: UIUserInterfaceStyle, byPlugin: Bool
    ) throws -> [Data] {
        try StillFrameClock.use { frames in
            let pictures = try PresentationPictures(size(isWide: isWide), style, byPlugin: byPlugin, frames)
            defer { pictures.end() }
            let page = byPlugin ? pictures.launcher.runs.last?.connection?.controllers.first : pictures.root
            guard let page,
                let button = first(UIButton.self, in: page.view, where: { $0.configuration?.title == scene.button })
            else { throw PictureFailure(description: "The page of presentations has no button \(scene.button).") }
            if let transition = scene.transition {
                first(UISegmentedControl.self, in: page.view) { _ in true }?.selectedSegmentIndex = transition
            }
            button.sendActions(for: .primaryActionTriggered)
            pictures.settle()
            return try [Duration.milliseconds(20), .milliseconds(160), .seconds(1)].map { pause in
                pictures.frames.advance(by: pause)
                pictures.settle()
                // A screen draws a frame at each tick while something moves.
                pictures.platform.commit(pictures.window)
                return try pictures.platform.pngData(of: pictures.window)
            }
        }
    }

    private var root: UIViewController? {
        window.rootViewController
    }

    private func end() {
        root?.dismiss(animated: false)
        window.rootViewController = nil
        window.isHidden = true
        settle()
    }

    private static func first<View: UIView>(
        _ type: View.Type, in view: UIView, where fits: @escaping (View) -> Bool
    ) -> View? {
        if let view = view as? View, fits(view) { return view }
        return view.subviews.lazy.compactMap { first(type, in: $0, where: fits) }.first
    }

    /// Does what is to be done at this moment on both sides, and lets frames pass: a commit waits for the frame after the one before.
    private func settle() {
        for _ in 0..<20 {
            launcher.settle(on: loop)
            clock.advance(by: .milliseconds(17))
        }
    }
}
