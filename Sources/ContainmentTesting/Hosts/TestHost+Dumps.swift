import UIKit

/// What is shown, as text: for a person who reads why a test failed.
extension TestHost {
    /// Every element over all processes, one a line, indented by what it is in, when both sides have come to rest.
    public var hierarchy: String {
        get async throws {
            try await settle()
            return knownHierarchy
        }
    }

    /// The same as the host knows it now.
    var knownHierarchy: String {
        let tree = tree
        var depths: [Int] = []
        return tree.nodes.map { node in
            let depth = node.parent.map { depths[$0] + 1 } ?? 0
            depths.append(depth)
            return String(repeating: "  ", count: depth) + line(about: node)
        }.joined(separator: "\n")
    }

    private func line(about node: ElementNode) -> String {
        var parts = [node.name]
        if node.description.label != nil, let value = node.description.value { parts.append("= \"\(value)\"") }
        if let frame = node.frame { parts.append("at \(frame.shortText)") }
        if node.traits.contains(.notEnabled) { parts.append("disabled") }
        if node.traits.contains(.selected) { parts.append("selected") }
        if node.description.isFocused { parts.append("focused") }
        return parts.joined(separator: " ")
    }
}

extension CGRect {
    /// `10,20 100x40`, in points.
    var shortText: String {
        "\(minX.shortText),\(minY.shortText) \(width.shortText)x\(height.shortText)"
    }
}
