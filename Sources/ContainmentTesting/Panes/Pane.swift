import PluginHost
import UIKit

/// A remote controller in the window of a host under test, with the process that it lives in.
@MainActor public struct Pane: ElementFinding {
    /// In the host: what its containers hold.
    public let controller: RemoteViewController
    let host: TestHost

    /// The process that the controller lives in, with all other panes of the plugin.
    public var process: PaneProcess {
        PaneProcess(controller: controller, host: host)
    }

    /// The line to that process.
    public var line: PluginLine {
        host.line(of: controller)
    }

    /// The host's words in place of the plugin: that it is starting, or why it ended.
    public var placeholder: Element {
        hostsWords("mullion.placeholder")
    }

    /// The host's words over the content of a plugin that does not respond.
    public var badge: Element {
        hostsWords("mullion.not-responding")
    }

    private func hostsWords(_ identifier: String) -> Element {
        Element(query: ElementQuery(scope: .hostsWords(in: controller), kind: nil, text: identifier), host: host)
    }

    /// The elements that the plugin shows. The host's own words in the pane are in `placeholder` and `badge`.
    public func elements(_ kind: ElementKind?, _ text: String?) -> ElementList {
        ElementList(query: ElementQuery(scope: .pane(controller), kind: kind, text: text), host: host)
    }

    /// In the window's coordinates, in points.
    public var frame: CGRect {
        controller.view.convert(controller.view.bounds, to: nil)
    }

    /// The calls by the controller's contract that have crossed the line so far, in order, the parent's and the child's. They are
    /// recorded without a class of the test's own for the delegate.
    public var calls: [ContractCall] {
        controller.sceneID.flatMap { line.calls[$0] } ?? []
    }

    /// Waits until the plugin has drawn.
    ///
    /// - Throws: `ContainmentTestError` where it has ended for good, or does not draw in time.
    public func waitUntilShown(upTo patience: Duration? = nil) async throws {
        let controller = controller
        try await host.wait(until: "\(controller.plugin) shows its controller", upTo: patience) {
            if case .ended = controller.state { true } else { controller.isLive }
        }
        if case .ended(let reason) = controller.state { throw ContainmentTestError(.notShown, reason) }
    }

    /// Removes the pane as a container does, or has its presenter dismiss it where it is presented.
    public func dismiss() async throws {
        try await host.dismiss(controller)
    }
}
