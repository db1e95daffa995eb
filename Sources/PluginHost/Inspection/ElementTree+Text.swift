import UIKit

extension ElementTree {
    /// A line for each element, after the one that it is in.
    package func write(to text: inout DumpText) {
        var depths: [Int] = []
        for node in nodes {
            let depth = node.parent.map { depths[$0] + 1 } ?? 0
            depths.append(depth)
            guard !text.isFull else { return }
            text.add(Self.line(about: node), depth: depth)
            if let note = node.note { text.add(note, depth: depth + 1) }
        }
    }

    private static func line(about node: ElementNode) -> String {
        var parts = [node.name]
        if node.description.label != nil, let value = node.description.value { parts.append("= \"\(value)\"") }
        if let frame = node.frame { parts.append("at \(frame.shortText)") }
        if node.traits.contains(.notEnabled) { parts.append("disabled") }
        if node.traits.contains(.selected) { parts.append("selected") }
        if node.description.isFocused { parts.append("focused") }
        return parts.joined(separator: " ")
    }
}
