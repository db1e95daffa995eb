import Diagnostics
import StoryboardFormat

/// A storyboard or xib in memory: its elements, where it lies, and what its translation says.
@MainActor final class InterfaceSource {
    /// Tells sources apart for those who keep something of one and not the source.
    final class Identity {}

    let identity = Identity()
    let document: InterfaceDocument
    /// The bundle that names in the file are looked for in; nil stands for the program's own resources.
    let bundle: Bundle?
    private let translation: InterfaceTranslation
    private lazy var references = document.referencedIDs

    init(_ document: InterfaceDocument, bundle: Bundle?, translation: InterfaceTranslation = InterfaceTranslation()) {
        self.document = document
        self.bundle = bundle
        self.translation = translation
    }

    /// The name of the file without its extension: that of the storyboard or nib.
    var name: String { (document.file as NSString).deletingPathExtension }

    /// Whether something in the file refers to the object of an id.
    func isReferenced(_ id: String) -> Bool { references.contains(id) }

    // MARK: Text

    /// A text of an element that the user reads: the translation's, that of the attribute, or of the `string` with its key.
    ///
    /// - Parameter property: The name in translations, where it is not the attribute's.
    func text(_ name: String, property: String? = nil, of element: InterfaceElement) -> String? {
        if let id = element.id, let text = translation.text(of: id, property ?? name) { return text }
        return element[name] ?? plainText(name, of: element)
    }

    /// The text of a translation for an object; nil where there is none.
    func translated(_ id: String?, _ property: String) -> String? {
        id.flatMap { translation.text(of: $0, property) }
    }

    private func plainText(_ key: String, of element: InterfaceElement) -> String? {
        guard let child = element.child(key: key), ["string", "mutableString"].contains(child.name) else { return nil }
        guard child["base64-UTF8"] == "YES" else { return child.text }
        let base64 = child.text.trimmingCharacters(in: .whitespacesAndNewlines)
        // Interface Builder leaves the padding out.
        let padded = base64 + String(repeating: "=", count: (4 - base64.count % 4) % 4)
        return Data(base64Encoded: padded).map { String(decoding: $0, as: UTF8.self) }
    }

    // MARK: Reports

    /// The place and the kind of an element: `Main.storyboard:41:12: label aBc-12-Def`.
    func place(of element: InterfaceElement) -> String {
        "\(document.file):\(element.line):\(element.column): \(element.name)\(element.id.map { " \($0)" } ?? "")"
    }

    /// Says what is wrong with an element, which is skipped, or stands for less than it says.
    func report(_ element: InterfaceElement, _ message: String) {
        UsageDiagnostic.report(.invalidInterface, "\(place(of: element)): \(message)")
    }

    /// The same for what UIKit does not know, once for each name and kind of element.
    func reportUnknown(_ element: InterfaceElement, _ kind: String, _ name: String) {
        let message = "unknown \(kind) \"\(name)\" (skipped)"
        guard Self.unknown.insert("\(element.name).\(kind).\(name)").inserted else {
            Log.views.debug("\(self.place(of: element)): \(message)")
            return
        }
        report(element, message)
    }

    /// Reports each attribute of an element but its key, its id and the `known` ones: it is an element of which no others are read.
    func reportAttributes(of element: InterfaceElement, but known: Set<String> = []) {
        for name in element.attributes.keys.sorted() where !["key", "id"].contains(name) && !known.contains(name) {
            reportUnknown(element, "attribute", name)
        }
    }

    /// The names that were reported already: each is reported once.
    static var unknown: Set<String> = []
}
