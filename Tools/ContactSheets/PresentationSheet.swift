import UIKit

/// A sheet of what is presented in every way, at the beginning, in the middle and at the end of its motion.
@MainActor struct PresentationSheet {
    static let all = [false, true].flatMap { isWide in
        [UIUserInterfaceStyle.light, .dark].flatMap { style in
            [false, true].map { PresentationSheet(isWide: isWide, style: style, isPlugins: $0) }
        }
    }

    private let isWide: Bool
    private let style: UIUserInterfaceStyle
    /// Whether a plugin presents, and not the host.
    private let isPlugins: Bool

    var fileName: String {
        [
            "presentations", isWide ? "regular" : "compact", style == .dark ? "dark" : "light",
            isPlugins ? "plugin" : "host",
        ].joined(separator: "-") + ".png"
    }

    func makeController() throws -> PictureSheetViewController {
        let rows = try PresentationScene.all.map { scene in
            let pictures = try PresentationPictures.take(scene, isWide: isWide, style, byPlugin: isPlugins)
            return zip(["begins", "half-way", "is there"], pictures).compactMap { word, data in
                UIImage(data: data).map {
                    PictureSheetViewController.Picture(name: "\(scene.name), \(word)", image: $0)
                }
            }
        }
        return PictureSheetViewController(rows, size: PresentationPictures.size(isWide: isWide))
    }
}
