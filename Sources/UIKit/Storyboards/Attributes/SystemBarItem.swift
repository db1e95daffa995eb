/// The buttons of bars that look and are called the same in every app, by their names in Interface Builder.
@MainActor enum SystemBarItem {
    static func apply(_ name: String, to item: UIBarButtonItem) {
        if let known = items[name] { return item.show(known) }
        // There is no case for it, since Apple has deprecated it.
        guard name != "pageCurl" else { return item.title = "Page" }
        UsageDiagnostic.report(.invalidInterface, "unknown system item \"\(name)\"; its name stands for it")
        item.title = name
    }

    private static let items: [String: UIBarButtonItem.SystemItem] = [
        "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add, "flexibleSpace": .flexibleSpace,
        "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply, "action": .action, "organize": .organize,
        "bookmarks": .bookmarks, "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera,
        "trash": .trash, "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward, "undo": .undo,
        "redo": .redo, "close": .close,
    ]
}
