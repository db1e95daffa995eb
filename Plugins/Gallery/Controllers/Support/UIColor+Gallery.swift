import UIKit

extension UIColor {
    /// For texts beside the point, on every background of the gallery.
    static let quietText = UIColor { $0.userInterfaceStyle == .dark ? shade(0.68) : shade(0.36) }

    /// For what is wrong.
    static let warning = UIColor {
        $0.userInterfaceStyle == .dark
            ? UIColor(red: 1, green: 0.5, blue: 0.47, alpha: 1) : UIColor(red: 0.73, green: 0, blue: 0.1, alpha: 1)
    }

    /// The background on which groups stand.
    static let groupBackground = UIColor { $0.userInterfaceStyle == .dark ? shade(0.17) : shade(0.96) }

    private static func shade(_ white: CGFloat) -> UIColor {
        UIColor(white: white, alpha: 1)
    }
}
