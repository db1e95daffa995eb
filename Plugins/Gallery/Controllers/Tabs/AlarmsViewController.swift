import UIKit

/// When to be woken. The tab says how many alarms are on.
final class AlarmsViewController: UIViewController {
    private let texts: Texts
    private var isOn = [true, true, false]

    private static let alarms = [
        (name: "wake", time: "06:30"), (name: "train", time: "07:15"), (name: "weekend", time: "08:00"),
    ]

    init(_ texts: Texts) {
        self.texts = texts
        super.init(nibName: nil, bundle: nil)
        title = texts["alarm"]
        tabBarItem.image = UIImage(systemName: "alarm")
        count()
    }

    required init?(coder: NSCoder) {
        nil
    }

    private func count() {
        let count = isOn.count { $0 }
        tabBarItem.badgeValue = count > 0 ? "\(count)" : nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let rows = Self.alarms.enumerated().map { index, alarm in
            let control = UISwitch(frame: .zero)
            control.isOn = isOn[index]
            control.addAction(
                UIAction { [unowned self, unowned control] _ in
                    isOn[index] = control.isOn
                    count()
                }, for: .valueChanged)
            return ClockRowView(title: alarm.time, detail: texts[alarm.name], accessory: control)
        }
        view.showClockRows(rows)
    }
}
