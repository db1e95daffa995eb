extension UICellAccessory {
    /// The edge of the cell at which an accessory lies, and its place among the others there.
    public enum Placement {
        /// A function that answers the index at which an accessory is put in between those that lie at the edge already, from the leading
        /// to the trailing one.
        public typealias Position = ([UICellAccessory]) -> Int

        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

        /// The position before the accessory that is of the same type, or before all where there is none.
        public static func position(before accessory: UICellAccessory) -> Position {
            let type = accessory.accessoryType
            return { others in others.firstIndex { $0.accessoryType == type } ?? 0 }
        }

        /// The position after the accessory that is of the same type, or after all where there is none.
        public static func position(after accessory: UICellAccessory) -> Position {
            let type = accessory.accessoryType
            return { others in others.firstIndex { $0.accessoryType == type }.map { $0 + 1 } ?? others.count }
        }
    }
}
