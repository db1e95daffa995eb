/// A way in which the gallery's page of presentations presents something.
struct PresentationScene {
    /// The title of the button that presents it.
    let button: String
    /// The place of the transition among those that the page offers; nil for what has a motion of its own.
    var transition: Int?

    /// Every style, and full screen by every transition.
    static let all =
        (0..<4).map { PresentationScene(button: "Full screen", transition: $0) }
        + ["Over all", "Page", "Form", "In the page", "Drawer", "Half sheet", "Popover", "Alert", "Choices"].map {
            PresentationScene(button: $0)
        }

    private static let transitions = ["cover", "flip", "dissolve", "curl"]

    var name: String {
        transition.map { "\(button), \(Self.transitions[$0])" } ?? button
    }
}
