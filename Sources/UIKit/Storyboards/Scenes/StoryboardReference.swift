import StoryboardFormat

/// A controller of another storyboard, which a storyboard names in place of one of its own.
package struct StoryboardReference {
    /// The name of the other storyboard.
    package let storyboardName: String
    /// The identifier of the controller there; nil for the one that the storyboard begins with.
    package let identifier: String?
    /// The identifier of the bundle that the storyboard is in; nil for the one that the reference is in.
    package let bundleIdentifier: String?
    private let bundle: Bundle?
    private let element: InterfaceElement

    init(_ element: InterfaceElement, in bundle: Bundle?) {
        storyboardName = element["storyboardName"] ?? ""
        identifier = element["referencedIdentifier"]
        bundleIdentifier = element["bundleIdentifier"]
        self.bundle = bundle
        self.element = element
    }

    /// Returns the controller that the reference stands for; nil, with a report, where there is none.
    ///
    /// - Parameter make: Makes the controller in place of its class's `init(coder:)`, unless it answers nil. For a controller that is not of
    ///   this process it makes what stands for it, from a coder that has nothing to decode.
    @MainActor func controller(
        for source: InterfaceSource, make: ((NSCoder) -> UIViewController?)? = nil
    ) -> UIViewController? {
        guard let found = bundleOfStoryboard else {
            let foreign = ForeignScenes.current
            if let make, let bundleIdentifier, foreign.identifiers().contains(bundleIdentifier),
                let made = make(emptyCoder(source))
            {
                return made
            }
            if let controller = foreign.controller(self) { return controller }
            source.report(
                element,
                "no bundle in this program has the identifier \(bundleIdentifier ?? ""), and no plugin that it knows (skipped); "
                    + "there are: \((Self.identifiers + foreign.identifiers().sorted()).joined(separator: ", "))")
            return nil
        }
        let storyboard = UIStoryboard(name: storyboardName, bundle: found)
        guard let identifier else {
            if storyboard.beginsNowhere {
                source.report(element, "the storyboard \(storyboardName) names no controller to begin with (skipped)")
            }
            return storyboard.initialController(make)
        }
        return storyboard.controller(identifier, make) ?? UIViewController()
    }

    @MainActor private func emptyCoder(_ source: InterfaceSource) -> NSCoder {
        let placeholder = InterfaceElement(name: element.name, line: element.line)
        return InterfaceCoder(placeholder, InterfaceArchive(source, scope: InterfaceScope()))
    }

    /// The bundle with the storyboard, nil in it for the program's own resources; nil where it is not in this process.
    private var bundleOfStoryboard: Bundle?? {
        guard let bundleIdentifier, bundleIdentifier != bundle?.bundleIdentifier else { return .some(bundle) }
        if bundleIdentifier == Bundle.main.bundleIdentifier { return .some(nil) }
        return Bundle.allBundles.first { $0.bundleIdentifier == bundleIdentifier }.map { .some($0) }
    }

    private static var identifiers: [String] {
        Set(Bundle.allBundles.compactMap(\.bundleIdentifier)).sorted()
    }
}
