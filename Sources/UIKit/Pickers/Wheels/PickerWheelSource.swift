/// What a wheel asks for its rows, and tells.
@MainActor protocol PickerWheelSource: AnyObject {
    /// - Parameter view: One that was made for a row before and is seen no longer, to be used again.
    func view(forRow row: Int, of wheel: PickerWheel, reusing view: UIView?) -> UIView

    /// What a row says, for those who cannot see it.
    func text(ofRow row: Int, of wheel: PickerWheel) -> String?

    /// The wheel that a key leads to; nil where there is none.
    ///
    /// - Parameter direction: 1 towards the trailing edge, -1 towards the leading edge.
    func wheel(beside wheel: PickerWheel, _ direction: Int) -> PickerWheel?

    /// The user has chosen another row.
    func wheelDidSelect(_ wheel: PickerWheel)
}
