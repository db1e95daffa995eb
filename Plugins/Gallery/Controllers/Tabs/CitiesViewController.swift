import UIKit

/// The page that shows the time in other cities.
final class CitiesViewController: UIViewController {
    private let texts: Texts

    private static let cities = [
        (name: "lisbon", time: "09:41", difference: "earlier"), (name: "beirut", time: "11:41", difference: "later"),
        (name: "kyoto", time: "17:41", difference: "tomorrow"),
    ]

    init(_ texts: Texts) {
        self.texts = texts
        super.init(nibName: nil, bundle: nil)
        title = texts["world"]
        tabBarItem.image = UIImage(systemName: "globe")
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let rows = Self.cities.map { city in
            let time = UILabel(city.time, font: .systemFont(ofSize: 34, weight: .light))
            return ClockRowView(
                title: texts[city.name], detail: texts[city.difference], accessory: time)
        }
        view.showClockRows(rows)
    }
}
