/// What had the keys in a window before something came over it that keeps them to itself.
struct FocusMemory {
    weak var firstResponder: UIResponder?
    weak var focused: UIView?
    /// Whether the focus was shown, because the user moves it by keys.
    let isRingShown: Bool
}
