import UIKit

/// The language of a page.
package enum GalleryLanguage: String, CaseIterable, Sendable {
    case english = "en"
    case arabic = "ar"
    case japanese = "ja"

    var layoutDirection: UITraitEnvironmentLayoutDirection {
        self == .arabic ? .rightToLeft : .leftToRight
    }

    /// In the language itself.
    var name: String {
        switch self {
        case .english: "English"
        case .arabic: "العربية"
        case .japanese: "日本語"
        }
    }

    /// For numbers, in digits that all three languages read.
    var locale: Locale {
        Locale(identifier: self == .arabic ? "ar_AE@numbers=latn" : rawValue)
    }
}
