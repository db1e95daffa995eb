import UIKit

/// A child in the host's own process: itself the container's child.
@MainActor final class InProcessChild: ChildPlacement {
    private(set) var controller: UIViewController?

    init(_ name: String) throws {
        _ = TraceRecorder.shared.take()
        guard let controller = ParityControllers.make(name) else { throw ScenarioError.noSuchController(name) }
        self.controller = controller
    }

    func warnOfMemory() {
        UIApplication.shared.sendMemoryWarning()
    }

    func perform(_ command: ChildCommand) {
        (controller as? any ChildCommandReceiver)?.perform(command)
    }

    func settle() {}

    func release() {
        controller = nil
    }

    func takeTrace() -> [String] {
        TraceRecorder.shared.take()
    }

    func end() {
        controller = nil
    }
}
