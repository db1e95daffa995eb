extension UIButton.Configuration.Size {
    /// In points.
    var insets: NSDirectionalEdgeInsets {
        switch self {
        case .mini: NSDirectionalEdgeInsets(top: 6, leading: 10, bottom: 6, trailing: 10)
        case .small: NSDirectionalEdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 12)
        case .medium: NSDirectionalEdgeInsets(top: 8, leading: 14, bottom: 8, trailing: 14)
        case .large: NSDirectionalEdgeInsets(top: 12, leading: 20, bottom: 12, trailing: 20)
        }
    }

    var titleFont: UIFont {
        switch self {
        case .mini: .systemFont(ofSize: 12, weight: .medium)
        case .small: .systemFont(ofSize: 13, weight: .medium)
        case .medium: .systemFont(ofSize: 15, weight: .medium)
        case .large: .systemFont(ofSize: 17, weight: .medium)
        }
    }

    var subtitleFont: UIFont {
        .systemFont(ofSize: self == .large ? 13 : self == .medium ? 12 : 11)
    }

    var cornerRadius: CGFloat {
        switch self {
        case .mini, .small: ControlRadius.small
        case .medium: ControlRadius.medium
        case .large: ControlRadius.large
        }
    }
}

extension UIButton.Configuration {
    /// In points, for a background of `size`.
    func cornerRadius(for size: CGSize) -> CGFloat {
        let half = min(size.width, size.height) / 2
        let radius =
            switch cornerStyle {
            case .fixed, .dynamic: background.cornerRadius ?? buttonSize.cornerRadius
            case .small: ControlRadius.small
            case .medium: ControlRadius.medium
            case .large: ControlRadius.large
            case .capsule: half
            }
        return max(min(radius, half), 0)
    }
}
