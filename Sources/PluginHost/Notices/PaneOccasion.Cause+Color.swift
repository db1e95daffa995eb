import UIKit

extension PaneOccasion.Cause {
    /// Says how bad it is: gray where waiting helps, orange where it may, red where something has ended for good. They are the system's
    /// colours, in the light so dark that they have a contrast of 3:1 with the system's grounds.
    var frameColor: UIColor {
        switch self {
        case .starting, .awaited, .restarting: Self.gray
        case .notResponding: Self.orange
        case .ended, .lost, .unavailable: .systemRed
        }
    }

    private static let gray = UIColor(light: UIColor(rgb: 0x6C6C70), dark: .systemGray)
    private static let orange = UIColor(light: UIColor(rgb: 0xC77700), dark: .systemOrange)
}
