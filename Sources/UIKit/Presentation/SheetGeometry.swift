/// The places of a sheet: where it may rest, where it is while a finger drags it, and where it goes when that lets go.
///
/// A place is the distance of the sheet's upper edge from that of the container, in points.
struct SheetGeometry: Equatable {
    let room: SheetRoom
    /// From the lowest to the highest; there is one at least.
    let rests: [SheetRest]
    /// The highest rest at which what lies below is not dimmed; nil where it is dimmed at all of them.
    private let undimmed: Int?

    /// - Parameters:
    ///   - stops: The detents that are in use, in any order. They count for a sheet at the lower edge; without any it has its full height.
    ///   - largestUndimmedValue: The height of the largest detent at which what lies below is not dimmed, in points; nil for none.
    init(in room: SheetRoom, stops: [SheetStop] = [], largestUndimmedValue: CGFloat? = nil) {
        self.room = room
        switch room.placement {
        case .centred:
            rests = [SheetRest(identifier: .large, frame: room.centredFrame)]
            undimmed = nil
        case .covering:
            rests = [SheetRest(identifier: .large, frame: CGRect(origin: .zero, size: room.size))]
            undimmed = nil
        case .attached:
            let full = [SheetStop(identifier: .large, value: room.maximumDetentValue)]
            let all = (stops.isEmpty ? full : stops).sorted { $0.value < $1.value }
            rests = all.map { SheetRest(identifier: $0.identifier, frame: room.attachedFrame(at: $0.value)) }
            undimmed = largestUndimmedValue.flatMap { largest in all.lastIndex { $0.value <= largest } }
        }
    }

    private var lowest: SheetRest { rests[0] }
    private var highest: SheetRest { rests[rests.count - 1] }

    /// The place of the sheet at its lowest rest. Beyond it the sheet is on its way out.
    var lowestPlace: CGFloat { lowest.frame.minY }

    /// The place of the sheet when nothing of it is seen any longer.
    var gonePlace: CGFloat { max(room.size.height, lowestPlace) }

    /// The place in the list of the rest with this name; the lowest one for a name that none has, and for nil.
    func index(of identifier: UISheetPresentationController.Detent.Identifier?) -> Int {
        rests.firstIndex { $0.identifier == identifier } ?? 0
    }

    /// The frame of the sheet at a place, in the container's coordinates.
    func frame(at place: CGFloat) -> CGRect {
        var frame = lowest.frame
        frame.origin.y = place
        // A sheet at the lower edge grows with the finger. One that goes down keeps the height that it has at its lowest rest.
        if room.placement == .attached { frame.size.height = max(frame.height, room.size.height - place) }
        return frame
    }

    // MARK: Dragging

    /// The place of the sheet where a finger would have it at `wanted`: beyond the highest rest it follows less and less, and likewise below
    /// the lowest one where it must not go.
    func place(for wanted: CGFloat, mayGo: Bool) -> CGFloat {
        let top = highest.frame.minY
        if wanted < top { return top - Self.stretch(top - wanted, within: min(Self.mostStretchUp, max(0, top))) }
        if wanted > lowestPlace, !mayGo {
            return lowestPlace + Self.stretch(wanted - lowestPlace, within: stretchDown)
        }
        return wanted
    }

    /// How far a sheet that must not go can be pulled down at most, in points.
    private var stretchDown: CGFloat { min(Self.mostStretchDown, highest.frame.height / 4) }

    /// Whether a sheet that must not go has been pulled so far that its user means it to.
    func isAttempt(at place: CGFloat) -> Bool {
        place - lowestPlace >= stretchDown / 4 && place > lowestPlace
    }

    private static let mostStretchUp: CGFloat = 100
    private static let mostStretchDown: CGFloat = 200
    /// How much of its first step a finger is followed.
    private static let stretchShare: CGFloat = 0.55

    /// UIKit's rubber band: how far something goes along that is pulled by `distance` and never comes farther than `limit`.
    private static func stretch(_ distance: CGFloat, within limit: CGFloat) -> CGFloat {
        limit > 0 ? limit * (1 - 1 / (distance * stretchShare / limit + 1)) : 0
    }

    /// How far the sheet has gone out, from 0 at its lowest rest to 1.
    func shareGone(at place: CGFloat) -> CGFloat {
        guard gonePlace > lowestPlace else { return 0 }
        return min(max((place - lowestPlace) / (gonePlace - lowestPlace), 0), 1)
    }

    // MARK: Letting go

    /// The speed of a flick, in points a second.
    private static let flick: CGFloat = 1000
    /// A slower finger counts as one that rests.
    private static let slowest: CGFloat = 250
    /// How far something goes on that is let go with one point a second, in points: the sum of what it goes in each millisecond where its
    /// speed falls as that of a fast fling.
    private static let coasting: CGFloat = {
        let rate = UIScrollView.DecelerationRate.fast.rawValue
        return rate / (1 - rate) / 1000
    }()

    /// Answers to where a sheet goes that is let go of at a place.
    ///
    /// - Parameters:
    ///   - velocity: In points a second, downwards.
    ///   - mayGo: Whether the presentation may be dismissed.
    func release(at place: CGFloat, velocity: CGFloat, mayGo: Bool) -> SheetRelease {
        let away = place - lowestPlace
        let speed = abs(velocity) < Self.slowest ? 0 : velocity
        if away > 0, mayGo, speed >= Self.flick || (speed >= 0 && away > lowest.frame.height / 2) { return .dismissal }
        let nearest = nearestRest(to: place)
        let landing = nearestRest(to: place + speed * Self.coasting)
        guard landing == nearest, abs(speed) >= Self.flick else { return .rest(landing) }
        // A flick leads to the next one, if not farther: for a sheet that is on its way out that is the lowest one.
        guard speed > 0 else { return .rest(away > 0 ? nearest : min(nearest + 1, rests.count - 1)) }
        if nearest > 0 { return .rest(nearest - 1) }
        return mayGo ? .dismissal : .rest(0)
    }

    private func nearestRest(to place: CGFloat) -> Int {
        func distance(_ index: Int) -> CGFloat { abs(rests[index].frame.minY - place) }
        return rests.indices.min { distance($0) < distance($1) } ?? 0
    }

    // MARK: Dimming

    /// How much of its darkness the dimming view has, from 0 to 1. It comes between the largest undimmed rest and the next one, or with the
    /// sheet itself.
    func dimming(at place: CGFloat) -> CGFloat {
        guard let undimmed else { return 1 - shareGone(at: place) }
        guard undimmed + 1 < rests.count else { return 0 }
        let (from, to) = (rests[undimmed].frame.minY, rests[undimmed + 1].frame.minY)
        guard from > to else { return place < from ? 1 : 0 }
        return min(max((from - place) / (from - to), 0), 1)
    }
}
