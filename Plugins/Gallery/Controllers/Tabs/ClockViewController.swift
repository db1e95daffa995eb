import UIKit

/// A clock with four modes, one in each tab; the first two have a bar with their title.
final class ClockViewController: UITabBarController {
    init(language: GalleryLanguage) {
        super.init(nibName: nil, bundle: nil)
        let texts = Texts(Self.texts, in: language)
        title = texts["title"]
        traitOverrides.layoutDirection = language.layoutDirection
        viewControllers = [
            UINavigationController(rootViewController: CitiesViewController(texts)),
            UINavigationController(rootViewController: AlarmsViewController(texts)),
            DialViewController(name: "stopwatch", symbol: "clock", reading: "00:12.4", share: 0.2, texts),
            DialViewController(name: "timer", symbol: "bell", reading: "25:00", share: 0.7, texts),
        ]
    }

    required init?(coder: NSCoder) {
        nil
    }
}
