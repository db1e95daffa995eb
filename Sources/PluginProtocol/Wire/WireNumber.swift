import CoreGraphics

/// The checks on numbers that come in, and the adjustments that make numbers fit to go out.
package enum WireNumber {
    private static let coordinates = -Limits.coordinate...Limits.coordinate

    // MARK: In

    static let unreadable = Misbehaviour(.malformed, "the bytes are no message of this direction")

    static func coordinate(_ value: Double, _ field: String) throws(Misbehaviour) -> CGFloat {
        CGFloat(try check(value, in: coordinates, field))
    }

    static func length(_ value: Double, _ field: String) throws(Misbehaviour) -> CGFloat {
        CGFloat(try check(value, in: 0...Limits.coordinate, field))
    }

    static func positive(_ value: Double, upTo limit: Double = Limits.coordinate, _ field: String)
        throws(Misbehaviour) -> CGFloat
    {
        guard value > 0, value <= limit else {
            throw Misbehaviour(.outOfRange, "\(value) is not above 0 and at most \(limit)", at: [field])
        }
        return CGFloat(value)
    }

    static func fraction<Number: BinaryFloatingPoint>(_ value: Number, _ field: String) throws(Misbehaviour) -> Number {
        try check(value, in: 0...1, field)
    }

    static func time(_ value: Double, _ field: String) throws(Misbehaviour) -> Double {
        guard value.isFinite else { throw Misbehaviour(.outOfRange, "\(value) is no time", at: [field]) }
        return value
    }

    static func serial<Serial: SerialNumber>(_ value: UInt64, _ field: String) throws(Misbehaviour) -> Serial {
        guard let serial = Serial(rawValue: value) else {
            throw Misbehaviour(.missingField, "it must be there and above 0", at: [field])
        }
        return serial
    }

    static func count(_ value: Int, upTo limit: Int, _ field: String) throws(Misbehaviour) {
        guard value <= limit else {
            throw Misbehaviour(.limitExceeded, "\(value) are more than the \(limit) that are allowed", at: [field])
        }
    }

    static func require(_ isPresent: Bool, _ field: String) throws(Misbehaviour) {
        guard isPresent else { throw Misbehaviour(.missingField, "it must be there", at: [field]) }
    }

    /// A range of UTF-16 code units in a text that has `count` of them; the fields are called by what the range is of, and `_start` or `_end`.
    static func range(
        _ start: UInt32, _ end: UInt32, within count: Int, _ field: String
    ) throws(Misbehaviour) -> Range<Int> {
        guard start <= end else {
            throw Misbehaviour(.outOfRange, "\(start) is behind \(field)_end, which is \(end)", at: ["\(field)_start"])
        }
        guard end <= count else {
            throw Misbehaviour(
                .outOfRange, "\(end) is behind the end of the text, which is \(count)", at: ["\(field)_end"])
        }
        return Int(start)..<Int(end)
    }

    static func text(_ value: String, upTo limit: Int, _ field: String) throws(Misbehaviour) -> String {
        guard value.utf8.count <= limit else {
            throw Misbehaviour(
                .limitExceeded, "\(value.utf8.count) bytes of text are more than the \(limit) that are allowed",
                at: [field])
        }
        return value
    }

    static func check<Number: BinaryFloatingPoint>(
        _ value: Number, in range: ClosedRange<Number>, _ field: String
    ) throws(Misbehaviour) -> Number {
        guard range.contains(value) else {
            throw Misbehaviour(
                .outOfRange, "\(value) is not from \(range.lowerBound) to \(range.upperBound)", at: [field])
        }
        return value
    }

    // MARK: Out

    static func coordinate(_ value: CGFloat) -> Double {
        clamp(Double(value), to: coordinates, else: 0)
    }

    static func length(_ value: CGFloat) -> Double {
        clamp(Double(value), to: 0...Limits.coordinate, else: 0)
    }

    static func fraction<Number: BinaryFloatingPoint>(_ value: Number) -> Number {
        clamp(value, to: 0...1, else: 1)
    }

    static func positive(_ value: CGFloat, upTo limit: Double = Limits.coordinate, else fallback: Double) -> Double {
        value > 0 ? clamp(Double(value), to: Double.leastNonzeroMagnitude...limit, else: fallback) : fallback
    }

    /// The whole milliseconds of a moment on a clock, never negative.
    static func clockMilliseconds(_ moment: Duration) -> UInt64 {
        let (seconds, attoseconds) = moment.components
        guard seconds >= 0, attoseconds >= 0 else { return 0 }
        let (whole, isTooLarge) = UInt64(seconds).multipliedReportingOverflow(by: 1000)
        return isTooLarge ? .max : whole + UInt64(attoseconds / 1_000_000_000_000_000)
    }

    /// The moment, at most a hundred thousand years after the clock's origin.
    static func clock(_ milliseconds: UInt64) -> Duration {
        .milliseconds(Int64(min(milliseconds, latestClock)))
    }

    /// Sums of it and of any time that a program counts are far from what a `Duration` holds.
    private static let latestClock: UInt64 = 3_155_760_000_000_000

    static func milliseconds(_ duration: Duration) -> UInt32 {
        let (seconds, attoseconds) = duration.components
        guard seconds >= 0, attoseconds >= 0 else { return 0 }
        guard seconds <= Int64(UInt32.max / 1000) else { return .max }
        return UInt32(clamping: seconds * 1000 + attoseconds / 1_000_000_000_000_000)
    }

    /// At most `limit` bytes of UTF-8, cut between characters.
    package static func text(_ value: String, upTo limit: Int) -> String {
        guard value.utf8.count > limit else { return value }
        var kept = Substring()
        var bytes = 0
        for character in value {
            bytes += character.utf8.count
            guard bytes <= limit else { break }
            kept.append(character)
        }
        return String(kept)
    }

    static func clamp<Number: BinaryFloatingPoint>(
        _ value: Number, to range: ClosedRange<Number>, else fallback: Number
    ) -> Number {
        value.isNaN ? fallback : min(max(value, range.lowerBound), range.upperBound)
    }
}
