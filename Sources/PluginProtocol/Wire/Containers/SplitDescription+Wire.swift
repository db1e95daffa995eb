import WireMessages

extension SplitDescription {
    init(wire: Mullion_V1_SplitView) throws(Misbehaviour) {
        try WireNumber.count(wire.columns.count, upTo: Column.allCases.count, "columns")
        var columns: [Column: ContainedController] = [:]
        for (index, content) in wire.columns.enumerated() {
            let (column, controller) = try within("columns[\(index)]", try Self.content(content))
            guard columns.updateValue(controller, forKey: column) == nil else {
                throw Misbehaviour(.foreignIdentifier, "the \(column.rawValue) column is there twice", at: ["columns"])
            }
        }
        self.init(
            isCollapsed: wire.collapsed, displayMode: try DisplayMode(wire: wire.displayMode), columns: columns)
    }

    private static func content(
        _ wire: Mullion_V1_SplitColumnContent
    ) throws(Misbehaviour) -> (Column, ContainedController) {
        try WireNumber.require(wire.hasController, "controller")
        return (
            try Column(wire: wire.column), try within("controller", try ContainedController(wire: wire.controller))
        )
    }

    var wire: Mullion_V1_SplitView {
        .with { wire in
            wire.collapsed = isCollapsed
            wire.displayMode = displayMode.wire
            wire.columns = Column.allCases.compactMap { column in
                columns[column].map { controller in
                    .with {
                        $0.column = column.wire
                        $0.controller = controller.wire
                    }
                }
            }
        }
    }
}

extension SplitDescription.Column {
    init(wire: Mullion_V1_SplitColumn) throws(Misbehaviour) {
        switch wire {
        case .primary: self = .primary
        case .supplementary: self = .supplementary
        case .secondary: self = .secondary
        case .compact: self = .compact
        case .unspecified, .UNRECOGNIZED:
            throw Misbehaviour(.unknownCase, "\(wire.rawValue) is no column", at: ["column"])
        }
    }

    var wire: Mullion_V1_SplitColumn {
        switch self {
        case .primary: .primary
        case .supplementary: .supplementary
        case .secondary: .secondary
        case .compact: .compact
        }
    }
}

extension SplitDescription.DisplayMode {
    fileprivate init(wire: Mullion_V1_SplitDisplayMode) throws(Misbehaviour) {
        switch wire {
        case .secondaryOnly: self = .secondaryOnly
        case .oneBesideSecondary: self = .oneBesideSecondary
        case .oneOverSecondary: self = .oneOverSecondary
        case .twoBesideSecondary: self = .twoBesideSecondary
        case .twoOverSecondary: self = .twoOverSecondary
        case .twoDisplaceSecondary: self = .twoDisplaceSecondary
        case .unspecified, .UNRECOGNIZED:
            throw Misbehaviour(.unknownCase, "\(wire.rawValue) is no display mode", at: ["display_mode"])
        }
    }

    fileprivate var wire: Mullion_V1_SplitDisplayMode {
        switch self {
        case .secondaryOnly: .secondaryOnly
        case .oneBesideSecondary: .oneBesideSecondary
        case .oneOverSecondary: .oneOverSecondary
        case .twoBesideSecondary: .twoBesideSecondary
        case .twoOverSecondary: .twoOverSecondary
        case .twoDisplaceSecondary: .twoDisplaceSecondary
        }
    }
}
