import PluginProtocol
import UIKit

/// The controllers that a plugin has offered, until its host opens or declines them.
@MainActor struct OfferTable {
    private var offers: [OfferID: UIViewController] = [:]
    private var last: OfferID?

    /// - Returns: Nil where the controller is offered already.
    mutating func add(_ controller: UIViewController) -> OfferID? {
        guard !offers.values.contains(controller) else { return nil }
        let id = last?.next ?? .first
        last = id
        offers[id] = controller
        return id
    }

    subscript(_ id: OfferID) -> UIViewController? {
        offers[id]
    }

    /// Removes what the host has decided about, and returns it.
    mutating func remove(_ id: OfferID) -> UIViewController? {
        offers.removeValue(forKey: id)
    }
}
