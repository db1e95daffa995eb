import Diagnostics
import HostStaging
import PluginHost
import Testing
import UIKit
import UIKitTesting

/// A screen of an ordinary app in a navigation controller that fills a window, at home or in a plugin, and a finger on it.
///
/// All places are those of the window, which are the same for the plugin: its pane fills the window.
@MainActor final class ScreenRun<Screen: UIViewController> {
    let host: InMemoryHost
    let navigation: UINavigationController
    let screen: Screen
    /// What the delegate of the screen's table or collection view has heard.
    let log = CallLog()

    private let frames: ManualFrameClock
    private let installation: Override
    private let delegate: AnyObject?
    /// In seconds: that of the touches.
    private var time = 0.0

    /// - Parameter make: Makes the screen.
    init(
        _ place: Place, size: CGSize = CGSize(width: 400, height: 700), style: UIUserInterfaceStyle = .light,
        direction: UITraitEnvironmentLayoutDirection = .leftToRight, _ make: @escaping @MainActor () -> Screen
    ) throws {
        frames = ManualFrameClock()
        installation = frames.install()
        host = try InMemoryHost(style: style) { _ in UINavigationController(rootViewController: make()) }
        host.stage.window.resize(to: size)
        if direction == .rightToLeft { host.stage.window.traitOverrides.layoutDirection = direction }
        if place == .plugin {
            host.stage.window.rootViewController = host.makePane()
            host.settle()
            navigation = try host.controller()
        } else {
            navigation = UINavigationController(rootViewController: make())
            host.stage.window.rootViewController = navigation
            host.settle()
        }
        screen = try #require(navigation.viewControllers.first as? Screen)
        delegate =
            Self.first(UITableView.self, in: screen.view).map { [log] in RecordingTableDelegate(in: $0, log: log) }
            ?? Self.first(UICollectionView.self, in: screen.view).map { [log] in
                RecordingCollectionDelegate(in: $0, log: log)
            }
        pass(seconds: 0.5)
    }

    /// Takes the window off the screen, and gives UIKit its clock back.
    func end() {
        host.stage.close()
        host.settle()
        installation.end()
    }

    // MARK: What is shown

    private static func first<View: UIView>(_ type: View.Type, in view: UIView) -> View? {
        view as? View ?? view.subviews.lazy.compactMap { first(type, in: $0) }.first
    }

    /// The first view of a type on the page that is on top of the stack.
    func find<View: UIView>(_ type: View.Type = View.self) throws -> View {
        let page = try #require(navigation.topViewController?.view)
        return try #require(Self.first(type, in: page))
    }

    /// The first view of a type in another one that assistive technologies call so, or whatever they call it for nil.
    func find<View: UIView>(_ type: View.Type = View.self, called label: String? = nil, in view: UIView) throws -> View
    {
        func found(in view: UIView) -> View? {
            if let view = view as? View, label == nil || view.accessibilityLabel == label { return view }
            return view.subviews.lazy.compactMap(found).first
        }
        return try #require(found(in: view))
    }

    /// The text field on the page or in its bars that is called so.
    func textField(_ label: String) throws -> UITextField {
        try find(called: label, in: navigation.view)
    }

    var table: UITableView {
        get throws { try find() }
    }

    var collection: UICollectionView {
        get throws { try find() }
    }

    /// Every text that is shown.
    var texts: [String] {
        host.stage.texts(in: navigation)
    }

    /// The colours of points all over the window, 25 points from each other.
    var picture: [String] {
        host.stage.picture
    }

    func cell(_ section: Int, _ row: Int) throws -> UITableViewCell {
        try #require(try table.cellForRow(at: IndexPath(row: row, section: section)))
    }

    func middle(of view: UIView) -> CGPoint {
        view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: navigation.view)
    }

    // MARK: What the user does

    func tap(_ point: CGPoint) {
        send(.began, point)
        time += 0.05
        send(.ended, point)
        time += 1
        pass(seconds: 1)
    }

    func tap(on view: UIView) {
        tap(middle(of: view))
    }

    func tapRow(_ section: Int, _ row: Int) throws {
        tap(on: try cell(section, row))
    }

    /// Taps the button that says this, or is called so, in a page or a bar.
    func tapButton(_ title: String) throws {
        tap(on: try #require(host.stage.button(title, in: navigation)))
    }

    /// Taps a button of the alert that is shown.
    func tapAlert(_ title: String) throws {
        let alert = try self.alert
        let button = try #require(host.stage.button(title, in: alert))
        tap(host.stage.middle(of: button))
    }

    /// The alert that is shown: by the host, or in the pane where it has text fields.
    var alert: UIAlertController {
        get throws {
            let presented = [navigation, host.stage.window.rootViewController].compactMap {
                $0?.presentedViewController as? UIAlertController
            }
            return try #require(presented.first { $0.viewIfLoaded?.window != nil })
        }
    }

    func secondaryClick(on view: UIView) {
        host.stage.window.sendSecondaryClick(at: middle(of: view))
        host.settle()
    }

    /// Chooses an element of the menu that is shown.
    func chooseInMenu(_ title: String) throws {
        let lines = try #require(navigation.view.window).describedViews.map(\.view)
        tap(on: try #require(lines.first { $0.accessibilityLabel == title }))
    }

    /// Moves a finger within a tenth of a second.
    ///
    /// - Parameter rests: Whether it rests before it comes up.
    func drag(from start: CGPoint, by way: CGVector, rests: Bool = false) {
        send(.began, start)
        for step in 1...10 {
            time += 0.01
            let part = CGFloat(step) / 10
            send(.moved, CGPoint(x: start.x + way.dx * part, y: start.y + way.dy * part))
        }
        if rests { time += 2 }
        send(.ended, CGPoint(x: start.x + way.dx, y: start.y + way.dy))
        time += 1
    }

    /// Draws a row aside, and leaves it there.
    func swipeRow(_ section: Int, _ row: Int, by way: CGFloat) throws {
        let cell = try cell(section, row)
        let middle = middle(of: cell)
        drag(from: CGPoint(x: way < 0 ? 380 : 60, y: middle.y), by: CGVector(dx: way, dy: 0), rests: true)
        pass(seconds: 1)
    }

    private func send(_ phase: UITouch.Phase, _ point: CGPoint) {
        host.stage.window.sendTouch(id: 1, phase: phase, at: point, timestamp: time)
        host.settle()
    }

    // MARK: What the user types

    /// Types characters as a screen tells of them.
    func type(_ text: String) {
        for character in text {
            host.stage.window.insertText(String(character))
            host.settle()
        }
    }

    /// Presses a key and lets it go, with the line end that it types or what it deletes.
    func press(_ code: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []) {
        let characters =
            switch code {
            case .keyboardReturnOrEnter: "\r"
            case .keyboardDeleteOrBackspace: "\u{8}"
            default: ""
            }
        let key = UIKey(
            keyCode: code, characters: characters, charactersIgnoringModifiers: characters, modifierFlags: modifiers)
        let window = host.stage.window
        window.sendPress(key, phase: .began, timestamp: time)
        switch code {
        case .keyboardReturnOrEnter: window.insertText("\n")
        case .keyboardDeleteOrBackspace: window.deleteBackward()
        default: break
        }
        window.sendPress(key, phase: .ended, timestamp: time)
        host.settle()
    }

    /// Time passes in frames.
    func pass(seconds: Double) {
        host.pass(seconds: seconds, by: frames)
    }
}

/// Runs a scenario at home and in a plugin, and expects the same of both.
///
/// - Parameter scenario: Returns what came of it, in words.
/// - Returns: What came of it at home.
@discardableResult @MainActor func expectSame(
    sourceLocation: SourceLocation = #_sourceLocation, _ scenario: @MainActor (Place) async throws -> [String]
) async throws -> [String] {
    let home = try await scenario(.host)
    let remote = try await scenario(.plugin)
    #expect(home == remote, sourceLocation: sourceLocation)
    return home
}
