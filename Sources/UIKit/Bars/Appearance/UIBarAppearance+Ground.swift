import CoreGraphics

extension UIBarAppearance {
    /// The colour of a bar's ground. That of one which is not translucent lies on the system's background.
    func ground(isTranslucent: Bool) -> UIColor? {
        guard !isTranslucent else { return backgroundColor }
        guard let backgroundColor else { return .systemBackground }
        return UIColor { traits in
            let (upper, lower) = (backgroundColor.cgColor(with: traits), UIColor.systemBackground.cgColor(with: traits))
            let mixed = { (part: KeyPath<CGColor, CGFloat>) in
                lower[keyPath: part] + (upper[keyPath: part] - lower[keyPath: part]) * upper.alpha
            }
            return UIColor(red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue), alpha: 1)
        }
    }
}
