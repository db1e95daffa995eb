import WireMessages

extension Toolbar {
    init(wire: Mullion_V1_Toolbar) throws(Misbehaviour) {
        self.init(try BarButton.list(wire.items, upTo: Self.mostItems, "items"))
        try BarButton.requireDifferent(items)
    }

    var wire: Mullion_V1_Toolbar {
        .with { $0.items = items.prefix(Self.mostItems).map(\.wire) }
    }
}
