import PluginHost
import UIKit

/// A presented controller of any kind, an alert, a sheet, or a popover. A test can ask it for its elements, as it can ask a pane.
///
/// It answers a question when both sides have come to rest. Each act throws a `ContainmentTestError` where nothing of the kind is
/// presented, and where nothing comes of the act; the error says what is presented instead.
@MainActor public protocol Presented: ElementFinding {
    /// The presented controller, without what belongs to its kind.
    var presented: PresentedController { get }
}

extension Presented {
    private var host: TestHost { presented.host }
    private var query: PresentationQuery { presented.query }

    // MARK: Asking

    /// Whether something of the kind is presented, be it on its way in or out.
    public var exists: Bool {
        get async throws {
            try await host.settleAnswers()
            return query.match != nil
        }
    }

    /// Waits until it is presented.
    ///
    /// - Parameter patience: The longest time to wait, in real time; nil for the host's `patience`.
    /// - Returns: Whether that happened in time.
    public func waitForExistence(upTo patience: Duration? = nil) async throws -> Bool {
        try await host.waits(upTo: patience) { query.match != nil }
    }

    /// Waits until nothing of the kind is presented any more.
    ///
    /// - Parameter patience: The longest time to wait, in real time; nil for the host's `patience`.
    /// - Returns: Whether that happened in time.
    public func waitForNonExistence(upTo patience: Duration? = nil) async throws -> Bool {
        try await host.waits(upTo: patience) { query.match == nil }
    }

    /// The controller in the host that is presented: the host's own, a remote one for what a plugin presents, or the host's alert for a
    /// plugin's.
    public var controller: UIViewController {
        get async throws {
            try await host.settleAnswers()
            guard let controller = query.match else {
                throw ContainmentTestError(.notPresented, query.absence)
            }
            return controller
        }
    }

    /// The pane of the controller that a plugin presents, once it has drawn.
    ///
    /// - Throws: `ContainmentTestError` where what is presented is the host's own.
    public var pane: Pane {
        get async throws {
            let controller = try await controller
            guard let remote = controller as? RemoteViewController else {
                throw ContainmentTestError(
                    .notPresented,
                    "The \(PresentationQuery.name(of: controller)) is the host's own, and no pane of a plugin.")
            }
            return try await host.pane(of: remote)
        }
    }

    /// The frame of the controller's view, in points in the window's coordinates.
    public var frame: CGRect {
        get async throws {
            let view = try await controller.view
            return view?.convert(view?.bounds ?? .zero, to: nil) ?? .zero
        }
    }

    public func elements(_ kind: ElementKind?, _ text: String?) -> ElementList {
        ElementList(query: ElementQuery(scope: .presented(query), kind: kind, text: text), host: host)
    }

    // MARK: Acts

    /// Has the presenter dismiss it, as an app's code does, and returns when it is gone and its plugins have heard of that.
    public func dismiss() async throws {
        try await host.settle()
        try await host.dismiss(try await controller)
    }

    /// Touches beside it, as a user does who is done with it, and returns when it is gone.
    ///
    /// - Throws: `ContainmentTestError` where it stays: it covers the window, it has to be answered, or its app does not let it go.
    public func dismissByTappingOutside() async throws {
        try await host.settle()
        let controller = try await controller
        guard let point = pointOutside(of: controller) else {
            throw ContainmentTestError(
                .notHittable, "There is no room beside the \(PresentationQuery.name(of: controller)) for a finger.")
        }
        try await host.tap(point)
        try checkGone(controller, "a tap beside it, at \(point.x.shortText), \(point.y.shortText)")
    }

    /// Returns a place in the area that the presentation covers, in points in the window's coordinates, where a finger meets neither the
    /// presented view nor something that lies in front of the presentation.
    private func pointOutside(of controller: UIViewController) -> CGPoint? {
        guard let presentation = controller.presentationController, let container = presentation.containerView,
            let shown = presentation.presentedView
        else { return nil }
        let area = container.convert(container.bounds, to: nil).insetBy(dx: 4, dy: 4)
        let places = [
            CGPoint(x: area.minX, y: area.minY), CGPoint(x: area.maxX, y: area.minY),
            CGPoint(x: area.minX, y: area.maxY), CGPoint(x: area.maxX, y: area.maxY),
            CGPoint(x: area.midX, y: area.minY), CGPoint(x: area.midX, y: area.maxY),
            CGPoint(x: area.minX, y: area.midY), CGPoint(x: area.maxX, y: area.midY),
        ]
        return places.first { place in
            guard let hit = host.window.hitTest(place, with: nil) else { return false }
            return hit.isDescendant(of: container) && !hit.isDescendant(of: shown)
        }
    }

    /// - Parameter act: The words for what was done to it, which follow "after" in the error's sentence.
    /// - Throws: `ContainmentTestError` where the controller is still presented.
    func checkGone(_ controller: UIViewController, _ act: String) throws {
        guard controller.presentingViewController != nil else { return }
        throw ContainmentTestError(
            .notDismissed,
            "The \(PresentationQuery.name(of: controller)) is there still after \(act).\(Self.reason(controller))")
    }

    private static func reason(_ controller: UIViewController) -> String {
        if (controller as? UIAlertController)?.preferredStyle == .alert { return " An alert has to be answered." }
        return controller.isModalInPresentation ? " Its `isModalInPresentation` is true." : ""
    }
}
