import CoreGraphics

/// A text that keys are typed into, as far as a screen's input method has to know it.
package struct ScreenTextInput: Hashable, Sendable {
    /// The caret, in points from the top left corner of the window and within it: candidates are shown beside it. Nil where it is not known.
    package var caret: CGRect?

    package init(caret: CGRect? = nil) {
        self.caret = caret
    }
}
