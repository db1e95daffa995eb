extension UIViewController {
    /// The controller and everything below it as lines, the same on every run: class, how far it has appeared, place in its superview,
    /// title.
    package var controllerDump: [String] {
        [ownDump] + children.flatMap(\.controllerDump).map { "  " + $0 }
    }

    /// The line about this controller alone.
    package var ownDump: String {
        var line = "\(type(of: self)) \(appearanceState.word)"
        if let view = viewIfLoaded {
            line += " \(view.frame.minX.shortText),\(view.frame.minY.shortText)"
            line += " \(view.frame.width.shortText)x\(view.frame.height.shortText)"
        } else {
            line += " not loaded"
        }
        if let title { line += " \"\(title)\"" }
        return line
    }
}

extension AppearanceState {
    fileprivate var word: String {
        switch self {
        case .disappeared: "disappeared"
        case .appearing: "appearing"
        case .appeared: "appeared"
        case .disappearing: "disappearing"
        }
    }
}
