extension CALayer {
    /// The layer and everything below it as text, one line a layer, the same on every run: what tests compare.
    package var dump: String {
        var lines: [String] = []
        dump(into: &lines, depth: 0)
        return lines.joined(separator: "\n")
    }

    private func dump(into lines: inout [String], depth: Int) {
        var parts = ["layer", Self.format(frame)]
        if bounds.origin != .zero { parts.append("bounds-origin \(Self.format(bounds.origin))") }
        if !transform.isIdentity {
            let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
            parts.append("transform [\(numbers.map(\.shortText).joined(separator: " "))]")
        }
        if isHidden { parts.append("hidden") }
        if opacity != 1 { parts.append("opacity \(CGFloat(opacity).shortText)") }
        if let backgroundColor { parts.append("background \(backgroundColor)") }
        if cornerRadius != 0 { parts.append("radius \(cornerRadius.shortText)") }
        if borderWidth != 0, let borderColor { parts.append("border \(borderWidth.shortText) \(borderColor)") }
        if masksToBounds { parts.append("clips") }
        if shadowOpacity > 0 { parts.append("shadow \(shadowRadius.shortText)") }
        switch layerContents {
        case .none:
            break
        case .text(let text):
            parts.append("text \"\(text.string)\"")
        case .image(let image, let scale):
            parts.append("image \(image.width)x\(image.height) @\(scale.shortText)")
        case .surface(let shown, let scale):
            parts.append("surface \(shown.surface.width)x\(shown.surface.height) @\(scale.shortText)")
        case .drawing(let drawing):
            parts.append("drawing of \(drawing.commands.count) commands")
        case .picture(let drawing, let size):
            parts.append(
                "picture of \(drawing.commands.count) commands \(size.width.shortText)x\(size.height.shortText)")
        case .shape(let shape):
            parts.append("shape of \(shape.drawing.commands.count) commands in \(Self.format(shape.extent))")
        case .gradient(let gradient):
            parts.append("gradient of \(gradient.colors.count) colors")
        }
        if mask != nil { parts.append("masked") }
        lines.append(String(repeating: "  ", count: depth) + parts.joined(separator: " "))
        for child in paintedChildren {
            child.dump(into: &lines, depth: depth + 1)
        }
    }

    private static func format(_ point: CGPoint) -> String {
        "\(point.x.shortText),\(point.y.shortText)"
    }

    private static func format(_ rect: CGRect) -> String {
        "\(format(rect.origin)) \(rect.width.shortText)x\(rect.height.shortText)"
    }
}
