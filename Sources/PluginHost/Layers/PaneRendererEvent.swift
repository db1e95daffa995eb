/// News of the content that a pane's renderer was to show.
enum PaneRendererEvent: Hashable, Sendable {
    /// There is a picture of what was committed, after there was none; it is said where that comes later than the commit.
    case hasPicture
    /// All of the last commit is on screen, after frames that had only what came before it.
    case wasDrawnWhole
    /// It cannot be shown, for a reason that is a sentence for a person.
    case cannotBeShown(String)
}
