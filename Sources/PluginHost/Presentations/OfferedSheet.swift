import PluginProtocol
import UIKit

/// The sheet on which a controller is presented that a plugin has offered: what the plugin's app wants of it, and what its user has chosen.
@MainActor struct OfferedSheet {
    private var wanted: SheetDescription
    /// The number of the user's last choice of a detent; nil: there was none.
    private var lastChoice: DetentChoice?

    /// Gives the sheet what the app wants of it, before the sheet is shown.
    init(_ wanted: SheetDescription, on sheet: UISheetPresentationController) {
        self.wanted = wanted
        Self.apply(wanted, changedFrom: nil, keepsSelection: false, to: sheet)
    }

    /// The app wants something else. As long as it has not heard of the user's last choice, that stays.
    mutating func change(to new: SheetDescription, on sheet: UISheetPresentationController) {
        guard new != wanted else { return }
        let old = wanted
        wanted = new
        let keepsSelection = new.answeredChoice != lastChoice
        let apply = { Self.apply(new, changedFrom: old, keepsSelection: keepsSelection, to: sheet) }
        new.isAnimated ? sheet.animateChanges(apply) : apply()
    }

    /// The user has brought the sheet to another detent.
    ///
    /// - Returns: The step that says so to the plugin; nil for a detent that is none of the plugin's.
    mutating func didChoose(on sheet: UISheetPresentationController) -> SceneStep? {
        guard let place = wanted.names.firstIndex(where: { $0 == sheet.selectedDetentIdentifier }) else { return nil }
        let choice = lastChoice?.next ?? .first
        lastChoice = choice
        return .changeDetent(to: place, choice)
    }

    private static func apply(
        _ wanted: SheetDescription, changedFrom old: SheetDescription?, keepsSelection: Bool,
        to sheet: UISheetPresentationController
    ) {
        let names = wanted.names
        if wanted.detents != old?.detents ?? [], !wanted.detents.isEmpty {
            sheet.detents = zip(wanted.detents, names).map { $0.named($1) }
        }
        if !keepsSelection { sheet.selectedDetentIdentifier = wanted.selected.map { names[$0] } }
        sheet.largestUndimmedDetentIdentifier = wanted.largestUndimmed.map { names[$0] }
        sheet.prefersGrabberVisible = wanted.hasGrabber
        sheet.preferredCornerRadius = wanted.cornerRadius
        sheet.prefersEdgeAttachedInCompactHeight = wanted.isAttachedInCompactHeight
        sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = wanted.widthFollowsPreferredSize
    }
}

extension SheetDescription {
    /// The names of the detents in the host. Detents of the system have their own; the app's names stay with the plugin, so that its detents are
    /// named after their places in the list.
    fileprivate var names: [UISheetPresentationController.Detent.Identifier] {
        detents.enumerated().map { index, detent in
            let isFirst = detents.firstIndex(of: detent) == index
            return switch detent {
            case .medium where isFirst: .medium
            case .large where isFirst: .large
            default: UISheetPresentationController.Detent.Identifier("detent \(index)")
            }
        }
    }
}

extension SheetDescription.Detent {
    /// The least height of a plugin's sheet, in points. Nothing else is presented while a sheet is there, so its user has to see it.
    private static let leastHeight: CGFloat = 44

    @MainActor fileprivate func named(
        _ name: UISheetPresentationController.Detent.Identifier
    ) -> UISheetPresentationController.Detent {
        .custom(identifier: name) { context in
            switch self {
            case .medium: UISheetPresentationController.Detent.medium().resolvedValue(in: context)
            case .large: UISheetPresentationController.Detent.large().resolvedValue(in: context)
            case .points(let points): min(max(points, Self.leastHeight), context.maximumDetentValue)
            }
        }
    }
}
