/// The buttons of bars that look and are called the same in every app, by their names in Interface Builder.
@MainActor enum SystemBarItem {
    static func apply(_ name: String, to item: UIBarButtonItem) {
        if let known = items[name] { return item.show(known) }
        if let symbol = symbols[name] {
            item.image = UIImage(systemName: symbol)
        } else if let title = titles[name] {
            item.title = title
        } else {
            UsageDiagnostic.report(.invalidInterface, "unknown system item \"\(name)\"; its name stands for it")
            item.title = name
        }
    }

    private static let items: [String: UIBarButtonItem.SystemItem] = [
        "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add, "flexibleSpace": .flexibleSpace,
        "fixedSpace": .fixedSpace, "compose": .compose, "action": .action, "search": .search, "refresh": .refresh,
        "trash": .trash, "close": .close,
    ]

    // Those that there is no case for yet.
    private static let symbols = [
        "camera": "camera", "reply": "arrowshape.turn.up.left", "organize": "folder", "bookmarks": "book",
        "stop": "xmark", "play": "play.fill", "pause": "pause.fill", "rewind": "backward.fill",
        "fastForward": "forward.fill",
    ]

    private static let titles = ["undo": "Undo", "redo": "Redo", "pageCurl": "Page"]
}
