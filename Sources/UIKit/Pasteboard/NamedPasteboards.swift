/// The pasteboards that apps have made under names of their own. They stay in the program, from their making to their removal or its end.
@MainActor enum NamedPasteboards {
    private static var contents: [UIPasteboard.Name: PasteboardContents] = [:]

    static func find(_ name: UIPasteboard.Name, creating: Bool) -> PasteboardContents? {
        guard !name.rawValue.isEmpty else { return nil }
        if let known = contents[name] { return known }
        guard creating else { return nil }
        let new = PasteboardContents()
        contents[name] = new
        return new
    }

    /// - Returns: Whether there was one.
    static func remove(_ name: UIPasteboard.Name) -> Bool {
        guard let removed = contents.removeValue(forKey: name) else { return false }
        removed.remove()
        return true
    }
}
