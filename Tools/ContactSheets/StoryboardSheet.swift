import UIKit

/// The screens of the apps with storyboards, on a phone or on a pad, light or dark.
@MainActor struct StoryboardSheet {
    static let all = [
        StoryboardSheet(isWide: false, style: .light), StoryboardSheet(isWide: false, style: .dark),
        StoryboardSheet(isWide: true, style: .light), StoryboardSheet(isWide: true, style: .dark),
    ]

    let isWide: Bool
    let style: UIUserInterfaceStyle

    var fileName: String {
        "storyboards-\(isWide ? "pad" : "phone")-\(style == .dark ? "dark" : "light").png"
    }

    func makeController() throws -> PictureSheetViewController {
        let rows = try (isWide ? StoryboardScene.onPad : StoryboardScene.onPhone).map { row in
            try row.compactMap { scene in
                UIImage(data: try scene.take(isWide: isWide, style)).map {
                    PictureSheetViewController.Picture(name: scene.name, image: $0)
                }
            }
        }
        return PictureSheetViewController(rows, size: StoryboardScene.size(isWide: isWide))
    }
}
