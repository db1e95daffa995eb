/// The owner of a wheel, which is asked for the rows and told of the choice.
@MainActor protocol PickerWheelSource: AnyObject {
    /// Makes the view for a row.
    ///
    /// - Parameter view: A view that was made for a row before and is seen no longer, to be used again.
    func view(forRow row: Int, of wheel: PickerWheel, reusing view: UIView?) -> UIView

    /// The text of a row for those who cannot see it; nil where it has none.
    func text(ofRow row: Int, of wheel: PickerWheel) -> String?

    /// The wheel that a key leads to; nil where there is none.
    ///
    /// - Parameter direction: 1 towards the trailing edge, -1 towards the leading edge.
    func wheel(beside wheel: PickerWheel, _ direction: Int) -> PickerWheel?

    /// Tells that the user has chosen another row.
    func wheelDidSelect(_ wheel: PickerWheel)
}
