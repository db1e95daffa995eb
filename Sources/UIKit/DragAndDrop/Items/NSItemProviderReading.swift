import Foundation

/// An object that can be made of the data of an `NSItemProvider`. Unlike Apple's it need not be an `NSObjectProtocol`.
public protocol NSItemProviderReading {
    /// The types of data that it is made of, the best first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }

    /// Makes the object.
    ///
    /// - Throws: An error where the data is none of the type.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}
