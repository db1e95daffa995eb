extension UIButton {
    /// What a button says and how it looks.
    @MainActor public struct Configuration: Equatable {
        public enum CornerStyle: Int, Sendable {
            case fixed = -1
            case dynamic = 0
            case small = 1
            case medium = 2
            case large = 3
            case capsule = 4
        }

        private enum Style {
            case plain
            case gray
            case tinted
            case filled
        }

        private let style: Style

        public var title: String?
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        public var contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 14, bottom: 8, trailing: 14)
        public var cornerStyle: CornerStyle = .dynamic

        /// Text in the tint colour, no background.
        public static func plain() -> Configuration {
            Configuration(style: .plain)
        }

        /// Text in the tint colour on grey.
        public static func gray() -> Configuration {
            Configuration(style: .gray)
        }

        /// Text in the tint colour on a thin wash of it.
        public static func tinted() -> Configuration {
            Configuration(style: .tinted)
        }

        /// White text on the tint colour.
        public static func filled() -> Configuration {
            Configuration(style: .filled)
        }

        func colors(tint: UIColor, state: UIControl.State) -> (foreground: UIColor, background: UIColor) {
            let strength: CGFloat = state.contains(.highlighted) ? 0.75 : 1
            var background: UIColor
            var foreground = baseForegroundColor ?? tint
            switch style {
            case .plain:
                background = baseBackgroundColor ?? .clear
                if state.contains(.highlighted) { foreground = foreground.withAlphaComponent(0.5) }
            case .gray:
                background = (baseBackgroundColor ?? .systemGray5).withAlphaComponent(strength)
            case .tinted:
                background = (baseBackgroundColor ?? tint).withAlphaComponent(0.14 * strength)
            case .filled:
                background = (baseBackgroundColor ?? tint).withAlphaComponent(strength)
                foreground = baseForegroundColor ?? UIColor(light: .white, dark: UIColor(rgb: 0x06121F))
            }
            if state.contains(.disabled), style != .plain { background = .systemGray5 }
            return (foreground, background)
        }

        /// In points, for a button of `size`.
        func cornerRadius(for size: CGSize) -> CGFloat {
            switch cornerStyle {
            case .small: 4
            case .fixed, .dynamic, .medium: 8
            case .large: 12
            case .capsule: min(size.width, size.height) / 2
            }
        }
    }
}
