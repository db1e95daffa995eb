/// What an app has said of a view for those who cannot see it. Nil leaves what the view says of itself.
@MainActor final class AccessibilityAttributes {
    var isElement: Bool?
    var identifier: String?
    var label: String?
    var value: String?
    var hint: String?
    var traits: UIAccessibilityTraits?
    var areElementsHidden = false
    var isModal = false
    var customActions: [UIAccessibilityCustomAction]?
}
