import Foundation

/// An object that an `NSItemProvider` can provide: it makes data of itself. Unlike Apple's it need not be an `NSObjectProtocol`.
public protocol NSItemProviderWriting {
    /// The types of data that it makes, the best first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }

    /// Gives the data of a type to the handler, which is to be called once.
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}
