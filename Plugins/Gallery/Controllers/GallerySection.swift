/// A section of the gallery, which is one page.
package enum GallerySection: String, CaseIterable, Sendable {
    /// The page that chooses between the others.
    case main
    case text
    case controls
    case layout
    case images
    case drawing
    case layers
    case animation
    case form
    case cards
    case chart
    case navigation
    case split
    case tabs
    case scroll
    case tables
    case swipes
    case collections
    case pages
    case pickers
    case typing
    case dragging
    case pixels
    case presentations
}
