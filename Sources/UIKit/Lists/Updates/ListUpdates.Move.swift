extension ListUpdates {
    /// The move of a section or an item from one place to another.
    package struct Move<Place: Hashable & Sendable>: Hashable, Sendable {
        /// The place before the batch.
        package let from: Place
        /// The place after the batch.
        package let to: Place
    }
}
