/// What happens to the presentation of a controller, for one that stands for another elsewhere.
package enum PresentationChange {
    case willPresent
    /// Its appearance is over, and nothing moves any more.
    case didPresent
    case willDismiss(byUser: Bool)
    /// The two controllers know nothing of each other any more. The presented one may still have to hear that it has disappeared.
    case didEnd
    /// The user has tried to end it, and was not let.
    case wasRefused
    /// The user has brought the sheet to another detent.
    case didChooseDetent
}
