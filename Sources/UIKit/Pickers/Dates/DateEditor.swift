import Foundation

/// A view in which the user chooses a date.
@MainActor protocol DateEditor: UIView {
    /// Called when the user has chosen another date.
    var onChange: (@MainActor (Date) -> Void)? { get set }

    /// Whether the user can choose.
    var isEnabled: Bool { get set }

    /// The size that the view needs, in points.
    var fittingSize: CGSize { get }

    /// Shows a date by other rules. A duration is a date as far after the reference date.
    func show(_ date: Date, _ settings: DateSettings, animated: Bool)
}
