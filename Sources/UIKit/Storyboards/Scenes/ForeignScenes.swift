import Diagnostics

/// The scenes that references of storyboards may lead to although their bundle is not in this process: those of a host's plugins.
@MainActor package struct ForeignScenes {
    /// Returns the identifiers that a reference may name as its bundle, in any order.
    package let identifiers: () -> [String]
    /// Makes the controller of a reference; nil where its bundle is none of `identifiers`.
    package let controller: (StoryboardReference) -> UIViewController?

    package init(
        identifiers: @escaping () -> [String], controller: @escaping (StoryboardReference) -> UIViewController?
    ) {
        self.identifiers = identifiers
        self.controller = controller
    }

    // MARK: Which of them count

    /// The scenes that count unless others are installed. A program has none until it is a host, which sets them.
    package static var ofProgram = ForeignScenes(identifiers: { [] }, controller: { _ in nil })

    private static let installed = OverrideStack<ForeignScenes?>(nil)

    /// The scenes that references lead to now.
    static var current: ForeignScenes { installed.current ?? ofProgram }

    /// Has references lead to these in place of the program's, as long as the installation is held.
    package static func install(_ scenes: ForeignScenes) -> Override {
        installed.push(scenes)
    }
}
