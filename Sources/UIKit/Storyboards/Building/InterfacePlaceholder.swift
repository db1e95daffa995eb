/// An object of a file that stands for one elsewhere.
@MainActor final class InterfacePlaceholder {
    enum Kind {
        /// Whoever in the responder chain has the method of an action.
        case firstResponder
        /// The exit of a scene, to which unwind segues lead.
        case exit
        /// The part of a controller's view below its bars, as files of Xcode 8 and before have it, and above what is below.
        case topGuide, bottomGuide
    }

    let kind: Kind
    /// The controller that a guide belongs to.
    weak var controller: UIViewController?

    init(_ kind: Kind, of controller: UIViewController? = nil) {
        self.kind = kind
        self.controller = controller
    }
}
