/// One thing that a context can do.
enum Sketch: String, CaseIterable {
    case curves
    case dashes
    case rounds
    case blends
    case shadows
    case rotation
    case clips
    case words
    case rules
}
