import PluginProtocol
import UIKit

@MainActor extension SheetDescription {
    /// Describes the sheet on which the host presents a scene's controller, as the plugin's app wants it; nil where the controller is on no sheet,
    /// where the app wants nothing of it, and where the host's app presents the controller.
    init?(of controller: UIViewController) {
        guard let hosted = controller.hostedPresentation, let sheet = hosted.sheet, let pane = hosted.presentersPane
        else {
            return nil
        }
        self.init(sheet, in: pane)
        answeredChoice = hosted.answeredDetentChoice.flatMap(DetentChoice.init(rawValue:))
    }

    /// Describes a sheet; nil where the app wants nothing of it.
    ///
    /// - Parameter pane: The window of the pane from which the controller is presented.
    init?(_ sheet: UISheetPresentationController, in pane: UIWindow) {
        let told = Self.told(of: sheet, in: pane)
        func place(_ identifier: UISheetPresentationController.Detent.Identifier?) -> Int? {
            identifier.flatMap { name in told.firstIndex { $0.identifier == name } }
        }
        self.init(
            detents: told.map(\.detent), selected: place(sheet.selectedDetentIdentifier),
            largestUndimmed: place(sheet.largestUndimmedDetentIdentifier), hasGrabber: sheet.prefersGrabberVisible)
        cornerRadius = sheet.preferredCornerRadius.flatMap { $0.isFinite ? max(0, $0) : nil }
        isAttachedInCompactHeight = sheet.prefersEdgeAttachedInCompactHeight
        widthFollowsPreferredSize = sheet.widthFollowsPreferredContentSizeWhenEdgeAttached
        if self == SheetDescription(detents: []) { return nil }
        isAnimated = sheet.lastChangeIsAnimated
    }

    /// The detents that are told of, in the app's order: those of the system, whose heights are the host's to compute, and those of the app
    /// that are in use. Where the app has set some and none of them is in use, the full height.
    private static func told(
        of sheet: UISheetPresentationController, in pane: UIWindow
    ) -> [(identifier: UISheetPresentationController.Detent.Identifier, detent: Detent)] {
        guard sheet.hasOwnDetents else { return [] }
        let told = sheet.detents.compactMap { one in
            detent(one, of: sheet, in: pane).map { (identifier: one.identifier, detent: $0) }
        }
        return told.isEmpty ? [(.large, .large)] : Array(told.prefix(mostDetents))
    }

    private static func detent(
        _ detent: UISheetPresentationController.Detent, of sheet: UISheetPresentationController, in pane: UIWindow
    ) -> Detent? {
        if detent.isSystem { return detent.identifier == .medium ? .medium : .large }
        guard let height = sheet.height(of: detent, in: pane) else { return nil }
        return height.isFinite ? .points(height) : .large
    }

    /// The user has brought the sheet of a scene's controller to another detent. One that the app has taken away since is none.
    package static func choose(_ place: Int, _ choice: DetentChoice, of hosted: HostedPresentation) {
        guard let sheet = hosted.sheet, let pane = hosted.presentersPane else { return }
        hosted.answeredDetentChoice = choice.rawValue
        let told = told(of: sheet, in: pane)
        if told.indices.contains(place) { sheet.userDidChoose(told[place].identifier) }
        // The host waits for the number, whatever the app made of the choice.
        sheet.wishesDidChange()
    }
}
