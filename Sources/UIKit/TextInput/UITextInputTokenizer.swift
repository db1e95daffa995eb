/// Finds words, sentences and other units of a text that is edited (UIKit's page of this name).
///
/// At the border of two units, the direction says which of them is meant: forward the one that follows, backward the one before.
@preconcurrency @MainActor public protocol UITextInputTokenizer: AnyObject {
    /// The unit that a position is in, or nil where it is in none, as between words.
    func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange?

    /// Whether a unit ends at a position as one goes in the direction: forward its end, backward its start.
    func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool

    /// The next position in the direction where a unit ends as one goes, or nil where there is none.
    func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextPosition?

    /// Whether a position is in a unit.
    func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool
}
