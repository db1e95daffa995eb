/// A shape's text, read: what `SymbolShapes` says of its language.
struct SymbolParts {
    enum Part {
        case path(Role, CGPath)
        case shape(String, isFilled: Bool, scale: CGFloat, offset: CGVector, degrees: CGFloat)
    }

    enum Role: Character {
        case body = "o"
        case line = "l"
        case thinLine = "t"
        case area = "p"
        case detail = "d"
        case thinDetail = "e"
        case hole = "h"
        case cut = "c"
    }

    private(set) var parts: [Part] = []

    /// Reads the text of a shape. Nil if it is not as the language says.
    init?(_ text: String) {
        var words = text.split(separator: " ")[...]
        while let word = words.popFirst() {
            if word == "@" {
                guard let name = words.popFirst(), let numbers = Self.numbers(4, of: &words) else { return nil }
                let isFilled = name.hasSuffix(".fill")
                parts.append(
                    .shape(
                        String(isFilled ? name.dropLast(5) : name), isFilled: isFilled, scale: numbers[0],
                        offset: CGVector(dx: numbers[1], dy: numbers[2]), degrees: numbers[3]))
            } else {
                guard word.count == 1, let role = word.first.flatMap(Role.init(rawValue:)),
                    let path = Self.path(&words)
                else { return nil }
                parts.append(.path(role, path))
            }
        }
    }

    private static func numbers(_ count: Int, of words: inout ArraySlice<Substring>) -> [CGFloat]? {
        let numbers = words.prefix(count).compactMap { Double($0).map { CGFloat($0) } }
        guard numbers.count == count else { return nil }
        words = words.dropFirst(count)
        return numbers
    }

    private static func points(of words: inout ArraySlice<Substring>) -> [CGPoint] {
        var points: [CGPoint] = []
        while let pair = numbers(2, of: &words) { points.append(CGPoint(x: pair[0], y: pair[1])) }
        return points
    }

    /// Reads steps up to the next part.
    private static func path(_ words: inout ArraySlice<Substring>) -> CGPath? {
        let path = CGMutablePath()
        while let step = words.first, step != "@", step.first?.isLowercase == false {
            words = words.dropFirst()
            guard add(step, &words, to: path) else { return nil }
        }
        return path.isEmpty ? nil : path
    }

    private static func add(
        _ step: Substring, _ words: inout ArraySlice<Substring>, to path: CGMutablePath
    ) -> Bool {
        switch step {
        case "M":
            guard let point = numbers(2, of: &words) else { return false }
            path.move(to: CGPoint(x: point[0], y: point[1]))
        case "L":
            let points = points(of: &words)
            for point in points { path.addLine(to: point) }
            return !points.isEmpty
        case "H":
            guard let x = numbers(1, of: &words) else { return false }
            path.addLine(to: CGPoint(x: x[0], y: path.currentPoint.y))
        case "V":
            guard let y = numbers(1, of: &words) else { return false }
            path.addLine(to: CGPoint(x: path.currentPoint.x, y: y[0]))
        case "C":
            let points = points(of: &words)
            guard !points.isEmpty, points.count.isMultiple(of: 3) else { return false }
            for index in stride(from: 0, to: points.count, by: 3) {
                path.addCurve(to: points[index + 2], control1: points[index], control2: points[index + 1])
            }
        case "Z":
            path.closeSubpath()
        case "A":
            guard let arc = numbers(5, of: &words) else { return false }
            path.addRelativeArc(
                center: CGPoint(x: arc[0], y: arc[1]), radius: arc[2], startAngle: arc[3] * .pi / 180,
                delta: (arc[4] - arc[3]) * .pi / 180)
        case "O":
            guard let circle = numbers(3, of: &words) else { return false }
            path.addEllipse(
                in: CGRect(
                    x: circle[0] - circle[2], y: circle[1] - circle[2], width: 2 * circle[2], height: 2 * circle[2]))
        case "E":
            guard let box = numbers(4, of: &words) else { return false }
            path.addEllipse(in: CGRect(x: box[0], y: box[1], width: box[2], height: box[3]))
        case "R":
            guard let box = numbers(5, of: &words) else { return false }
            path.addRoundedRect(
                in: CGRect(x: box[0], y: box[1], width: box[2], height: box[3]), cornerWidth: box[4],
                cornerHeight: box[4])
        case "P", "S":
            guard let radius = numbers(1, of: &words) else { return false }
            let points = points(of: &words)
            guard points.count >= 3 else { return false }
            addCorners(points, radius: radius[0], isClosed: step == "P", to: path)
        default:
            return false
        }
        return true
    }

    private static func addCorners(_ points: [CGPoint], radius: CGFloat, isClosed: Bool, to path: CGMutablePath) {
        let (first, last) = (points[0], points[points.count - 1])
        // A closed one begins in the middle of its last side, so that no corner is where it begins.
        path.move(to: isClosed ? CGPoint(x: (first.x + last.x) / 2, y: (first.y + last.y) / 2) : first)
        let corners = isClosed ? points[...] : points.dropFirst().dropLast()
        for (index, corner) in zip(corners.indices, corners) {
            path.addArc(
                tangent1End: corner, tangent2End: index + 1 < points.count ? points[index + 1] : first, radius: radius)
        }
        if isClosed { path.closeSubpath() } else { path.addLine(to: last) }
    }
}
