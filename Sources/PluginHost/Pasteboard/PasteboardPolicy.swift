/// Whether a plugin's pane may put things on the host's pasteboard, and read what lies there.
///
/// A pane that may is told the types of what lies there while it has the keyboard, and all of it when the user presses a key by which text is
/// pasted. All panes of a plugin run in one process, so what one of them is told the others can know.
public enum PasteboardPolicy: Sendable {
    /// Whenever the plugin asks, at most twenty times within ten seconds.
    case always
    /// In answer to the user only, who has done something in one of the plugin's panes within the last second; and at most twenty times within ten
    /// seconds.
    case afterInput
    /// The plugin's panes may not do it at all.
    case never
}
