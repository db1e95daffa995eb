/// What a symbol's name may end in: a shape around the rest of it.
enum SymbolFrame: CaseIterable {
    case circleFill
    case circle
    case squareFill
    case square

    var suffix: String {
        switch self {
        case .circleFill: ".circle.fill"
        case .circle: ".circle"
        case .squareFill: ".square.fill"
        case .square: ".square"
        }
    }

    var isFilled: Bool {
        self == .circleFill || self == .squareFill
    }

    /// The outline of the frame, in the units of a glyph.
    var path: CGPath {
        switch self {
        case .circle, .circleFill:
            CGPath(ellipseIn: CGRect(x: 2.7, y: 2.7, width: 18.6, height: 18.6))
        case .square, .squareFill:
            CGPath(
                roundedRect: CGRect(x: 3.2, y: 3.2, width: 17.6, height: 17.6), cornerWidth: 4, cornerHeight: 4,
                transform: nil)
        }
    }
}
