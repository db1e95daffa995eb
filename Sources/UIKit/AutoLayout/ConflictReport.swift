/// Says which constraints contradict each other, in words for the one who wrote them.
@MainActor struct ConflictReport {
    private let sources: [LayoutSource]
    private let broken: LayoutSource?
    private let names: LayoutNames

    init(sources: [LayoutSource], broken: LayoutSource?) {
        self.sources = sources
        self.broken = broken
        names = LayoutNames(of: sources.flatMap(\.items))
    }

    var text: String {
        var lines = ["these constraints cannot hold together:"]
        for source in sources { lines.append("    " + names.describe(source)) }
        if let broken { lines.append("left out: \(names.describe(broken))") }
        lines += names.places
        lines.append(
            "deactivate one of them, or give it a priority below 1000; an identifier makes it easy to find here")
        return lines.joined(separator: "\n")
    }
}
