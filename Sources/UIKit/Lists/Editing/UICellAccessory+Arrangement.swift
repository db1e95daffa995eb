/// The choice and the order of the accessories that a cell shows.
extension UICellAccessory {
    /// The accessories at either edge of a cell, each list in the direction from the leading edge to the trailing one.
    package struct Arrangement {
        package var leading: [UICellAccessory] = []
        package var trailing: [UICellAccessory] = []
    }

    /// Puts the accessories of a cell in order: those of the system have their places, the others say theirs.
    ///
    /// UIKit throws where an accessory of the system is there twice; here the first one counts, with a report.
    @MainActor package static func arrangement(of accessories: [UICellAccessory], isEditing: Bool) -> Arrangement {
        var (standard, custom): ([UICellAccessory], [UICellAccessory]) = ([], [])
        for accessory in accessories {
            guard let rank = accessory.rank else {
                custom.append(accessory)
                continue
            }
            guard !standard.contains(where: { $0.rank == rank }) else {
                UsageDiagnostic.report(
                    .invalidAccessory,
                    "a cell has the accessory \(accessory.accessoryType) twice; the first one counts: leave the other out"
                )
                continue
            }
            standard.append(accessory)
        }
        standard.sort { ($0.rank ?? 0) < ($1.rank ?? 0) }
        var result = Arrangement()
        for accessory in standard + custom {
            switch accessory.placement {
            case .leading(let displayed, let position):
                if displayed.isDisplayed(isEditing: isEditing) { result.leading.put(accessory, at: position) }
            case .trailing(let displayed, let position):
                if displayed.isDisplayed(isEditing: isEditing) { result.trailing.put(accessory, at: position) }
            }
        }
        return result
    }

    /// The place of an accessory of the system among those at its edge; nil for a custom one.
    private var rank: Int? {
        switch accessoryType {
        case .multiselect: 0
        case .delete: 1
        case .insert: 2
        case .label: 3
        case .checkmark: 4
        case .detail: 5
        case .disclosureIndicator: 6
        case .outlineDisclosure: 7
        case .reorder: 8
        case .customView: nil
        }
    }

    fileprivate var isCustom: Bool {
        rank == nil
    }
}

extension [UICellAccessory] {
    /// Adds an accessory. One of the system comes last, since they are added in their order; a custom one is asked where it wants to lie.
    fileprivate mutating func put(_ accessory: UICellAccessory, at position: UICellAccessory.Placement.Position) {
        let index = accessory.isCustom ? position(self) : count
        insert(accessory, at: Swift.min(Swift.max(index, 0), count))
    }
}
