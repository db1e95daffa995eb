import PluginProtocol
import UIKit

@MainActor extension ControllerPreferences {
    /// What `controller`, and those whom it leaves parts of that to, say otherwise than a controller that says nothing.
    package init(of controller: UIViewController) {
        self.init()
        let bars = SystemBars(askedFrom: controller)
        statusBarStyle = StatusBarStyle(bars.statusBarStyle)
        let isUsuallyHidden = controller.traitCollection.verticalSizeClass == .compact
        isStatusBarHidden = bars.isStatusBarHidden == isUsuallyHidden ? nil : bars.isStatusBarHidden
        isHomeIndicatorAutoHidden = bars.isHomeIndicatorAutoHidden ? true : nil
        autorotates = controller.shouldAutorotate ? nil : false
        let supported = controller.supportedInterfaceOrientations.intersection(.all)
        // One that supports none is told of in the host that it runs in; here nobody else need know.
        if supported != controller.usualInterfaceOrientations, !supported.isEmpty {
            orientations = Orientations(supported)
        }
        let edges = controller.edgesForExtendedLayout.intersection(.all)
        extendedEdges = edges == .all ? nil : Edges(edges)
        extendsBelowOpaqueBars = controller.extendedLayoutIncludesOpaqueBars ? true : nil
        isModalInPresentation = controller.isModalInPresentation ? true : nil
        sheet = SheetDescription(of: controller)
        unwindActions = Array(controller.unwindActionsInside.prefix(Self.mostUnwindActions))
    }
}

extension ControllerPreferences.StatusBarStyle {
    init?(_ style: UIStatusBarStyle) {
        switch style {
        case .default: return nil
        case .lightContent: self = .lightContent
        case .darkContent: self = .darkContent
        }
    }
}

extension UIStatusBarStyle {
    package init(_ style: ControllerPreferences.StatusBarStyle) {
        self = style == .lightContent ? .lightContent : .darkContent
    }
}

extension ControllerPreferences.Orientations {
    fileprivate static let pairs: [(Self, UIInterfaceOrientationMask)] = [
        (.portrait, .portrait), (.portraitUpsideDown, .portraitUpsideDown), (.landscapeRight, .landscapeRight),
        (.landscapeLeft, .landscapeLeft),
    ]

    init(_ mask: UIInterfaceOrientationMask) {
        self = Self.pairs.reduce(into: []) { if mask.contains($1.1) { $0.formUnion($1.0) } }
    }
}

extension UIInterfaceOrientationMask {
    package init(_ orientations: ControllerPreferences.Orientations) {
        self = ControllerPreferences.Orientations.pairs.reduce(into: []) {
            if orientations.contains($1.0) { $0.formUnion($1.1) }
        }
    }
}

extension ControllerPreferences.Edges {
    fileprivate static let pairs: [(Self, UIRectEdge)] = [
        (.top, .top), (.left, .left), (.bottom, .bottom), (.right, .right),
    ]

    init(_ edges: UIRectEdge) {
        self = Self.pairs.reduce(into: []) { if edges.contains($1.1) { $0.formUnion($1.0) } }
    }
}

extension UIRectEdge {
    package init(_ edges: ControllerPreferences.Edges) {
        self = ControllerPreferences.Edges.pairs.reduce(into: []) { if edges.contains($1.0) { $0.formUnion($1.1) } }
    }
}
