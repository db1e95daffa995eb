/// Says what constraints leave open and what would close it, in words for the one who wrote them.
@MainActor struct AmbiguityReport {
    private let ambiguities: [Ambiguity]
    private let names: LayoutNames

    init(_ ambiguities: [Ambiguity]) {
        self.ambiguities = ambiguities
        names = LayoutNames(of: ambiguities.flatMap { $0.source.items + $0.open.prefix(Self.mostNames) })
    }

    var text: String {
        let title = "the layout is ambiguous, and the frames are where the arithmetic ended:"
        return ([title] + ambiguities.flatMap(lines) + names.places).joined(separator: "\n")
    }

    private func lines(_ ambiguity: Ambiguity) -> [String] {
        let lines = ["    " + question(of: ambiguity), "        " + answer(to: ambiguity)]
        return lines + (followers(of: ambiguity).map { ["        " + $0] } ?? [])
    }

    private func question(of ambiguity: Ambiguity) -> String {
        let source = ambiguity.source
        let name = source.items.first.map(names.name) ?? ""
        switch ambiguity.kind {
        case .place(.horizontal): return "nothing says where \(name) is from left to right"
        case .place(.vertical): return "nothing says where \(name) is from top to bottom"
        case .length(.horizontal): return "nothing says how wide \(name) is"
        case .length(.vertical): return "nothing says how high \(name) is"
        case .limit: return "\(names.describe(source)) is only a limit, and nothing says how near to it"
        case .wish: return "\(names.describe(source)) gives way, or another of the same priority does"
        }
    }

    private func answer(to ambiguity: Ambiguity) -> String {
        switch ambiguity.kind {
        case .place(.horizontal): return "add a constraint for its leading, trailing or centerX anchor"
        case .place(.vertical): return "add a constraint for its top, bottom or centerY anchor, or a baseline"
        case .length(.horizontal):
            return "add a constraint for its width or both its edges, or give it content with a width"
        case .length(.vertical):
            return "add a constraint for its height or both its edges, or give it content with a height"
        case .limit: return "add an equation beside it; that may have a priority below 1000"
        case .wish:
            guard case .content = ambiguity.source else { return "give it another priority" }
            return "give its content another hugging or compression resistance priority"
        }
    }

    /// More names would hide what matters.
    private static let mostNames = 3

    /// Which frames hang on it, other than that of the item itself.
    private func followers(of ambiguity: Ambiguity) -> String? {
        var followers = ambiguity.open
        switch ambiguity.kind {
        case .place, .length: followers.removeAll { item in ambiguity.source.items.contains { $0 === item } }
        case .limit, .wish: break
        }
        guard !followers.isEmpty else { return nil }
        var words = followers.prefix(Self.mostNames).map(names.name)
        if followers.count > words.count { words.append("\(followers.count - words.count) more") }
        return "on it hang the frames of " + words.joined(separator: ", ")
    }
}
