import PluginProtocol
import UIKit

/// The numbers by which plugins know controllers of the host.
@MainActor package final class ControllerTable {
    private struct Numbered {
        let number: ControllerID
        weak var controller: UIViewController?
    }

    private var numbered: [ObjectIdentifier: Numbered] = [:]
    private var last: ControllerID?
    /// How many there were when those that are gone were last taken out.
    private var kept = 16

    package func number(of controller: UIViewController) -> ControllerID {
        let id = ObjectIdentifier(controller)
        // Another one may have been where this one is now.
        if let known = numbered[id], known.controller === controller { return known.number }
        if numbered.count > 2 * kept {
            numbered = numbered.filter { $0.value.controller != nil }
            kept = max(16, numbered.count)
        }
        let number = last?.next ?? .first
        last = number
        numbered[id] = Numbered(number: number, controller: controller)
        return number
    }

    /// Whether a controller has had it, which may be gone.
    func wasMinted(_ number: ControllerID) -> Bool {
        last.map { number <= $0 } == true
    }
}
