/// The heights of an alert's parts, from the top: texts, a line, buttons, a gap and the separate button. Texts and buttons that have no room
/// are scrolled, each by themselves, so that both can be reached however much there is of the other. All in points.
package struct AlertLayout: Hashable, Sendable {
    /// The height in which the texts are seen.
    package let texts: CGFloat
    /// The thickness of the line below the texts; 0 where it has nothing to divide.
    package let line: CGFloat
    /// The height in which the buttons are seen.
    package let buttons: CGFloat
    /// The room between the surface and the separate button; 0 where one of them is missing.
    package let gap: CGFloat
    /// The height of the separate button.
    package let separate: CGFloat

    /// Between the surface and the separate button.
    private static let separation: CGFloat = 8

    /// - Parameters:
    ///   - texts: The height of all texts; 0: there are none.
    ///   - buttons: The height of all buttons on the surface; 0: there are none.
    ///   - separate: The height of the button below; 0: there is none.
    ///   - line: The thickness of a line.
    ///   - most: The height that there is.
    package init(texts: CGFloat, buttons: CGFloat, separate: CGFloat = 0, line: CGFloat, most: CGFloat) {
        let most = max(0, most)
        let hasSurface = texts + buttons > 0
        self.separate = min(separate, most)
        gap = hasSurface && separate > 0 ? min(Self.separation, most - self.separate) : 0
        let room = most - self.separate - gap
        self.line = texts > 0 && buttons > 0 ? min(line, room) : 0
        let rest = room - self.line
        if texts + buttons <= rest {
            self.texts = texts
            self.buttons = buttons
        } else {
            let share = max((rest / 2).rounded(.down), rest - texts)
            self.buttons = min(buttons, share)
            self.texts = min(texts, rest - self.buttons)
        }
    }

    /// The height of the surface without the separate button.
    package var surface: CGFloat {
        texts + line + buttons
    }

    package var height: CGFloat {
        surface + gap + separate
    }
}
