/// What a plugin wants the stack of a navigation controller to be.
package struct StackRequest: Hashable, Sendable {
    /// A controller that is on it, or is to be.
    package enum Place: Hashable, Sendable {
        case controller(ControllerID)
        /// One that the plugin has made.
        ///
        /// - Parameters:
        ///   - title: Its title, for the bar.
        ///   - hidesBottomBar: Whether no bar is to be below it.
        case offer(OfferID, title: String? = nil, hidesBottomBar: Bool = false)

        /// The same whatever it is called.
        package var untitled: Place {
            if case .offer(let offer, _, _) = self { .offer(offer) } else { self }
        }
    }

    package var container: ControllerID
    package var number: ContainerRequestSerial
    /// The uppermost of those that stay; nil: none does.
    package var topKept: Place?
    /// What is above it then.
    package var above: [Place]
    package var isAnimated: Bool
    /// Nil: it stays as it is.
    package var isBarHidden: Bool?
    /// The same for the toolbar.
    package var isToolbarHidden: Bool?

    package init(
        container: ControllerID, number: ContainerRequestSerial, topKept: Place?, above: [Place], isAnimated: Bool,
        isBarHidden: Bool? = nil, isToolbarHidden: Bool? = nil
    ) {
        self.container = container
        self.number = number
        self.topKept = topKept
        self.above = above
        self.isAnimated = isAnimated
        self.isBarHidden = isBarHidden
        self.isToolbarHidden = isToolbarHidden
    }

    package static let mostAbove = 64
}

extension StackRequest: CustomStringConvertible {
    package var description: String {
        let kept = topKept.map { "above \($0)" } ?? "from the root"
        let places = above.isEmpty ? "nothing" : above.map(\.description).joined(separator: ", ")
        let bar = isBarHidden.map { $0 ? ", without the bar" : ", with the bar" } ?? ""
        let toolbar = isToolbarHidden.map { $0 ? ", without the toolbar" : ", with the toolbar" } ?? ""
        return
            "container: \(container), request: \(number), \(kept): \(places)\(bar)\(toolbar)\(isAnimated ? ", animated" : "")"
    }
}

extension StackRequest.Place: CustomStringConvertible {
    package var description: String {
        switch self {
        case .controller(let number): "controller \(number)"
        case .offer(let offer, let title, _): "offer \(offer)\(title.map { " " + TraceText.quoted($0) } ?? "")"
        }
    }
}
