import PluginProtocol
import UIKit

extension DropOutcome {
    package init(_ operation: UIDropOperation) {
        self =
            switch operation {
            case .cancel: .cancel
            case .forbidden: .forbidden
            case .copy: .copy
            case .move: .move
            }
    }
}

extension UIDropOperation {
    package init(_ outcome: DropOutcome) {
        self =
            switch outcome {
            case .cancel: .cancel
            case .forbidden: .forbidden
            case .copy: .copy
            case .move: .move
            }
    }
}

extension PasteboardDescription {
    /// The types of what is dragged, without data, and without what is for its program alone: of the first items, up to one of which nothing can
    /// be told, so that items keep their numbers. Nil where nothing can be told of the first.
    @MainActor package init?(dragged items: [UIDragItem]) {
        self.init()
        var rest = Self.mostRepresentations
        for item in items.prefix(Self.mostItems) {
            let types = item.itemProvider.offeredTypes.filter(Self.isType).prefix(rest)
            guard !types.isEmpty else { break }
            rest -= types.count
            self.items.append(Item(representations: types.map { Representation(type: $0, data: nil) }))
        }
        if self.items.isEmpty { return nil }
    }
}
