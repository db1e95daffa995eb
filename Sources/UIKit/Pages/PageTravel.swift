/// The way that a finger turns pages, in numbers. A distance is in points, and above 0 towards the neighbouring page.
struct PageTravel: Equatable {
    /// The speed of a finger from which on its direction decides, wherever the page is, in points a second.
    static let throwing: CGFloat = 300
    /// The share of a finger's way that a page follows at first where there is no page beyond it.
    static let yielding: CGFloat = 0.55
    /// The time that a page takes to come to its place by itself, from the whole distance, in seconds.
    static let usualSeconds = 0.35
    /// The least time that the rest of the way takes, in seconds: so much is seen.
    static let leastSeconds = 0.1
    /// The speed at which a movement that eases out begins, as a multiple of its average speed.
    private static let easeOutStart: CGFloat = 1.72

    /// The distance between two neighbouring pages, in points: more than 0.
    let extent: CGFloat

    init(extent: CGFloat) {
        self.extent = extent.isFinite ? max(1, extent) : 1
    }

    /// The distance by which a page follows a finger where there is no page beyond it. It never reaches `extent`.
    func resisted(_ way: CGFloat) -> CGFloat {
        let distance = abs(way)
        let followed = extent * (1 - 1 / (distance * Self.yielding / extent + 1))
        return way < 0 ? -followed : followed
    }

    /// The way of a finger that a page has followed so far; the inverse of `resisted(_:)`.
    func way(resistedTo place: CGFloat) -> CGFloat {
        let share = min(abs(place) / extent, 0.999)
        let way = extent / Self.yielding * (1 / (1 - share) - 1)
        return place < 0 ? -way : way
    }

    /// Whether a page that was let go of goes on to the neighbouring one's place, and does not return.
    ///
    /// - Parameters:
    ///   - place: The distance that the pages have gone, from 0 to `extent`.
    ///   - speed: The speed of the finger, in points a second: above 0 towards the neighbouring page.
    func goesOn(from place: CGFloat, speed: CGFloat) -> Bool {
        abs(speed) > Self.throwing ? speed > 0 : place > extent / 2
    }

    /// The time in which a page goes the rest of its way, so that it begins about as fast as the finger was.
    ///
    /// - Parameters:
    ///   - distance: The rest of the way, in points.
    ///   - speed: The speed of the finger in the direction of that way, in points a second.
    func seconds(for distance: CGFloat, speed: CGFloat) -> Double {
        let share = min(1, abs(distance) / extent)
        let longest = max(Self.leastSeconds, Self.usualSeconds * Double(share).squareRoot())
        guard speed > Self.throwing else { return longest }
        let matching = Double(abs(distance) * Self.easeOutStart / speed)
        return min(longest, max(Self.leastSeconds, matching))
    }
}
