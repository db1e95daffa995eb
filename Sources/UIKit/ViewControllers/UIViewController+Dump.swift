extension UIViewController {
    /// The controller and everything below it as lines, the same on every run: class, how far it has appeared, place in its superview,
    /// title, and what was presented from it.
    package var controllerDump: [String] {
        let presented = presentationDumps.flatMap { presentation in
            [presentation.line] + presentation.controller.controllerDump.map { "  " + $0 }
        }
        return [ownDump] + (children.flatMap(\.controllerDump) + presented).map { "  " + $0 }
    }

    /// The controllers that are shown because something was presented from this one, each with the line that says how.
    package var presentationDumps: [(line: String, controller: UIViewController)] {
        presentationsFromHere.map { (line: $0.dumpLine(from: self), controller: $0.shown) }
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
        if let alert = self as? UIAlertController { line += alert.contentDump }
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
