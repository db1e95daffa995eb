import CoreGraphics
import PluginProtocol

extension Samples {
    package static let sheet: SheetDescription = {
        var sheet = SheetDescription(
            detents: [.medium, .points(250.5), .large], selected: 1, largestUndimmed: 0, hasGrabber: true)
        sheet.cornerRadius = 12.5
        sheet.isAttachedInCompactHeight = true
        sheet.widthFollowsPreferredSize = true
        sheet.answeredChoice = .first.next
        sheet.isAnimated = true
        return sheet
    }()

    package static let alert = AlertDescription(
        title: "Delete it?", message: "It is gone then.", isActionSheet: true,
        actions: [
            .init(title: "Keep", style: .cancel), .init(title: "Delete", style: .destructive, isPreferred: true),
            .init(title: "Later", isEnabled: false),
        ])

    package static let presentationRequest = PresentationRequest(
        offer: .first.next.next, style: .popover, adaptiveStyle: .pageSheet, transition: .crossDissolve,
        isAnimated: true,
        anchor: CGRect(x: -2, y: 4.5, width: 30, height: 20), anchorButton: .first.next,
        arrowDirections: .init(rawValue: 5),
        sheet: sheet,
        alert: alert)
}
