import Foundation

/// One of the things that lie on a pasteboard, in one or several representations.
package struct PasteboardItem {
    package struct Representation {
        package var type: String
        package var value: PasteboardValue

        package init(type: String, value: PasteboardValue) {
            self.type = type
            self.value = value
        }
    }

    /// The best comes first. No type occurs twice.
    package var representations: [Representation]

    package init(representations: [Representation]) {
        self.representations = representations
    }

    /// Makes the item that an app describes by a dictionary of types. A dictionary has no order, so that of the types' names is used.
    @MainActor init(_ dictionary: [String: Any]) {
        representations = []
        for (type, object) in dictionary.sorted(by: { $0.key < $1.key }) { set(object, as: type) }
    }

    init(_ text: String) {
        representations = [Representation(type: PasteboardType.text, value: .text(text))]
    }

    /// A URL is also text, for those who ask for text alone.
    init(_ url: URL) {
        representations = [
            Representation(type: PasteboardType.url, value: .url(url)),
            Representation(type: PasteboardType.text, value: .text(url.absoluteString)),
        ]
    }

    init(_ image: UIImage) {
        representations = [Representation(type: PasteboardType.png, value: .image(image))]
    }

    init(_ color: UIColor) {
        representations = [Representation(type: PasteboardType.color, value: .color(color))]
    }

    /// Adds a representation, in place of the one of this type. What has no bytes is reported and left out.
    @MainActor mutating func set(_ object: Any, as type: String) {
        guard let value = PasteboardValue(object) else {
            return UsageDiagnostic.report(
                .invalidPasteboard,
                "A pasteboard was to hold \(Swift.type(of: object)) as “\(type)”, of which it can make no bytes. It holds String, URL, UIImage, UIColor, Data, and what a property list can hold."
            )
        }
        guard let type = type == PasteboardType.automatic ? value.automaticType : type, !type.isEmpty else {
            return UsageDiagnostic.report(
                .invalidPasteboard,
                "A pasteboard was to hold \(Swift.type(of: object)) without a type. Name one, such as “public.utf8-plain-text”."
            )
        }
        representations.removeAll { $0.type == type }
        representations.append(Representation(type: type, value: value))
    }

    /// The item with everything that can be had of it now.
    @MainActor package var fetched: PasteboardItem {
        PasteboardItem(
            representations: representations.compactMap { entry in
                guard case .deferred = entry.value else { return entry }
                return entry.value.data(as: entry.type).map { Representation(type: entry.type, value: .data($0)) }
            })
    }

    package var types: [String] {
        representations.map(\.type)
    }

    func has(anyOf types: [String]) -> Bool {
        representations.contains { types.contains($0.type) }
    }

    private func first(of types: [String]) -> Representation? {
        representations.first { types.contains($0.type) }
    }

    package func value(of type: String) -> PasteboardValue? {
        first(of: [type])?.value
    }

    /// The object of the first representation of one of `types` that is a `Value`.
    @MainActor private func object<Value>(of types: [String], as: Value.Type) -> Value? {
        for entry in representations where types.contains(entry.type) {
            if let object = entry.value.object(as: entry.type) as? Value { return object }
        }
        return nil
    }

    /// The item as text; a URL that has no text beside it reads as its characters.
    @MainActor package var string: String? {
        object(of: PasteboardType.texts, as: String.self) ?? url?.absoluteString
    }

    @MainActor var url: URL? { object(of: PasteboardType.urls, as: URL.self) }
    @MainActor var image: UIImage? { object(of: PasteboardType.images, as: UIImage.self) }
    @MainActor var color: UIColor? { object(of: PasteboardType.colors, as: UIColor.self) }
}
