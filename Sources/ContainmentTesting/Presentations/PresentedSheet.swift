import UIKit

/// A sheet that is shown, at the lower edge of its window or in the middle.
@MainActor public struct PresentedSheet: Presented {
    public let presented: PresentedController

    /// The name of a height at which a sheet rests.
    public typealias Detent = UISheetPresentationController.Detent.Identifier

    private var sheet: UISheetPresentationController {
        get async throws {
            guard let sheet = try await controller.presentationController as? UISheetPresentationController else {
                throw ContainmentTestError(.notPresented, presented.query.absence)
            }
            return sheet
        }
    }

    /// The detents that are in use, from the lowest to the highest. A detent of an app has its own name in the host; one of a plugin's app
    /// is called by its place in the plugin's list, `detent 0` for instance. A sheet in the middle has one, `large`.
    public var detents: [Detent] {
        get async throws { try await sheet.rests.map(\.identifier) }
    }

    /// The detent at which the sheet rests.
    public var detent: Detent {
        get async throws {
            let sheet = try await sheet
            return sheet.chosenRest.map { sheet.rests[$0].identifier } ?? .large
        }
    }

    /// Drags the sheet by its upper edge to a detent, lets go of it there, and returns when it rests.
    ///
    /// - Throws: `ContainmentTestError` where it has no such detent, and where it rests elsewhere then.
    public func drag(to detent: Detent) async throws {
        try await presented.host.settle()
        let sheet = try await sheet
        let rests = sheet.rests
        guard let chosen = sheet.chosenRest, let index = rests.firstIndex(where: { $0.identifier == detent }) else {
            throw ContainmentTestError(
                .noElement,
                "The \(name(of: sheet)) has no detent \(detent.word). It has \(Self.list(rests.map(\.identifier)))."
            )
        }
        guard index != chosen else { return }
        try await drag(sheet, by: rests[index].frame.minY - rests[chosen].frame.minY)
        guard sheet.chosenRest == index else {
            let place = sheet.chosenRest.map { "rests at \(sheet.rests[$0].identifier.word)" } ?? "is gone"
            throw ContainmentTestError(
                .notHandled, "The \(name(of: sheet)) was dragged to the detent \(detent.word), and \(place).")
        }
    }

    /// Drags the sheet down until it is more than half gone, lets go of it there, and returns when it is gone.
    ///
    /// - Throws: `ContainmentTestError` where it fills the window, and where it stays, because its app does not let it go for
    ///   instance.
    public func dismissByDragging() async throws {
        try await presented.host.settle()
        let sheet = try await sheet
        let rests = sheet.rests
        guard let lowest = rests.first, let chosen = sheet.chosenRest else {
            throw ContainmentTestError(.noElement, "The \(name(of: sheet)) fills the window, so no drag takes it away.")
        }
        let distance = lowest.frame.minY - rests[chosen].frame.minY + lowest.frame.height * Self.share
        try await drag(sheet, by: distance)
        try checkGone(sheet.presentedViewController, "it was dragged down")
    }

    /// The share of a sheet's height by which it is below its lowest place of rest when the finger lets go: clearly more than the half that
    /// it takes.
    private static let share = 0.7
    /// The distance that a finger goes before a sheet follows it, in points.
    private static let slop: CGFloat = 10
    /// The distance below the sheet's upper edge at which the finger goes down, in points.
    private static let depth: CGFloat = 6
    /// The time for which the finger stays before it lets go, so that the drag is no flick.
    private static let rest = Duration.milliseconds(300)

    /// - Parameter distance: The way of the sheet, in points downwards.
    private func drag(_ sheet: UISheetPresentationController, by distance: CGFloat) async throws {
        guard let view = sheet.presentedView else {
            throw ContainmentTestError(.noElement, "The \(name(of: sheet)) has no view that a finger could drag.")
        }
        let frame = view.convert(view.bounds, to: nil)
        let start = CGPoint(x: frame.midX, y: frame.minY + Self.depth)
        let hit = presented.host.window.hitTest(start, with: nil)
        guard let hit, hit.isDescendant(of: view) else {
            throw ContainmentTestError(
                .notHittable,
                "The \(name(of: sheet)) cannot be reached at \(start.x.shortText), \(start.y.shortText): \(hit.map { "a \(type(of: $0))" } ?? "nothing") is there instead."
            )
        }
        let way = distance + (distance < 0 ? -Self.slop : Self.slop)
        try await presented.host.drag([(start, CGPoint(x: start.x, y: start.y + way))], restingFor: Self.rest)
        try await presented.host.settle()
    }

    private func name(of sheet: UISheetPresentationController) -> String {
        PresentationQuery.name(of: sheet.presentedViewController)
    }

    private static func list(_ detents: [Detent]) -> String {
        detents.map(\.word).joined(separator: ", ")
    }
}
