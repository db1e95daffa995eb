/// A row of colours that pass into each other. Immutable.
public final class CGGradient: Hashable, Sendable {
    /// A colour and where it stands, from 0 to 1; sorted.
    package struct Stop: Hashable, Sendable {
        package var location: CGFloat
        package var color: CGColor

        package init(location: CGFloat, color: CGColor) {
            self.location = location
            self.color = color
        }
    }

    package let stops: [Stop]

    /// Locations are brought into 0...1, and a stop never stands before the one ahead of it.
    package init(stops: [Stop]) {
        var last: CGFloat = 0
        self.stops = stops.map { stop in
            let location = stop.location.isNaN ? last : min(max(stop.location, last), 1)
            last = location
            return Stop(location: location, color: stop.color)
        }
    }

    /// `colors` holds `CGColor`s, `locations` as many numbers from 0 to 1; without locations the colours stand at equal
    /// distances. Fails when there is no colour, or an element is none.
    public convenience init?(colorsSpace: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        self.init(
            colors: colors, locations: locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) })
    }

    /// `components` holds the components of all colours in a row, each with its opacity; `count` is how many colours
    /// there are. Fails when there is none.
    public convenience init?(
        colorSpace: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        guard count > 0 else { return nil }
        let step = colorSpace.numberOfComponents + 1
        let colors = (0..<count).compactMap { CGColor(colorSpace: colorSpace, components: components + $0 * step) }
        self.init(
            colors: colors, locations: locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) })
    }

    private convenience init?(colors: [Any], locations: [CGFloat]?) {
        let known = colors.compactMap { $0 as? CGColor }
        guard !known.isEmpty, known.count == colors.count else { return nil }
        let last = CGFloat(max(known.count - 1, 1))
        self.init(
            stops: known.enumerated().map { index, color in
                Stop(location: locations?[index] ?? CGFloat(index) / last, color: color)
            })
    }

    public static func == (left: CGGradient, right: CGGradient) -> Bool {
        left === right || left.stops == right.stops
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(stops)
    }
}
