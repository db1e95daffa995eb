import Foundation

/// The language that the user prefers, as the environment says.
///
/// The rules are those of GNU gettext: `LC_ALL` wins over `LC_MESSAGES`, and that over `LANG`; `LANGUAGE` is a list in order of preference,
/// separated by colons, and wins over all of them unless the locale is `C`.
struct UserLanguage: Equatable {
    /// Such as `ar` or `uz_AF`, without what names a character set.
    let identifier: String

    /// Nil where the environment names no language.
    init?(environment: [String: String]) {
        func value(_ name: String) -> String? {
            environment[name].flatMap { $0.isEmpty ? nil : $0 }
        }
        guard let locale = value("LC_ALL") ?? value("LC_MESSAGES") ?? value("LANG"),
            let language = Self.identifier(of: locale)
        else {
            return nil
        }
        let preferred = value("LANGUAGE")?.split(separator: ":").lazy.compactMap { Self.identifier(of: String($0)) }
            .first
        identifier = preferred ?? language
    }

    /// Nil for the locale of programs, `C`, which is no language.
    private static func identifier(of locale: String) -> String? {
        let name = locale.prefix { $0 != "." && $0 != "@" }
        return name.isEmpty || name == "C" || name == "POSIX" ? nil : String(name)
    }

    /// Whether the language is written from right to left.
    var isRightToLeft: Bool {
        Locale.Language(identifier: identifier.replacingOccurrences(of: "_", with: "-")).characterDirection
            == .rightToLeft
    }
}
