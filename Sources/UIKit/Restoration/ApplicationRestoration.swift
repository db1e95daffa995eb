import Diagnostics
import Foundation

/// Keeps the state of a program's interface over its end, where the application's delegate wants that.
@MainActor final class ApplicationRestoration {
    /// The time for which a program has to live until what it was given counts as harmless.
    static let probation = Duration.seconds(10)

    private struct Registered {
        let identifier: String
        let object: Weak<AnyObject>
    }

    private var registered: [Registered] = []
    private var presentations: [(presenter: UIViewController, presented: UIViewController)] = []
    /// The file from which a state was taken that is not confirmed yet.
    private var taken: StateFile?
    private var isLaunched = false
    private var extensions = 0
    private var timer: AnyObject?

    // MARK: Objects

    func register(_ object: any UIStateRestoring, _ identifier: String) {
        registered.removeAll { $0.object.object == nil || $0.object.object === object || $0.identifier == identifier }
        registered.append(Registered(identifier: identifier, object: Weak(object)))
    }

    private var objects: [(identifier: String, object: any UIStateRestoring)] {
        registered.compactMap { entry in
            (entry.object.object as? any UIStateRestoring).map { (entry.identifier, $0) }
        }
    }

    // MARK: Saving

    /// Keeps the state of the application, if its delegate says so, in place of what was kept before.
    func save(_ application: UIApplication) {
        guard let file = application.stateFile, let delegate = application.delegate else { return }
        taken = nil
        timer = nil
        let preservation = StatePreservation(of: application.roots, withPresented: true)
        var isWanted = false
        let archive = preservation.archive { encoder in
            noteFacts(encoder)
            isWanted = delegate.application(application, shouldSaveSecureApplicationState: encoder)
            if isWanted { delegate.application(application, willEncodeRestorableStateWith: encoder) }
        }
        guard isWanted else { return file.keep(nil) }
        var objects: [String: Data] = [:]
        for (identifier, object) in self.objects {
            objects[identifier] = preservation.archive {
                $0.note(StateKey.name(of: type(of: object)), forKey: StateKey.objectClass)
                object.encodeRestorableState(with: $0)
            }
        }
        preservation.encodeControllers()
        let state = ApplicationState(application: archive, objects: objects, controllers: preservation.archives)
        do {
            file.keep(try state.data())
        } catch {
            file.keep(nil)
            Log.application.warning("The state of the interface cannot be written: \(error)")
        }
    }

    private func noteFacts(_ encoder: StateEncoder) {
        let version = Bundle.main.infoDictionary?["CFBundleVersion"] as? String
        encoder.note(version, forKey: UIApplication.stateRestorationBundleVersionKey)
        encoder.note(
            UIDevice.current.userInterfaceIdiom.rawValue, forKey: UIApplication.stateRestorationUserInterfaceIdiomKey)
        encoder.note(Date(), forKey: UIApplication.stateRestorationTimestampKey)
        encoder.note(UIDevice.current.systemVersion, forKey: UIApplication.stateRestorationSystemVersionKey)
    }

    // MARK: Restoring

    /// Gives the application back what was kept, if its delegate says so.
    func restore(_ application: UIApplication) {
        isLaunched = false
        extensions = 0
        taken = nil
        timer = nil
        guard let file = application.stateFile, let delegate = application.delegate, let data = file.take() else {
            return
        }
        do {
            let state = try ApplicationState(data)
            let restoration = StateRestoration(
                RestorableState(archives: state.controllers), roots: application.roots, withPresented: true)
            let decoder = try StateDecoder(state.application) { [weak restoration] in restoration?.object(at: $0) }
            guard delegate.application(application, shouldRestoreSecureApplicationState: decoder) else {
                return file.confirm()
            }
            taken = file
            restoration.find()
            restoration.decode()
            let objects = decodeObjects(state.objects, restoration)
            delegate.application(application, didDecodeRestorableStateWith: decoder)
            restoration.finish()
            for object in objects { object.applicationFinishedRestoringState() }
            presentations = restoration.presentations
        } catch {
            file.drop(because: error)
        }
    }

    /// - Returns: Those that were given their state.
    private func decodeObjects(
        _ archives: [String: Data], _ restoration: StateRestoration
    ) -> [any UIStateRestoring] {
        objects.compactMap { identifier, object in
            guard let archive = archives[identifier] else { return nil }
            guard
                let decoder = try? StateDecoder(archive, object: { [weak restoration] in restoration?.object(at: $0) }),
                decoder.fits(object)
            else {
                UsageDiagnostic.report(
                    .unreadableState,
                    "what was kept for \(object) cannot be read, or is of another class; it begins afresh")
                return nil
            }
            object.decodeRestorableState(with: decoder)
            return object
        }
    }

    /// The application is launched: what was presented is presented again, and time tells whether what was restored does harm.
    func didLaunch() {
        for (presenter, presented) in presentations
        where presenter.viewIfLoaded?.window != nil && presented.presentingViewController == nil {
            presenter.present(presented, animated: false)
        }
        presentations = []
        isLaunched = true
        waitIfDue()
    }

    // MARK: Time

    func extend() {
        extensions += 1
        timer = nil
    }

    func complete() {
        guard extensions > 0 else { return }
        extensions -= 1
        waitIfDue()
    }

    private func waitIfDue() {
        guard taken != nil, isLaunched, extensions == 0 else { return }
        timer = FrameClock.main.schedule(Self.probation) { [weak self] in
            self?.taken?.confirm()
            self?.taken = nil
            self?.timer = nil
        }
    }
}
