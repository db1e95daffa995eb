import Diagnostics
import Foundation
import UIKit

/// What a scene's controllers keep for a later process: gives them what an earlier one kept, and tells the host what has changed
/// since, a second after something happened in the scene.
@MainActor final class SceneState {
    /// Between two reports.
    static let pause = Duration.seconds(1)

    private let controller: UIViewController
    private let limit: Int
    private let report: (Data) -> Void
    private var kept: Data?
    private var told: RestorableState?
    private var timer: AnyObject?
    private var hasWarned = false

    /// - Parameters:
    ///   - kept: By an earlier process; nil where there was none.
    ///   - limit: Of what the host keeps, in bytes.
    init(of controller: UIViewController, kept: Data?, limit: Int, report: @escaping (Data) -> Void) {
        self.controller = controller
        self.kept = kept
        self.limit = limit
        self.report = report
    }

    /// The controller's view was loaded: it gets what was kept, once.
    func restore() {
        guard let data = kept else { return }
        kept = nil
        do {
            let state = try RestorableState(data)
            told = state
            state.restore(controller)
        } catch {
            Log.plugins.warning("What this scene kept cannot be read, and it begins afresh: \(error)")
        }
    }

    /// Something happened, by which the state may have changed.
    func noteActivity() {
        guard timer == nil, told != nil || controller.restorationIdentifier != nil else { return }
        timer = FrameClock.main.schedule(Self.pause) { [weak self] in self?.tell() }
    }

    /// Tells the host now.
    func tell() {
        timer = nil
        // What was kept and not handed over yet stays as it is.
        guard kept == nil else { return }
        let state = RestorableState(of: controller)
        guard state != told else { return }
        told = state
        do {
            let data = try state?.data() ?? Data()
            if data.count <= limit { return report(data) }
            warn("takes \(data.count) bytes, and the host keeps \(limit)")
        } catch {
            warn("cannot be written: \(error)")
        }
    }

    private func warn(_ what: String) {
        guard !hasWarned else { return }
        hasWarned = true
        Log.plugins.warning("The restorable state of \(controller) \(what). After a restart it is as it was before.")
    }
}
