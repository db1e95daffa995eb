import UIKit

/// One line of a gallery: a caption and what stands beside it.
@MainActor struct GalleryRow {
    let caption: String
    let height: CGFloat
    /// From left to right, each as wide as given, in the middle of the line.
    let views: [(view: UIView, width: CGFloat)]

    init(_ caption: String, height: CGFloat = 46, _ views: [(view: UIView, width: CGFloat)]) {
        self.caption = caption
        self.height = height
        self.views = views
    }
}
