import Foundation

/// Where a popover lies beside what it belongs to, and where its arrow points. It never goes beyond its room.
///
/// It is in the middle of its source if it can be: first below the source or above it, then at its sides, the one that reading goes to
/// first. Where no side has room for that it is moved along the edge of the source; where no side has room for all of it, it goes where
/// most of it is seen, and is made smaller.
struct PopoverPlacement: Equatable {
    /// The popover with its arrow, in the coordinates of the room.
    let frame: CGRect
    /// The part of the popover that shows the content, in the popover's own coordinates.
    let content: CGRect
    /// The direction of the arrow; empty where there is none.
    let arrowDirection: UIPopoverArrowDirection
    /// The tip of the arrow, in the popover's own coordinates; nil where there is no arrow.
    let arrowTip: CGPoint?

    /// How round the corners of the content are, in points.
    var cornerRadius: CGFloat {
        min(Self.mostCornerRadius, min(content.width, content.height) / 2)
    }

    // In points.

    /// How much an arrow adds to the popover (measured on a pad).
    static let arrowLength: CGFloat = 13
    /// How wide an arrow is where it meets the popover.
    static let arrowBase: CGFloat = 26
    private static let mostCornerRadius = ControlRadius.large
    /// The size of a popover whose content asks for none.
    static let standardSize = CGSize(width: 320, height: 480)
    /// With less room than this on every side the arrow points to the middle of the source, which the popover covers.
    static let leastLength: CGFloat = 80

    /// - Parameters:
    ///   - size: The size that the content wants.
    ///   - source: The rectangle to which the arrow is to point; nil for a popover in the middle of its room, without an arrow.
    ///   - room: Where the popover may be, in the coordinates of `source`.
    ///   - permitted: The directions that the arrow may have; all where none is among them.
    ///   - canOverlap: Whether the popover covers its source rather than being made smaller.
    ///   - isMirrored: Whether the interface runs from right to left.
    init(
        _ size: CGSize, beside source: CGRect?, in room: CGRect, permitted: UIPopoverArrowDirection = .any,
        canOverlap: Bool = false, isMirrored: Bool = false
    ) {
        let room = CGRect(
            origin: room.origin, size: CGSize(width: max(0, room.width), height: max(0, room.height)))
        let wanted = CGSize(
            width: min(max(0, size.width), room.width), height: min(max(0, size.height), room.height))
        guard let source else {
            let origin = CGPoint(
                x: max(room.minX, (room.midX - wanted.width / 2).rounded()),
                y: max(room.minY, (room.midY - wanted.height / 2).rounded()))
            self.init(
                frame: CGRect(origin: origin, size: wanted), content: CGRect(origin: .zero, size: wanted),
                arrowDirection: [], arrowTip: nil)
            return
        }
        let sides: [UIPopoverArrowDirection] = isMirrored ? [.right, .left] : [.left, .right]
        let order = [.up, .down] + sides
        let allowed = order.filter { permitted.contains($0) }
        let places = (allowed.isEmpty ? order : allowed).map { Place($0, wanted, beside: source, in: room) }
        if let place = places.first(where: { $0.isWhole && $0.isCentred }) ?? places.first(where: \.isWhole) {
            self.init(place, lengthened: false)
        } else {
            // Of those that are alike the first is the best.
            let best = places.reduce(places[0]) { $1.share > $0.share ? $1 : $0 }
            let isTooSmall = best.available < min(Self.leastLength, best.length)
            if isTooSmall, !source.isEmpty {
                let middle = CGRect(x: source.midX, y: source.midY, width: 0, height: 0)
                self.init(
                    size, beside: middle, in: room, permitted: permitted, canOverlap: true, isMirrored: isMirrored)
            } else {
                self.init(best, lengthened: canOverlap || isTooSmall)
            }
        }
    }

    private init(frame: CGRect, content: CGRect, arrowDirection: UIPopoverArrowDirection, arrowTip: CGPoint?) {
        self.frame = frame
        self.content = content
        self.arrowDirection = arrowDirection
        self.arrowTip = arrowTip
    }

    /// - Parameter lengthened: Whether the popover has the length that it wants though it covers its source then.
    private init(_ place: Place, lengthened: Bool) {
        let room = place.room
        let arrow = min(Self.arrowLength, place.roomLength)
        let length = min(place.length, lengthened ? place.roomLength - arrow : place.available)
        let whole = length + arrow
        let half = min(Self.mostCornerRadius + Self.arrowBase / 2, place.breadth / 2)
        let along = min(max(place.middle - place.start, half), place.breadth - half)
        switch place.direction {
        case .up:
            self.init(
                frame: CGRect(
                    x: place.start, y: max(room.minY, min(place.edge, room.maxY - whole)), width: place.breadth,
                    height: whole),
                content: CGRect(x: 0, y: arrow, width: place.breadth, height: length),
                arrowDirection: .up, arrowTip: CGPoint(x: along, y: 0))
        case .down:
            self.init(
                frame: CGRect(
                    x: place.start, y: max(room.minY, place.edge - whole), width: place.breadth, height: whole),
                content: CGRect(x: 0, y: 0, width: place.breadth, height: length),
                arrowDirection: .down, arrowTip: CGPoint(x: along, y: whole))
        case .left:
            self.init(
                frame: CGRect(
                    x: max(room.minX, min(place.edge, room.maxX - whole)), y: place.start, width: whole,
                    height: place.breadth),
                content: CGRect(x: arrow, y: 0, width: length, height: place.breadth),
                arrowDirection: .left, arrowTip: CGPoint(x: 0, y: along))
        default:
            self.init(
                frame: CGRect(
                    x: max(room.minX, place.edge - whole), y: place.start, width: whole, height: place.breadth),
                content: CGRect(x: 0, y: 0, width: length, height: place.breadth),
                arrowDirection: .right, arrowTip: CGPoint(x: whole, y: along))
        }
    }
}

extension PopoverPlacement {
    /// One side of the source, and how the popover fits there. Its length is measured away from the source, its breadth along it.
    private struct Place {
        let direction: UIPopoverArrowDirection
        let room: CGRect
        /// The room's own length.
        let roomLength: CGFloat
        /// The edge of the source at which the arrow's tip lies, and the middle of it.
        let edge: CGFloat
        let middle: CGFloat
        /// The length that is wanted, and how much there is.
        let length: CGFloat
        let available: CGFloat
        /// Where the popover begins along the source, and how broad it is there.
        let start: CGFloat
        let breadth: CGFloat
        let isCentred: Bool

        init(_ direction: UIPopoverArrowDirection, _ size: CGSize, beside source: CGRect, in room: CGRect) {
            self.direction = direction
            self.room = room
            let isUpright = direction == .up || direction == .down
            let along = isUpright ? room.minX...room.maxX : room.minY...room.maxY
            let away = isUpright ? room.minY...room.maxY : room.minX...room.maxX
            roomLength = away.upperBound - away.lowerBound
            length = isUpright ? size.height : size.width
            breadth = isUpright ? size.width : size.height
            middle = isUpright ? source.midX : source.midY
            // The popover is on the far side of an arrow that points up or left.
            switch direction {
            case .up, .left:
                let end = isUpright ? source.maxY : source.maxX
                edge = min(max(end.rounded(.up), away.lowerBound), away.upperBound)
                available = max(0, away.upperBound - edge - PopoverPlacement.arrowLength)
            default:
                let end = isUpright ? source.minY : source.minX
                edge = min(max(end.rounded(.down), away.lowerBound), away.upperBound)
                available = max(0, edge - away.lowerBound - PopoverPlacement.arrowLength)
            }
            let centred = (middle - breadth / 2).rounded()
            start = max(along.lowerBound, min(centred, along.upperBound - breadth))
            isCentred = start == centred
        }

        var isWhole: Bool {
            length <= available
        }

        /// How much of the popover is seen here, from 0 to 1.
        var share: CGFloat {
            length > 0 ? min(1, available / length) : 1
        }
    }
}
