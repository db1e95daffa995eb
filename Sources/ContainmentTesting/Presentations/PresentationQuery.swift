import PluginHost
import UIKit

/// A search for a presented controller of a kind, in a window or from one controller of it.
struct PresentationQuery {
    enum Kind {
        case any
        case alert
        case sheet
        case popover
    }

    let window: UIWindow
    /// The controller from which it is presented, directly or through others; nil for any controller of the window.
    let origin: UIViewController?
    var kind: Kind

    /// The query as a sentence says it: `alert from the pane of org.example.counter`.
    @MainActor var words: String {
        let thing =
            switch kind {
            case .any: "presented controller"
            case .alert: "alert"
            case .sheet: "sheet"
            case .popover: "popover"
            }
        switch origin {
        case nil: return thing
        case let pane as RemoteViewController: return "\(thing) from the pane of \(pane.plugin)"
        case let origin?: return "\(thing) from the \(type(of: origin))"
        }
    }

    /// The presented controller that fits; the one in front where there are several.
    @MainActor var match: UIViewController? {
        all.last(where: fits)
    }

    /// All controllers that are presented there, of whatever kind, from back to front.
    @MainActor private var all: [UIViewController] {
        (origin ?? window.rootViewController).map(Self.presented) ?? []
    }

    @MainActor private static func presented(from controller: UIViewController) -> [UIViewController] {
        controller.children.flatMap(presented)
            + controller.presentedFromHere.flatMap { [$0] + presented(from: $0) }
    }

    @MainActor private func fits(_ controller: UIViewController) -> Bool {
        let presentation = controller.presentationController
        return switch kind {
        case .any: true
        case .alert: controller is UIAlertController
        case .sheet: (presentation as? UISheetPresentationController)?.chosenRest != nil
        case .popover:
            presentation is UIPopoverPresentationController && presentation?.effectiveStyle == .popover
        }
    }

    /// The sentence that says that nothing fits, and what is presented instead, in the whole window.
    @MainActor var absence: String {
        var query = self
        query.kind = .any
        let here = query.all.map(Self.name)
        let elsewhere = PresentationQuery(window: window, origin: nil, kind: .any).all.map(Self.name)
        guard here.isEmpty else { return "There is no \(words). There is \(here.joined(separator: ", "))." }
        guard elsewhere.isEmpty else {
            return "There is no \(words). Elsewhere in the window there is \(elsewhere.joined(separator: ", "))."
        }
        return "There is no \(words), nor is anything else presented."
    }

    /// The name of a presented controller in a sentence: `page sheet with a FilterViewController`.
    @MainActor static func name(of controller: UIViewController) -> String {
        if let alert = controller as? UIAlertController {
            return "alert \"\(alert.title ?? alert.message ?? "")\""
        }
        let style = (controller.presentationController?.effectiveStyle ?? controller.modalPresentationStyle).words
        if let pane = controller as? RemoteViewController { return "\(style) with a pane of \(pane.plugin)" }
        return "\(style) with a \(type(of: controller))"
    }
}
