import UIKit

/// A country, called as the language of its page has it.
struct Country: Hashable {
    let code: String
    let name: String

    /// Returns the countries of the gallery, in the order of their names.
    static func all(in language: GalleryLanguage) -> [Country] {
        codes.map { Country(code: $0, name: language.locale.localizedString(forRegionCode: $0) ?? $0) }
            .sorted { $0.name.compare($1.name, locale: language.locale) == .orderedAscending }
    }

    private static let codes = [
        "AR", "AT", "AU", "BE", "BR", "CA", "CH", "CL", "CN", "CZ", "DE", "DK", "EG", "ES", "FI", "FR", "GR", "HU",
        "ID",
        "IE", "IN", "IT", "JO", "JP", "KE", "KR", "LB", "MA", "MX", "NL", "NO", "NZ", "PE", "PL", "PT", "RO", "SE",
        "TN",
        "TR", "VN",
    ]
}

extension String {
    fileprivate func compare(_ other: String, locale: Locale) -> ComparisonResult {
        compare(other, options: [], range: nil, locale: locale)
    }
}
