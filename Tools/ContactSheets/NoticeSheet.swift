import UIKit

/// Every situation in which a host speaks in a pane, light or dark.
@MainActor struct NoticeSheet {
    let style: UIUserInterfaceStyle

    var fileName: String {
        "notices-\(style == .dark ? "dark" : "light").png"
    }

    func makeController() throws -> PictureSheetViewController {
        let pictures = try NoticeScene.allCases.compactMap { scene in
            UIImage(data: try NoticePictures.take(scene, style)).map {
                PictureSheetViewController.Picture(name: scene.rawValue, image: $0)
            }
        }
        let rows = stride(from: 0, to: pictures.count, by: 3).map { start in
            Array(pictures[start..<min(start + 3, pictures.count)])
        }
        return PictureSheetViewController(rows, size: NoticeScene.size)
    }
}
