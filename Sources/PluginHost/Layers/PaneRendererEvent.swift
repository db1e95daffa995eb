/// News of the content that a pane's renderer was to show.
enum PaneRendererEvent: Hashable, Sendable {
    /// All of it is on screen, after frames that had left something out.
    case wasDrawnWhole
    /// It takes long. The words go on where the scene is named, for the log.
    case isSlow(String)
    /// It cannot be shown, for a reason that is a sentence for a person.
    case cannotBeShown(String)
}
