import CoreGraphics

/// Reads the script that Cairo writes of what librsvg draws, as far as it fills shapes.
///
/// Cairo's script is a stack language of few words; the ones for gradients, pictures, strokes and groups are not read.
struct CairoScript {
    private(set) var drawing = CGDrawing()
    private var numbers: [CGFloat] = []
    private var path = CGMutablePath()
    private var color = CGColor(gray: 0, alpha: 1)
    private var nextColor: CGColor?
    private var rule = CGPathFillRule.winding
    private var namedRule = CGPathFillRule.winding
    /// Whether a path was begun and not yet filled.
    private var isPathPending = false
    private let transform: CGAffineTransform

    /// Nil where there is a word that is not read, or a shape was begun and not drawn.
    ///
    /// - Parameter transform: from the script's coordinates to those of the drawing.
    init?(_ script: Data, _ transform: CGAffineTransform) {
        self.transform = transform
        var isHeader = true
        for line in String(decoding: script, as: UTF8.self).split(separator: "\n") where !line.hasPrefix("%") {
            // The first line makes the surface; the last one puts it away.
            if isHeader {
                isHeader = false
                guard line.hasSuffix("context") else { return nil }
                continue
            }
            for word in line.split(separator: " ") {
                if let number = Double(word) {
                    numbers.append(CGFloat(number))
                } else if !read(word) {
                    return nil
                }
            }
        }
    }

    private mutating func read(_ word: Substring) -> Bool {
        switch word {
        case "n":
            guard !isPathPending else { return false }
            isPathPending = true
            path = CGMutablePath()
        case "h": path.closeSubpath()
        case "set-source":
            guard let next = nextColor else { return false }
            color = next
            nextColor = nil
        case "//EVEN_ODD": namedRule = .evenOdd
        case "//WINDING": namedRule = .winding
        case "set-fill-rule": rule = namedRule
        case "fill+", "fill":
            isPathPending = false
            if !path.isEmpty { drawing.commands.append(.fill(path.applying(transform), rule, color)) }
        case "pop":
            return !isPathPending
        default:
            defer { numbers = [] }
            return readOperation(word)
        }
        return true
    }

    /// A word that takes the numbers before it.
    private mutating func readOperation(_ word: Substring) -> Bool {
        switch (word, numbers.count) {
        case ("m", 2): path.move(to: CGPoint(x: numbers[0], y: numbers[1]))
        case ("l", 2): path.addLine(to: CGPoint(x: numbers[0], y: numbers[1]))
        case ("c", 6):
            path.addCurve(
                to: CGPoint(x: numbers[4], y: numbers[5]), control1: CGPoint(x: numbers[0], y: numbers[1]),
                control2: CGPoint(x: numbers[2], y: numbers[3]))
        case ("rectangle", 4):
            path.addRect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
        case ("g", 1): nextColor = CGColor(gray: numbers[0], alpha: 1)
        case ("rgb", 3): nextColor = CGColor(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: 1)
        case ("rgba", 4):
            nextColor = CGColor(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
        default: return false
        }
        return true
    }
}
