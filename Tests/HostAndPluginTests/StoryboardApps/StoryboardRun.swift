import Diagnostics
import HostStaging
import PluginHost
import StoryboardApps
import Testing
import UIKit
import UIKitTesting

/// An app with a storyboard that fills a window, at home or in a plugin, and a finger on it.
///
/// All places are those of the window, which are the same for the plugin: its pane fills the window, as does whatever the app presents.
@MainActor final class StoryboardRun {
    private final class Notes {
        var lines: [String] = []
    }

    let host: InMemoryHost
    /// The first controller of the app's storyboard.
    let root: UIViewController

    private let notes: Notes
    private let frames: ManualFrameClock
    private let installation: Override
    private let outerObserver: ((UsageDiagnostic.Rule, String) -> Void)?
    /// In seconds: that of the touches.
    private var time = 0.0

    convenience init(
        _ place: Place, _ app: StoryboardApp, size: CGSize = CGSize(width: 400, height: 700),
        style: UIUserInterfaceStyle = .light
    ) throws {
        try self.init(place, size: size, style: style) { app.makeRoot() }
    }

    /// - Parameter make: Makes the first controller.
    init(
        _ place: Place, size: CGSize = CGSize(width: 400, height: 700), style: UIUserInterfaceStyle = .light,
        _ make: @escaping @MainActor () -> UIViewController?
    ) throws {
        frames = ManualFrameClock()
        installation = frames.install()
        outerObserver = UsageDiagnostic.observer
        host = try InMemoryHost(style: style) { _ in make() }
        let notes = Notes()
        self.notes = notes
        UsageDiagnostic.observer = { _, message in notes.lines.append(message) }
        host.stage.window.resize(to: size)
        if place == .plugin {
            host.stage.window.rootViewController = host.makePane()
            host.settle()
            root = try host.controller()
        } else {
            root = try #require(make())
            host.stage.window.rootViewController = root
            host.settle()
        }
        pass(seconds: 0.5)
    }

    /// Takes the window off the screen, and gives UIKit its clock and its observer back.
    func end() {
        host.stage.close()
        host.settle()
        installation.end()
        // A controller lives as long as the plugin that it is in, and would go on hearing of the device.
        NotificationCenter.default.removeObserver(
            root, name: UIDevice.orientationDidChangeNotification, object: nil)
        while UIDevice.current.isGeneratingDeviceOrientationNotifications {
            UIDevice.current.endGeneratingDeviceOrientationNotifications()
        }
        UsageDiagnostic.observer = outerObserver
    }

    // MARK: What is shown

    /// The reports of UIKit on the app and its files.
    var reports: [String] { notes.lines }

    /// The controller that is presented over all others, or the first one.
    var front: UIViewController {
        var front = root
        while let next = front.presentedViewController { front = next }
        return front
    }

    /// Every text that is shown.
    var texts: [String] {
        host.stage.texts(in: front)
    }

    /// The colours of points all over the window, 25 points from each other.
    var picture: [String] {
        host.stage.picture
    }

    /// The first view of a type in front that is as it should be.
    func find<View: UIView>(
        _ type: View.Type = View.self, where isWanted: @escaping (View) -> Bool = { _ in true }
    ) throws -> View {
        func found(in view: UIView) -> View? {
            if let view = view as? View, isWanted(view) { return view }
            return view.subviews.lazy.compactMap(found).first
        }
        return try #require(found(in: front.view))
    }

    func textField(_ placeholder: String) throws -> UITextField {
        try find { $0.placeholder == placeholder }
    }

    // MARK: What the user does

    /// Taps the button or the row that says this, or is called so.
    func tap(_ title: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        tap(on: try #require(host.stage.button(title, in: front), "\(texts)", sourceLocation: sourceLocation))
    }

    func tap(on view: UIView) {
        let point = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: front.view)
        for phase in [UITouch.Phase.began, .ended] {
            host.stage.window.sendTouch(id: 1, phase: phase, at: point, timestamp: time)
            host.settle()
            time += 0.05
        }
        time += 1
        pass(seconds: 1)
    }

    /// Taps a text field, and types into it as a screen tells of it.
    func type(_ text: String, into placeholder: String) throws {
        tap(on: try textField(placeholder))
        for character in text {
            host.stage.window.insertText(String(character))
            host.settle()
        }
    }

    /// Turns the device, and its window with it.
    func turn(to orientation: UIDeviceOrientation) {
        UIDevice.current.turn(to: orientation)
        host.settle()
        pass(seconds: 1)
    }

    /// Time passes in frames.
    func pass(seconds: Double) {
        host.pass(seconds: seconds, by: frames)
    }
}
