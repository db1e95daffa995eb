extension UITextDropProposal {
    /// The part of a text that dropped text replaces (UIKit's page of this name).
    public enum Action: UInt, Sendable {
        /// Dropped text is put in below the finger, whatever is selected.
        case insert = 0
        /// Dropped text replaces what is selected; where nothing is, it is put in below the finger.
        case replaceSelection = 1
        /// Dropped text replaces the whole text.
        case replaceAll = 2
    }
}
