/// One thing that layers can do.
enum LayerEffect: String, CaseIterable {
    case corners
    case border
    case shadow
    case gradient
    case conic
    case shape
    case mask
    case opacity
    case transform
}
