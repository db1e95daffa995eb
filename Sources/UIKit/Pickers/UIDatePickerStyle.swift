/// How a date picker looks (UIKit's page of this name).
public enum UIDatePickerStyle: Int, Sendable {
    /// Compact for dates and times, wheels for what has no other look.
    case automatic = 0
    case wheels = 1
    /// Buttons that show the date, and open what it is chosen in.
    case compact = 2
    /// A calendar, in place.
    case inline = 3
}
