import PaletteContract

/// What a color is mixed of.
enum ColorPart: String, CaseIterable {
    case red
    case green
    case blue

    var place: WritableKeyPath<Color, Double> {
        switch self {
        case .red: \.red
        case .green: \.green
        case .blue: \.blue
        }
    }

    var letter: String {
        rawValue.prefix(1).uppercased()
    }
}
