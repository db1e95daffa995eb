import Foundation

/// A drag as the places know it over which it is.
@MainActor package final class OfferedDrop: UIDropSession {
    package let items: [UIDragItem]
    package let allowsMoveOperation: Bool
    package let isRestrictedToDraggingApplication: Bool
    /// The drag where it comes from the same program.
    package let carried: CarriedDrag?
    /// The object in another program that has lifted the items, for whoever stands for it; nil at home.
    package var origin: AnyObject?
    package var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
    /// The place of the finger, in the window's coordinates.
    package var location = CGPoint.zero
    /// Called when a place has changed its mind though the finger has not moved.
    package var onChange: (() -> Void)?
    /// The place of what is carried, in the window's coordinates.
    package var previewFrame = CGRect.null

    package var localDragSession: (any UIDragSession)? { carried }

    /// A drop of what comes from the same program.
    package init(of drag: CarriedDrag) {
        carried = drag
        items = drag.items
        allowsMoveOperation = drag.allowsMoveOperation
        isRestrictedToDraggingApplication = drag.isRestrictedToDraggingApplication
    }

    /// A drop of what comes from another program.
    package init(items: [UIDragItem], allowsMoveOperation: Bool) {
        carried = nil
        self.items = items
        self.allowsMoveOperation = allowsMoveOperation
        isRestrictedToDraggingApplication = false
    }

    package func location(in view: UIView) -> CGPoint {
        view.convert(location, from: nil)
    }

    @discardableResult package func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress {
        let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
        let progress = Progress(totalUnitCount: Int64(max(providers.count, 1)))
        let load = ObjectLoad(of: providers.count) { objects in
            progress.completedUnitCount = progress.totalUnitCount
            completion(objects)
        }
        for (index, provider) in providers.enumerated() {
            provider.loadObject(ofClass: aClass) { object, _ in
                // The provider gives the object away: whoever loads it is the only one to have it.
                nonisolated(unsafe) let object = object
                MainActorCall.run { load.receive(object, at: index) }
            }
        }
        return progress
    }

    /// Calls back once when no data of an item is on its way.
    package func whenIdle(_ body: @escaping @MainActor () -> Void) {
        var rest = items.count
        guard rest > 0 else { return body() }
        for item in items {
            item.itemProvider.whenIdle {
                rest -= 1
                if rest == 0 { body() }
            }
        }
    }
}

/// Collects the objects of a drop until all of them are there.
@MainActor private final class ObjectLoad {
    private var objects: [(any NSItemProviderReading)?]
    private var rest: Int
    private let completion: ([any NSItemProviderReading]) -> Void

    init(of count: Int, _ completion: @escaping ([any NSItemProviderReading]) -> Void) {
        objects = Array(repeating: nil, count: count)
        rest = count
        self.completion = completion
        if count == 0 { completion([]) }
    }

    func receive(_ object: (any NSItemProviderReading)?, at index: Int) {
        objects[index] = object
        rest -= 1
        if rest == 0 { completion(objects.compactMap { $0 }) }
    }
}
