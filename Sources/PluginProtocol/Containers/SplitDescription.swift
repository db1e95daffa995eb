/// What a split view controller shows.
package struct SplitDescription: Hashable, Sendable {
    package enum Column: String, Hashable, Sendable, CaseIterable {
        case primary, supplementary, secondary, compact
    }

    package enum DisplayMode: String, Hashable, Sendable, CaseIterable {
        case secondaryOnly, oneBesideSecondary, oneOverSecondary
        case twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary
    }

    /// Whether there is room for one column only.
    package var isCollapsed: Bool
    package var displayMode: DisplayMode
    /// The controllers that columns were given.
    package var columns: [Column: ContainedController]

    package init(isCollapsed: Bool, displayMode: DisplayMode, columns: [Column: ContainedController]) {
        self.isCollapsed = isCollapsed
        self.displayMode = displayMode
        self.columns = columns
    }
}

extension SplitDescription: CustomStringConvertible {
    package var description: String {
        let columns = Column.allCases.compactMap { column in self.columns[column].map { "\(column.rawValue): \($0)" } }
        return "\(isCollapsed ? "one column" : displayMode.rawValue), \(columns.joined(separator: ", "))"
    }
}
