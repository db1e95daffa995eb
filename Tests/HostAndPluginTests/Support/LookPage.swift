import ControlGallery
import HostStaging
import LayerRenderer
import UIKit

/// Shows a controller in a window of its own, two pixels a point.
@MainActor struct LookPage {
    /// What a control may lie on.
    static let backgrounds: [UIColor] = [
        .systemBackground, .secondarySystemBackground, .tertiarySystemBackground, .systemGroupedBackground,
        .secondarySystemGroupedBackground, .tertiarySystemGroupedBackground,
    ]

    let window: UIWindow
    let surface: PixelSurface

    init(_ controller: UIViewController, style: UIUserInterfaceStyle) {
        let platform = RenderingPlatform()
        let screen = UIScreen(size: ControlGallery.size, scale: 2, userInterfaceStyle: style)
        screen.platform = platform
        UIScreen.main = screen
        window = UIWindow(frame: screen.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        UpdateCycle.main.update()
        UpdateCycle.main.update()
        surface = platform.surface(of: window)
    }

    /// The colours in a view, with how many pixels have them.
    func colors(in view: UIView) -> [LookColor: Int] {
        let rect = view.convert(view.bounds, to: nil)
        var colors: [LookColor: Int] = [:]
        for y in Int(rect.minY * 2)..<Int(rect.maxY * 2) {
            for x in Int(rect.minX * 2)..<Int(rect.maxX * 2) {
                guard let color = color(x: x, y: y) else { continue }
                colors[color, default: 0] += 1
            }
        }
        return colors
    }

    /// The colour at a place of a view, in points of the view.
    func color(at point: CGPoint, of view: UIView) -> LookColor? {
        let place = view.convert(point, to: nil)
        return color(x: Int(place.x * 2), y: Int(place.y * 2))
    }

    private func color(x: Int, y: Int) -> LookColor? {
        surface.pixel(x: x, y: y).map { LookColor(red: $0.red, green: $0.green, blue: $0.blue) }
    }
}
