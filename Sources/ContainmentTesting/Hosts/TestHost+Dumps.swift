import PluginHost
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

extension TestHost {
    /// Every controller over all processes, one a line, indented by its parent: class, how far it has appeared, place, title.
    public var controllers: String {
        get async throws {
            try await settle()
            let lines = Set(panes.filter { $0.processIdentifier != nil }.map(line)).map { ($0, $0.controllerReports) }
            for (line, _) in lines { line.askForControllers() }
            _ = try await waits(upTo: nil) { lines.allSatisfy { $0.isHeld || $0.controllerReports > $1 } }
            return window.rootViewController.map(controllerLines)?.joined(separator: "\n") ?? ""
        }
    }

    private func controllerLines(_ controller: UIViewController) -> [String] {
        guard let pane = controller as? RemoteViewController else {
            let own = controller.controllerDump.prefix(1)
            return own + controller.children.flatMap(controllerLines).map { "  " + $0 }
        }
        let remote = pane.sceneID.flatMap { line(of: pane).controllers[$0] } ?? []
        return pane.controllerDump.map { "\($0) of \(pane.plugin)" } + remote.map { "  " + $0 }
    }

    /// Every layer of the window, one a line, those that plugins have drawn too: place, and what of it is not as usual.
    public var layers: String {
        get async throws {
            try await settle()
            return Self.layerLines(window.layer).joined(separator: "\n")
        }
    }

    private static func layerLines(_ layer: CALayer) -> [String] {
        var line = "layer at \(layer.frame.shortText)"
        if layer.isHidden { line += " hidden" }
        if layer.opacity != 1 { line += " opacity \(CGFloat(layer.opacity).shortText)" }
        if layer.masksToBounds { line += " clips" }
        if case .text(let text) = layer.layerContents { line += " \"\(text.runs.map(\.text).joined())\"" }
        return [line] + (layer.sublayers ?? []).flatMap(layerLines).map { "  " + $0 }
    }
}

extension CGRect {
    /// `10,20 100x40`, in points.
    var shortText: String {
        "\(minX.shortText),\(minY.shortText) \(width.shortText)x\(height.shortText)"
    }
}
