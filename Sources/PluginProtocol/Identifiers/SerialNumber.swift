/// A number that names something and is counted from 1 by the one side that mints it.
///
/// 0 is none of them: on the wire it stands for an absent field.
package protocol SerialNumber: RawRepresentable, Hashable, Comparable, Sendable, CustomStringConvertible
where RawValue == UInt64 {
    /// `number` is above 0.
    init(number: UInt64)
}

extension SerialNumber {
    /// Nil for 0.
    package init?(rawValue: UInt64) {
        guard rawValue > 0 else { return nil }
        self.init(number: rawValue)
    }

    package static var first: Self {
        Self(number: 1)
    }

    package var next: Self {
        Self(number: rawValue &+ 1)
    }

    package var description: String {
        String(rawValue)
    }

    package static func < (left: Self, right: Self) -> Bool {
        left.rawValue < right.rawValue
    }
}
