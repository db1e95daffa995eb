import GalleryControllers
import UIKit

/// Texts that are edited in every state, in three scripts, light or dark.
@MainActor struct WritingSheet {
    let style: UIUserInterfaceStyle

    var fileName: String {
        "writing-\(style == .dark ? "dark" : "light").png"
    }

    func makeController() throws -> PictureSheetViewController {
        let rows = try GalleryLanguage.allCases.map { language in
            try WritingScene.allCases.compactMap { scene in
                UIImage(data: try scene.take(in: language, style)).map {
                    PictureSheetViewController.Picture(name: "\(scene.rawValue), \(language.rawValue)", image: $0)
                }
            }
        }
        return PictureSheetViewController(rows, size: WritingScene.size)
    }
}
