import CPango
import CoreGraphics

/// Where tab characters lead to.
struct TabStops {
    /// Distance of the stops of a paragraph that does not say, in points: that of Apple's default paragraph style.
    private static let standardInterval: CGFloat = 28

    private let style: StyledText.Paragraph

    init(_ style: StyledText.Paragraph) {
        self.style = style
    }

    /// A new array, to be freed by the caller. Pango goes on beyond the last stop with the distance of the last two.
    func makeArray() -> OpaquePointer? {
        let interval = style.tabInterval > 0 ? style.tabInterval : Self.standardInterval
        var stops = style.tabs.sorted { $0.location < $1.location }
        let start = stops.last?.location ?? 0
        for step in 1...2 {
            let next = ((start / interval).rounded(.down) + CGFloat(step)) * interval
            stops.append(StyledText.Paragraph.Tab(alignment: .left, location: next))
        }
        let array = pango_tab_array_new(Int32(stops.count), 0)
        for (index, stop) in stops.enumerated() {
            pango_tab_array_set_tab(array, Int32(index), stop.alignment.pango, PangoUnits.rounded(stop.location))
        }
        return array
    }
}

extension StyledText.Paragraph.Tab.Alignment {
    fileprivate var pango: PangoTabAlign {
        switch self {
        case .left: PANGO_TAB_LEFT
        case .center: PANGO_TAB_CENTER
        case .right: PANGO_TAB_RIGHT
        case .decimal: PANGO_TAB_DECIMAL
        }
    }
}
