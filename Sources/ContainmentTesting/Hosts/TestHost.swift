import PluginHost
import PluginProtocol
import UIKit

/// A host without a screen, with a window and real plugins in processes of their own, for one test.
///
/// ```swift
/// @Test func countsTaps() async throws {
///     let host = try await TestHost(plugins: ["org.example.counter"])
///     let pane = try await host.present("org.example.counter", controller: "main")
///     try await pane.button("Count").tap()
///     #expect(try await pane.staticText("1 tap").exists)
/// }
/// ```
///
/// It is closed when nobody holds it or anything of it any more, however the test ended: its processes are killed, and the next host
/// begins when they are gone. All hosts of a process come one after the other, those of tests that run in parallel too.
@MainActor public final class TestHost: ElementFinding {
    /// How long something is waited for that does not come, in real time.
    public var patience: Duration = .seconds(20)

    let session: HostSession
    /// The processes that a test has stopped, and that answer nothing.
    var stopped: Set<Int32> = []
    /// The pane below the touch that is watched; nil where that is the host's own.
    weak var watchedPane: RemoteViewController?
    private var feeds: [ObjectIdentifier: DescriptionFeed] = [:]

    /// - Parameters:
    ///   - plugins: The identifiers of those that there are; nil: all that hosts find beside the tests and where they are installed.
    ///   - size: Of the window, in points.
    ///   - scale: Pixels per point.
    ///   - clock: How time passes for the host.
    ///   - recording: A file in which everything is written down that host and plugins say to each other, for `Recording`; nil: the one
    ///     that `MULLION_RECORD` names, if it does. It is complete when the host is closed.
    ///   - stallLimit: How long the main actor may do one thing, in real time. When it does not come back within that, the process of the
    ///     tests ends, and prints where the main actor stands; else it would wait for ever. A process under a debugger is left alone.
    /// - Throws: `ContainmentTestError`: where there is no such plugin, where no window is so large, or where the test has another host.
    public convenience init(
        plugins: [String]? = nil, size: CGSize = CGSize(width: 400, height: 300), scale: CGFloat = 1,
        style: UIUserInterfaceStyle = .light, clock: HostClock = .real, recording: URL? = nil,
        stallLimit: Duration = .seconds(60)
    ) async throws {
        try await self.init(
            plugins: plugins, size: size, scale: scale, style: style, clock: clock, recording: recording,
            stallLimit: stallLimit, isDrawnByRenderers: false)
    }

    /// Makes a host that has its panes drawn by `mullion-renderer`, where it is told so, as hosts do that were not started with `--drawing host`. The
    /// program has to be built with the tests then.
    ///
    /// A renderer's pixels come a moment after the plugin has come to rest. `settle()` knows nothing of them, so a test waits for what it wants to
    /// see.
    package init(
        plugins: [String]?, size: CGSize = CGSize(width: 400, height: 300), scale: CGFloat = 1,
        style: UIUserInterfaceStyle = .light, clock: HostClock = .real, recording: URL? = nil,
        stallLimit: Duration = .seconds(60), isDrawnByRenderers: Bool
    ) async throws {
        let turn = try await HostTurn.take()
        do {
            session = try HostSession(
                plugins, size: size, scale: scale, style: style, clock: clock, recording: recording,
                stallLimit: stallLimit, isDrawnByRenderers: isDrawnByRenderers, in: turn)
        } catch {
            turn.end()
            throw error
        }
    }

    isolated deinit {
        session.close()
    }

    /// The host's window. Its root view controller holds what is presented, until the test sets another.
    public var window: UIWindow {
        session.window
    }

    /// The host's pasteboard, which is empty at first and no other host's. A test puts things there as if the user had copied them elsewhere, and
    /// finds what was copied in the window.
    public var pasteboard: UIPasteboard {
        .general
    }

    /// Ends the host now, and returns when none of its processes is left.
    public func close() async throws {
        feeds = [:]
        session.close()
        guard try await session.loop.wait(upTo: patience, until: { [session] in session.isGone }) else {
            throw ContainmentTestError(.timedOut, "The plugins' processes did not end within \(patience).")
        }
    }

    // MARK: Showing

    /// Shows a plugin's controller, and returns when it has drawn.
    ///
    /// - Parameter frame: In the window's coordinates; nil: all of the window, which it follows.
    /// - Throws: `ContainmentTestError` where it ends without having shown anything, with what its placeholder says.
    @discardableResult
    public func present(_ plugin: String, controller: String, frame: CGRect? = nil) async throws -> Pane {
        try await present(RemoteViewController(plugin: plugin, controller: controller), frame: frame)
    }

    /// Shows a remote controller, of a class that the generator made of a contract for instance, and returns when it has drawn.
    @discardableResult
    public func present(_ controller: RemoteViewController, frame: CGRect? = nil) async throws -> Pane {
        try checkOpen()
        session.stage.add(controller, frame: frame)
        return try await pane(of: controller)
    }

    /// Shows a controller of the host's own, with whatever panes are in it.
    public func present(_ controller: UIViewController, frame: CGRect? = nil) async throws {
        if let remote = controller as? RemoteViewController {
            try await present(remote, frame: frame)
            return
        }
        try checkOpen()
        session.stage.add(controller, frame: frame)
        try await settle()
    }

    /// Removes a controller as a container does, or has its presenter dismiss it where it is presented over others, and returns when its
    /// plugins have heard of that.
    public func dismiss(_ controller: UIViewController) async throws {
        try checkOpen()
        let panes = controller.view.panes
        if controller.isPresentedItself {
            controller.presentingViewController?.dismiss(animated: true)
        } else {
            session.stage.remove(controller)
        }
        try await settle(with: panes)
    }

    /// The pane of a remote controller that is in the window, when it has drawn.
    public func pane(of controller: RemoteViewController) async throws -> Pane {
        let pane = Pane(controller: controller, host: self)
        try await pane.waitUntilShown()
        try await settle()
        return pane
    }

    public func elements(_ kind: ElementKind?, _ text: String?) -> ElementList {
        ElementList(query: ElementQuery(scope: .window, kind: kind, text: text), host: self)
    }

    func checkOpen() throws {
        if session.isClosed { throw ContainmentTestError(.closed, "The host is closed.") }
    }

    // MARK: What is shown, in words

    /// As the host knows it now.
    var tree: ElementTree {
        ElementTree(of: window, answer(of:))
    }

    /// What a pane's plugin told last.
    func answer(of pane: RemoteViewController) -> PaneAnswer {
        feeds[ObjectIdentifier(pane)]?.description.map(PaneAnswer.told) ?? .nothing
    }

    /// The panes that are in the window.
    var panes: [RemoteViewController] {
        window.panes
    }

    /// What each pane's plugin tells of it, asked for from the first time on.
    func feed(of pane: RemoteViewController) -> DescriptionFeed {
        if let known = feeds[ObjectIdentifier(pane)], known.pane === pane { return known }
        let feed = DescriptionFeed(of: pane)
        feeds[ObjectIdentifier(pane)] = feed
        return feed
    }

    func line(of pane: RemoteViewController) -> PluginLine {
        session.lines.line(of: pane.plugin)
    }
}
