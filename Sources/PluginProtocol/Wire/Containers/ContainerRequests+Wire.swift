import WireMessages

extension TabSelectionRequest {
    init(wire: Mullion_V1_SceneDidRequestTab) throws(Misbehaviour) {
        self.init(
            container: try WireNumber.serial(wire.container, "container"),
            number: try WireNumber.serial(wire.request, "request"),
            selected: try WireNumber.serial(wire.selected, "selected"))
    }

    var wire: Mullion_V1_SceneDidRequestTab {
        .with {
            $0.container = container.rawValue
            $0.request = number.rawValue
            $0.selected = selected.rawValue
        }
    }
}

extension ColumnRequest {
    init(wire: Mullion_V1_SceneDidRequestColumn) throws(Misbehaviour) {
        self.init(
            container: try WireNumber.serial(wire.container, "container"),
            number: try WireNumber.serial(wire.request, "request"),
            column: try SplitDescription.Column(wire: wire.column), isHidden: wire.hidden)
    }

    var wire: Mullion_V1_SceneDidRequestColumn {
        .with {
            $0.container = container.rawValue
            $0.request = number.rawValue
            $0.column = column.wire
            $0.hidden = isHidden
        }
    }
}
