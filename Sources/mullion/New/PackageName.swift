import Foundation
import PluginProtocol

/// The name of a new package, from which those of its folders, targets and types are made.
struct PackageName: CustomStringConvertible {
    let text: String
    /// `org.example.` and the name, as identifiers are written.
    let identifier: PluginIdentifier

    private static let rule = "a capital from A to Z, and then letters without accents, digits and underscores"

    /// - Throws: Where types cannot be called so.
    init(_ text: String) throws(CommandError) {
        let last = text.lowercased().replacing("_", with: "-").trimmingCharacters(in: ["-"])
        guard Self.fits(text), let identifier = PluginIdentifier(rawValue: "org.example.\(last)") else {
            let mend = Self.nearest(to: text).map { "Try \($0)." } ?? "Try Counter."
            throw CommandError(
                .badName,
                "\"\(text)\" cannot be the name: types are called after it, so it has to be \(Self.rule). \(mend)")
        }
        guard !Self.taken.contains(text) else {
            throw CommandError(
                .badName,
                "\"\(text)\" cannot be the name: it would give a type the name of one that Swift or UIKit has already. Try My\(text)."
            )
        }
        self.text = text
        self.identifier = identifier
    }

    private static func fits(_ text: String) -> Bool {
        text.wholeMatch(of: /[A-Z][A-Za-z0-9_]*/) != nil && text.utf8.count <= 64
    }

    /// `my-counter` as `MyCounter`; nil where nothing is left.
    private static func nearest(to text: String) -> String? {
        let plain = text.folding(options: .diacriticInsensitive, locale: nil)
        let words = plain.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
        let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        let suggestion = String(((name.first?.isNumber == true ? "My" : "") + name).prefix(64))
        return fits(suggestion) && !taken.contains(suggestion) ? suggestion : nil
    }

    /// Of types that what is made imports or mentions.
    private static let taken: Set<String> = [
        "Any", "AnyObject", "Bool", "Contract", "ContractController", "ContractError", "ContractLink", "Data", "Int",
        "Int32", "Never", "Protocol", "Remote", "Self", "Sendable", "String", "SwiftProtobuf", "Taps", "Type", "UI",
    ]

    /// - Throws: Where one of `targets` is one of Mullion's already.
    func checkAgainst(_ mullion: MullionPackage, targets: [String]) throws(CommandError) {
        guard let clash = targets.first(where: mullion.hasTarget) else { return }
        throw CommandError(
            .badName,
            "\"\(text)\" cannot be the name: the package would have a \(clash), and so has Mullion. Try My\(text).")
    }

    var lowercased: String {
        text.lowercased()
    }

    var description: String {
        text
    }
}
