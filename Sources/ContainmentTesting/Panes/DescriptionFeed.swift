import PluginHost
import PluginProtocol

/// What one pane's plugin tells of it: now, or whenever it changes.
@MainActor final class DescriptionFeed {
    /// Something that was asked, until it is answered, or nobody is left who could.
    @MainActor final class Question {
        fileprivate(set) var isAnswered = false
    }

    private(set) weak var pane: RemoteViewController?
    /// What was told last; nil where the plugin shows nothing, or cannot tell.
    private(set) var description: SceneDescription?
    private var isFollowing = false

    init(of pane: RemoteViewController) {
        self.pane = pane
    }

    /// Asks for what is shown when all that was done before has shown its effect.
    func askNow() -> Question {
        let question = Question()
        ask(ifChanged: false) { question.isAnswered = true }
        return question
    }

    /// Keeps the description up to date from now on, as long as the plugin runs; to be called again where it runs anew.
    func follow() {
        guard !isFollowing else { return }
        isFollowing = true
        ask(ifChanged: description != nil) { [weak self] in
            guard let self else { return }
            isFollowing = false
            // Where nobody can tell, it is asked again when there is somebody.
            if description != nil { follow() }
        }
    }

    private func ask(ifChanged: Bool, then done: @escaping @MainActor () -> Void) {
        guard let pane else {
            // With a description `follow()` would ask again at once, and without end.
            description = nil
            return done()
        }
        pane.describe(ifChanged: ifChanged) { [weak self] description in
            self?.description = description
            done()
        }
    }
}
