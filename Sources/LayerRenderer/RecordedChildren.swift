import CoreGraphics
import QuartzCore

/// A layer's sublayers, back to front, with what each of them and everything below it may draw on: so that those that are not
/// damaged are passed over without a look at their own records.
struct RecordedChildren {
    let ids: [LayerID]
    private(set) var extents: [PixelRect]
    /// Made when it is asked for: most lists have no sublayer change by itself.
    private var places: [LayerID: Int]?

    static let none = RecordedChildren([]) { _ in .zero }

    init(_ ids: [LayerID], extent: (LayerID) -> PixelRect) {
        self.ids = ids
        extents = ids.map(extent)
    }

    /// Where `id` is none of them, as masks are not, nothing changes.
    mutating func set(_ extent: PixelRect, of id: LayerID) {
        let known = places ?? Dictionary(ids.enumerated().map { ($1, $0) }, uniquingKeysWith: { $1 })
        places = known
        if let place = known[id] { extents[place] = extent }
    }
}
