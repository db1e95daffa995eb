import PluginProtocol
import UIKit

extension PresentationRequest {
    /// How a controller of a plugin wants to be presented.
    ///
    /// A presentation by a presentation controller or animators of the app's own goes on upon a `PresentationStageViewController` in the plugin,
    /// and the host is asked for that. The style `custom` of an app that has neither is `overFullScreen` for the host.
    ///
    /// - Parameter window: That of the scene that presents it, whose coordinates are those of the scene's root.
    @MainActor package init(
        _ controller: UIViewController, offer: OfferID, animated: Bool, in window: UIWindow
    ) {
        self.init(
            offer: offer, style: Style(controller.modalPresentationStyle),
            transition: Transition(controller.modalTransitionStyle), isAnimated: animated)
        let prepared = controller.presentationController
        if let popover = prepared as? UIPopoverPresentationController {
            anchor = popover.sourceFrame(in: window)
            arrowDirections = ArrowDirections(rawValue: UInt32(popover.permittedArrowDirections.rawValue & 0b1111))
            if arrowDirections.isEmpty { arrowDirections = .all }
        }
        if let prepared, let wanted = Self.adaptiveStyle(of: prepared, in: window).map(Style.init),
            Self.adaptiveStyles(of: style).contains(wanted)
        {
            adaptiveStyle = wanted
        }
        switch prepared {
        case let sheet as UISheetPresentationController: self.sheet = SheetDescription(sheet, in: window)
        case let popover as UIPopoverPresentationController
        where adaptiveStyle == .pageSheet || adaptiveStyle == .formSheet:
            sheet = SheetDescription(popover.adaptiveSheetPresentationController, in: window)
        default: break
        }
        if let alert = controller as? UIAlertController { self.alert = AlertDescription(alert.content) }
    }
}

extension PresentationRequest {
    /// Returns the style that the app's delegate wants where there is little width; nil where it wants what UIKit's rule says anyway. That rule is
    /// the host's to apply, since it depends on detents that the app may set later.
    @MainActor private static func adaptiveStyle(
        of controller: UIPresentationController, in window: UIWindow
    ) -> UIModalPresentationStyle? {
        guard let delegate = controller.delegate else { return nil }
        let traits = UITraitCollection(traitsFrom: [
            window.traitCollection, UITraitCollection(horizontalSizeClass: .compact),
        ])
        let style = delegate.adaptivePresentationStyle(for: controller, traitCollection: traits)
        guard style != controller.adaptivePresentationStyle(for: traits) else { return nil }
        return style == .none ? controller.presentationStyle : style
    }
}

extension PresentationRequest.Style {
    fileprivate init(_ style: UIModalPresentationStyle) {
        self =
            switch style {
            case .fullScreen, .none: .fullScreen
            case .pageSheet, .automatic: .pageSheet
            case .formSheet: .formSheet
            case .currentContext: .currentContext
            case .overFullScreen, .custom: .overFullScreen
            case .overCurrentContext: .overCurrentContext
            case .popover: .popover
            }
    }
}

extension PresentationRequest.Transition {
    fileprivate init(_ style: UIModalTransitionStyle) {
        self =
            switch style {
            case .coverVertical: .coverVertical
            case .flipHorizontal: .flipHorizontal
            case .crossDissolve: .crossDissolve
            case .partialCurl: .partialCurl
            }
    }
}

extension AlertDescription {
    package init(_ content: AlertContent) {
        self.init(
            title: content.title, message: content.message, isActionSheet: content.style == .actionSheet,
            actions: content.actions.map {
                let style: Action.Style =
                    switch $0.style {
                    case .default: .plain
                    case .cancel: .cancel
                    case .destructive: .destructive
                    }
                return Action(title: $0.title, style: style, isEnabled: $0.isEnabled, isPreferred: $0.isPreferred)
            })
    }
}
