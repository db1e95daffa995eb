import Foundation

/// One representation of an item: an object, which becomes bytes when somebody outside of the program wants it, or bytes.
package enum PasteboardValue {
    case text(String)
    case url(URL)
    case image(UIImage)
    case color(UIColor)
    /// A number, a date, or a list or a dictionary of what a property list can hold.
    case list(Any)
    case data(Data)
    /// Bytes that are fetched when somebody reads them; nil where they cannot be had.
    case deferred(@MainActor () -> Data?)

    /// - Returns: Nil for an object of which there are no bytes.
    init?(_ object: Any) {
        switch object {
        case let text as String: self = .text(text)
        case let url as URL: self = .url(url)
        case let image as UIImage: self = .image(image)
        case let color as UIColor: self = .color(color)
        case let data as Data: self = .data(data)
        default:
            guard PropertyListSerialization.propertyList(object, isValidFor: .binary) else { return nil }
            self = .list(object)
        }
    }

    /// The type of an object that was given without one; nil of what has none of its own.
    var automaticType: String? {
        switch self {
        case .text: PasteboardType.text
        case .url: PasteboardType.url
        case .image: PasteboardType.png
        case .color: PasteboardType.color
        case .list, .data, .deferred: nil
        }
    }

    /// The bytes of the value as `type`.
    @MainActor package func data(as type: String) -> Data? {
        switch self {
        case .text(let text): Data(text.utf8)
        case .url(let url): Data(url.absoluteString.utf8)
        case .image(let image):
            type == PasteboardType.jpeg ? image.jpegData(compressionQuality: 0.9) : image.pngData()
        case .color(let color): Data(color.pasteboardText.utf8)
        case .list(let list): try? PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
        case .data(let data): data
        case .deferred(let fetch): fetch()
        }
    }

    /// The object that an app gets for `type`: text, a URL, an image or a colour where the type is one of those, what was written where it was an
    /// object, and bytes otherwise.
    @MainActor func object(as type: String) -> Any? {
        switch self {
        case .text(let text): return text
        case .url(let url): return url
        case .image(let image): return image
        case .color(let color): return color
        case .list(let list): return list
        case .data, .deferred:
            guard let data = data(as: type) else { return nil }
            return Self.object(from: data, as: type) ?? data
        }
    }

    @MainActor private static func object(from data: Data, as type: String) -> Any? {
        if PasteboardType.texts.contains(type) { return String(data: data, encoding: .utf8) }
        if PasteboardType.urls.contains(type) {
            return String(data: data, encoding: .utf8).flatMap { URL(string: $0) }
        }
        if PasteboardType.images.contains(type) { return UIImage(data: data) }
        if PasteboardType.colors.contains(type) {
            return String(data: data, encoding: .utf8).flatMap(UIColor.init(pasteboardText:))
        }
        return nil
    }
}

extension UIColor {
    /// As `PasteboardType.color` has it.
    var pasteboardText: String {
        let color = cgColor
        return [color.red, color.green, color.blue, color.alpha].map { "\($0)" }.joined(separator: " ")
    }

    convenience init?(pasteboardText text: String) {
        // The numbers of four components are short; what is longer is no colour, and is not looked through.
        guard text.utf8.count <= 256 else { return nil }
        let numbers = text.split(separator: " ").compactMap { Double($0) }
        guard numbers.count == 4, numbers.allSatisfy({ (0...1).contains($0) }) else { return nil }
        self.init(
            red: CGFloat(numbers[0]), green: CGFloat(numbers[1]), blue: CGFloat(numbers[2]), alpha: CGFloat(numbers[3]))
    }
}
