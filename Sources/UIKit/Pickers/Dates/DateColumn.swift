/// The values of one wheel of a date picker, for which its rows stand.
///
/// Wheels that begin anew after their last value, as hours do, have their values many times over, so that they can be turned on and on.
struct DateColumn: Equatable {
    enum Kind: Equatable {
        case year
        case month
        case day
        /// A day as the number of days since the one around which the wheels were made.
        case wholeDay
        case hour
        /// A minute of the hour, counted in multiples of the interval.
        case minute
        /// The half of the day: before noon, or after it.
        case period
        /// The hours of a duration.
        case durationHours
        case durationMinutes
    }

    let kind: Kind
    let values: Range<Int>
    /// The number of times that all values are there.
    let repeats: Int
    /// The format for a date formatter; empty where no date is formatted.
    let format: String
    /// The width of the wheel, in points.
    let width: CGFloat

    /// The number of times that the values of a wheel are there that begins anew after the last one.
    private static let many = 120

    init(_ kind: Kind, _ values: Range<Int>, isEndless: Bool = false, format: String = "", width: CGFloat) {
        self.kind = kind
        self.values = values.isEmpty ? 0..<1 : values
        repeats = isEndless ? Self.many : 1
        self.format = format
        self.width = width
    }

    var rows: Int {
        values.count * repeats
    }

    func value(ofRow row: Int) -> Int {
        values.lowerBound + (max(row, 0) % values.count)
    }

    /// The row for a value: of those that have it, the one that is nearest to another row, or that is in the middle of the wheel.
    ///
    /// - Parameter row: The other row; -1 where there is none.
    func row(of value: Int, near row: Int) -> Int {
        let place = min(max(value, values.lowerBound), values.upperBound - 1) - values.lowerBound
        guard repeats > 1 else { return place }
        let round = repeats / 2
        // Near the ends of the wheel there would soon be no way on.
        let margin = 2 * values.count
        guard row >= margin, row < rows - margin else { return round * values.count + place }
        let candidates = (-1...1).map { (row / values.count + $0) * values.count + place }
        return candidates.min { abs($0 - row) < abs($1 - row) } ?? place
    }
}
