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
            parts.append("transform [\(numbers.map(Self.format).joined(separator: " "))]")
        }
        if isHidden { parts.append("hidden") }
        if opacity != 1 { parts.append("opacity \(Self.format(CGFloat(opacity)))") }
        if let backgroundColor { parts.append("background \(backgroundColor)") }
        if cornerRadius != 0 { parts.append("radius \(Self.format(cornerRadius))") }
        if borderWidth != 0, let borderColor { parts.append("border \(Self.format(borderWidth)) \(borderColor)") }
        if masksToBounds { parts.append("clips") }
        if shadowOpacity > 0 { parts.append("shadow \(Self.format(shadowRadius))") }
        switch layerContents {
        case .none:
            break
        case .text(let text):
            parts.append("text \"\(text.string)\"")
        case .image(let image, let scale):
            parts.append("image \(image.width)x\(image.height) @\(Self.format(scale))")
        case .drawing(let drawing):
            parts.append("drawing of \(drawing.commands.count) commands")
        case .picture(let drawing, let size):
            parts.append(
                "picture of \(drawing.commands.count) commands \(Self.format(size.width))x\(Self.format(size.height))")
        case .shape(let shape):
            parts.append("shape of \(shape.drawing.commands.count) commands in \(Self.format(shape.extent))")
        }
        if mask != nil { parts.append("masked") }
        lines.append(String(repeating: "  ", count: depth) + parts.joined(separator: " "))
        for child in paintedChildren {
            child.dump(into: &lines, depth: depth + 1)
        }
    }

    private static func format(_ number: CGFloat) -> String {
        let rounded = (Double(number) * 1000).rounded() / 1000
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(clamping: rounded)) : String(rounded)
    }

    private static func format(_ point: CGPoint) -> String {
        "\(format(point.x)),\(format(point.y))"
    }

    private static func format(_ rect: CGRect) -> String {
        "\(format(rect.origin)) \(format(rect.width))x\(format(rect.height))"
    }
}
