import Testing

/// The root of every suite that touches UIKit. One after the other: UIKit's application, screen and update cycle are
/// shared, and tests on the main actor would take turns at each `await`.
@Suite(.serialized, .uiKitEnvironment, .timeLimit(.minutes(4))) enum UIKitBehaviour {}
