import QuartzCore

extension CALayer {
    /// A line for this layer and each below it, those that plugins have drawn too: place, and what of it is not as usual.
    package func write(to text: inout DumpText, depth: Int = 0) {
        guard !text.isFull else { return }
        var line = "layer at \(frame.shortText)"
        if isHidden { line += " hidden" }
        if opacity != 1 { line += " opacity \(CGFloat(opacity).shortText)" }
        if masksToBounds { line += " clips" }
        if case .text(let text) = layerContents { line += " \"\(text.runs.map(\.text).joined())\"" }
        text.add(line, depth: depth)
        for sublayer in sublayers ?? [] { sublayer.write(to: &text, depth: depth + 1) }
    }
}
