extension UIDatePicker {
    /// The kind of date that a date picker lets its user choose.
    public enum Mode: Int, Sendable {
        /// A time of the day.
        case time = 0
        case date = 1
        case dateAndTime = 2
        /// A duration of less than a day.
        case countDownTimer = 3
        case yearAndMonth = 4269
    }
}
