extension UIBarButtonItem {
    /// Items that look and are called the same in every app.
    public enum SystemItem: Int, Sendable {
        case done = 0
        case cancel = 1
        case edit = 2
        case save = 3
        case add = 4
        /// Takes the room that the others leave, alike with all of its kind in the bar.
        case flexibleSpace = 5
        /// Room that is as wide as the item's `width`.
        case fixedSpace = 6
        case compose = 7
        case reply = 8
        case action = 9
        case organize = 10
        case bookmarks = 11
        case search = 12
        case refresh = 13
        case stop = 14
        case camera = 15
        case trash = 16
        case play = 17
        case pause = 18
        case rewind = 19
        case fastForward = 20
        case undo = 21
        case redo = 22
        case close = 24
    }
}

extension UIBarButtonItem.SystemItem {
    /// Nil where an image says it.
    var title: String? {
        symbol == nil ? words : nil
    }

    @MainActor var image: UIImage? {
        symbol.flatMap { UIImage(systemName: $0) }
    }

    /// Nil for a button.
    var space: UIBarButtonItem.Space? {
        switch self {
        case .flexibleSpace: .flexible
        case .fixedSpace: .fixed
        default: nil
        }
    }

    /// The English title of the item; nil for an item that is nothing but room.
    var words: String? {
        switch self {
        case .done: "Done"
        case .cancel: "Cancel"
        case .edit: "Edit"
        case .save: "Save"
        case .add: "Add"
        case .compose: "Compose"
        case .reply: "Reply"
        case .action: "Share"
        case .organize: "Organize"
        case .bookmarks: "Bookmarks"
        case .search: "Search"
        case .refresh: "Refresh"
        case .stop: "Stop"
        case .camera: "Camera"
        case .trash: "Delete"
        case .play: "Play"
        case .pause: "Pause"
        case .rewind: "Rewind"
        case .fastForward: "Fast Forward"
        case .undo: "Undo"
        case .redo: "Redo"
        case .close: "Close"
        case .flexibleSpace, .fixedSpace: nil
        }
    }

    private var symbol: String? {
        switch self {
        case .done, .cancel, .edit, .save, .flexibleSpace, .fixedSpace: nil
        case .add: "plus"
        case .compose: "square.and.pencil"
        case .reply: "arrowshape.turn.up.left"
        case .action: "square.and.arrow.up"
        case .organize: "folder"
        case .bookmarks: "book"
        case .search: "magnifyingglass"
        case .refresh: "arrow.clockwise"
        case .camera: "camera"
        case .trash: "trash"
        case .play: "play.fill"
        case .pause: "pause.fill"
        case .rewind: "backward.fill"
        case .fastForward: "forward.fill"
        case .undo: "arrow.uturn.backward"
        case .redo: "arrow.uturn.forward"
        case .stop, .close: "xmark"
        }
    }
}
