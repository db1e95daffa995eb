import UIKit

/// The texts of a page in its language.
struct Texts {
    typealias Row = (english: String, arabic: String, japanese: String)

    private let language: GalleryLanguage
    private let rows: [String: Row]

    init(_ rows: [String: Row], in language: GalleryLanguage) {
        self.rows = rows
        self.language = language
    }

    /// A key without texts stands for itself.
    subscript(key: String) -> String {
        guard let row = rows[key] else { return key }
        return switch language {
        case .english: row.english
        case .arabic: row.arabic
        case .japanese: row.japanese
        }
    }

    /// A text with a value for each `%@` in it.
    func callAsFunction(_ key: String, _ values: String...) -> String {
        values.reduce(self[key]) { text, value in
            text.range(of: "%@").map { text.replacingCharacters(in: $0, with: value) } ?? text
        }
    }
}
