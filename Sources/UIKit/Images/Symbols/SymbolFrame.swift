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

    func path(inset: CGFloat) -> CGPath {
        let box = CGRect(x: 0.5, y: 0.5, width: 15, height: 15).insetBy(dx: inset, dy: inset)
        switch self {
        case .circle, .circleFill: return CGPath(ellipseIn: box)
        case .square, .squareFill: return CGPath(roundedRect: box, cornerWidth: 3, cornerHeight: 3)
        }
    }
}
