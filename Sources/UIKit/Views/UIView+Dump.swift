extension UIView {
    /// The view and everything below it as text, one line a view, the same on every run: what tests compare.
    package var hierarchyDump: String {
        var lines: [String] = []
        dump(into: &lines, depth: 0)
        return lines.joined(separator: "\n")
    }

    private func dump(into lines: inout [String], depth: Int) {
        var line = String(repeating: "  ", count: depth) + "\(type(of: self)) "
        line += [frame.minX, frame.minY].map(\.shortText).joined(separator: ",")
        line += " " + [frame.width, frame.height].map(\.shortText).joined(separator: "x")
        if let viewController { line += " of \(type(of: viewController))" }
        if isHidden { line += " hidden" }
        if let text = reportedText { line += " \"\(text)\"" }
        lines.append(line)
        for subview in subviews {
            subview.dump(into: &lines, depth: depth + 1)
        }
    }
}
