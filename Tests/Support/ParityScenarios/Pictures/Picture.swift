import CoreGraphics
import UIKit

/// What the panes show whose pixels are compared.
package enum Picture: String, CaseIterable, Sendable {
    /// Backgrounds, borders, round corners, shadows, opacity, clipping, transforms.
    case layers
    /// What `draw(_:)` records.
    case drawing
    /// Bitmaps in every gravity, and one drawn into a context.
    case images
    /// Symbols, templates, resizable and drawn images in image views.
    case imageViews
    /// Gradients, shapes, masks, corners and shadow paths.
    case shapes
    /// Text in several scripts, wrapped, truncated and aligned.
    case texts
    /// Text with attributes and paragraph styles, in several scripts.
    case richTexts
    /// Buttons in their styles, in system colours.
    case controls
    /// Buttons with titles of several lines.
    case buttonLines

    @MainActor package func makeViewController() -> PictureViewController {
        PictureViewController(self)
    }
}
