/// The look of a date picker (UIKit's page of this name).
public enum UIDatePickerStyle: Int, Sendable {
    /// The style `compact` for dates and times, and wheels for a mode that has no other look.
    case automatic = 0
    case wheels = 1
    /// Buttons that show the date, and open the editor in which it is chosen.
    case compact = 2
    /// A calendar that is always seen.
    case inline = 3
}
