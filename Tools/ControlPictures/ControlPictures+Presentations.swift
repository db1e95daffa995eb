import ControlGallery
import Foundation
import UIKit

/// What lies over a page: alerts, sheets and popovers.
extension ControlPictures {
    static func drawPresentations(into directory: URL, _ style: UIUserInterfaceStyle, _ name: String) throws {
        for kind in AlertGallery.Kind.allCases {
            let gallery = AlertGallery(kind)
            let picture = try draw(gallery, AlertGallery.size, style, prepare: gallery.prepare) {
                gallery.presentAlert()
            }
            try picture.write(to: directory.appendingPathComponent("alerts-\(kind.rawValue)-\(name).png"))
        }
        for kind in SheetGallery.Kind.allCases {
            let gallery = SheetGallery(kind)
            let picture = try draw(gallery, gallery.size, style) { gallery.presentSheet() }
            try picture.write(to: directory.appendingPathComponent("sheets-\(kind.rawValue)-\(name).png"))
        }
        for (direction, isMirrored, word) in [
            (UIPopoverArrowDirection.up, false, "up"), (.left, false, "left"), (.up, true, "rtl"),
        ] {
            let gallery = PopoverGallery(direction, isMirrored: isMirrored)
            let picture = try draw(
                gallery, PopoverGallery.size, style,
                prepare: { $0.traitOverrides.layoutDirection = isMirrored ? .rightToLeft : .leftToRight }
            ) { gallery.presentPopover() }
            try picture.write(to: directory.appendingPathComponent("popovers-\(word)-\(name).png"))
        }
    }

    private static func draw(
        _ root: UIViewController, _ size: CGSize, _ style: UIUserInterfaceStyle,
        prepare: (UIWindow) -> Void = { _ in }, present: () -> Void
    ) throws -> Data {
        let (platform, window) = makeWindow(size, style)
        prepare(window)
        window.rootViewController = root
        window.makeKeyAndVisible()
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        UpdateCycle.main.update()
        present()
        UpdateCycle.main.update()
        UpdateCycle.main.update()
        let picture = try platform.pngData(of: window)
        root.dismiss(animated: false)
        window.isHidden = true
        return picture
    }
}
