import Foundation

/// How a drop is shown that takes its time.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
    case none = 0
    case `default` = 1
}

/// A drag as a place knows it over which it is.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
    /// The same drag as its source knows it; nil where it comes from another program.
    var localDragSession: (any UIDragSession)? { get }
    /// Here nothing is shown while data is on its way, whatever the style.
    var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }

    /// Loads an object of each item that one can be made of, and calls back on the main actor when all are there, in the order of the items.
    /// Loads the items as objects of a class, without those that fail. This works only while a drop is performed: before it there is nothing to load.
    @discardableResult func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress
}

extension UIDropSession {
    /// Loads the texts of the items.
    @discardableResult public func loadObjects(
        ofClass aClass: String.Type, completion: @escaping ([String]) -> Void
    ) -> Progress {
        let anyClass: any NSItemProviderReading.Type = aClass
        return loadObjects(ofClass: anyClass) { objects in completion(objects.compactMap { $0 as? String }) }
    }

    /// Loads the URLs of the items.
    @discardableResult public func loadObjects(
        ofClass aClass: URL.Type, completion: @escaping ([URL]) -> Void
    ) -> Progress {
        let anyClass: any NSItemProviderReading.Type = aClass
        return loadObjects(ofClass: anyClass) { objects in completion(objects.compactMap { $0 as? URL }) }
    }
}
