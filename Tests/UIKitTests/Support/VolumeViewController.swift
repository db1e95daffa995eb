import UIKit

/// A controller as the documentation has it: data, public members that set it up, views that only it knows, and actions
/// that they trigger.
@MainActor class VolumeViewController: UIViewController {
    // MARK: Data

    /// From 0 to 10.
    final var volume = 5 {
        didSet { if volume != oldValue { volumeDidChange() } }
    }

    // MARK: Public configuration

    /// Whoever posts it wants every controller mute.
    static let silenceNotification = Notification.Name("VolumeSilence")

    final var onChange: ((Int) -> Void)?

    final func mute() {
        volume = 0
    }

    // MARK: Views

    private var observers: [any NSObjectProtocol] = []
    private let readout = UILabel(frame: CGRect(x: 0, y: 40, width: 100, height: 20))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(readout)
        volumeDidChange()
        observers = [UIApplication.willResignActiveNotification, Self.silenceNotification].map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
                MainActor.assumeIsolated { self?.mute() }
            }
        }
    }

    isolated deinit {
        observers.forEach(NotificationCenter.default.removeObserver)
    }

    /// Brings the views up to date.
    func volumeDidChange() {
        guard isViewLoaded else { return }
        readout.text = "\(volume)"
    }

    // MARK: Actions

    final func userDidChoose(_ volume: Int) {
        self.volume = volume
        onChange?(volume)
    }
}
