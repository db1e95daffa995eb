import UIKit

/// A figure that a host draws by lot when it starts, and in which plugins that do not know it cannot speak for the host.
///
/// Nothing of it goes over the wire. It is one of about 130 000: a square of five by five cells, the same on the left as
/// on the right, in one of six colours. Shape and colour tell it apart, each by itself for those who do not see the other.
package struct HostMark: Hashable, Sendable {
    /// Of this run of the host.
    package static let current: HostMark = {
        var lot = SystemRandomNumberGenerator()
        return HostMark(using: &lot)
    }()

    /// How many cells a row and a column have.
    static let side = 5
    /// The left half and the middle, row by row.
    private static let drawn = 15
    /// With fewer or more of those the figures look alike.
    private static let filled = 6...9

    private let cells: UInt16
    package let color: UIColor

    package init(using lot: inout some RandomNumberGenerator) {
        var cells: UInt16
        repeat {
            cells = .random(in: 0..<(1 << Self.drawn), using: &lot)
        } while !Self.filled.contains(
            cells.nonzeroBitCount)
        self.cells = cells
        color = Self.colors[.random(in: Self.colors.indices, using: &lot)]
    }

    package func isFilled(column: Int, row: Int) -> Bool {
        let column = min(column, Self.side - 1 - column)
        return cells & 1 << (row * 3 + column) != 0
    }

    /// None is the tint, and none the red of warnings. All have a contrast of 4.5:1 with the surfaces that they lie on.
    package static let colors: [UIColor] = [
        UIColor(light: UIColor(rgb: 0x7A3FB8), dark: UIColor(rgb: 0xC79BFF)),
        UIColor(light: UIColor(rgb: 0x00707A), dark: UIColor(rgb: 0x4FD1DB)),
        UIColor(light: UIColor(rgb: 0x2E7330), dark: UIColor(rgb: 0x7BD67E)),
        UIColor(light: UIColor(rgb: 0x9A5200), dark: UIColor(rgb: 0xFFB054)),
        UIColor(light: UIColor(rgb: 0xB0246B), dark: UIColor(rgb: 0xFF8CC3)),
        UIColor(light: UIColor(rgb: 0x6B6400), dark: UIColor(rgb: 0xE3D44C)),
    ]
}
