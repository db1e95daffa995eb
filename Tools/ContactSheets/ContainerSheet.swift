import Foundation
import GalleryControllers
import UIKit

/// Containers of a host at one width in one language.
@MainActor struct ContainerSheet {
    static let all = [
        ContainerSheet("compact", ContainerScene.all(isWide: false), isWide: false, .light),
        ContainerSheet("compact", ContainerScene.all(isWide: false), isWide: false, .dark),
        ContainerSheet("regular", [.navigation, .tabs, .custom], isWide: true, .light),
        ContainerSheet("regular", [.navigation, .tabs, .custom], isWide: true, .dark),
        ContainerSheet("columns", [.twoColumns, .threeColumns], isWide: true, .light),
        ContainerSheet("columns", [.twoColumns, .threeColumns], isWide: true, .dark),
        ContainerSheet("compact", ContainerScene.all(isWide: false), isWide: false, .light, in: .arabic),
    ]

    private let name: String
    private let scenes: [ContainerScene]

    private let isWide: Bool
    private let style: UIUserInterfaceStyle
    private let language: GalleryLanguage

    private init(
        _ name: String, _ scenes: [ContainerScene], isWide: Bool, _ style: UIUserInterfaceStyle,
        in language: GalleryLanguage = .english
    ) {
        self.name = name
        self.scenes = scenes
        self.isWide = isWide
        self.style = style
        self.language = language
    }

    var fileName: String {
        "containers-\(name)-\(shade)\(language == .english ? "" : "-\(language.rawValue)").png"
    }

    private var width: String {
        isWide ? "regular" : "compact"
    }

    private var shade: String {
        style == .dark ? "dark" : "light"
    }

    /// How many stand beside each other.
    private var columns: Int {
        isWide ? 1 : 3
    }

    func makeController() async throws -> PictureSheetViewController {
        let taken = try await ContainerPictures.take(scenes, in: language, isWide: isWide, style)
        let pictures = zip(scenes, taken).compactMap { scene, data in
            UIImage(data: data).map {
                PictureSheetViewController.Picture(name: "\(scene.rawValue), \(width), \(shade)", image: $0)
            }
        }
        let rows = stride(from: 0, to: pictures.count, by: columns).map { start in
            Array(pictures[start..<min(start + columns, pictures.count)])
        }
        return PictureSheetViewController(rows, size: ContainerPictures.size(isWide: isWide))
    }
}
