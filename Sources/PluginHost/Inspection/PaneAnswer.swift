import PluginProtocol

/// What came of asking a pane's plugin what it shows.
package enum PaneAnswer: Sendable {
    case told(SceneDescription)
    /// There is no process that could tell, or none that was made for it.
    case nothing
    /// It was asked and says nothing.
    case silence

    /// A line for people in the place of what was not told; nil where nothing need be said.
    ///
    /// - Parameter state: How the plugin is doing.
    func note(_ state: PluginState) -> String? {
        switch (self, state) {
        case (.told, _), (.nothing, .running): nil
        case (.nothing, _): "(\(state.summary))"
        case (.silence, _): "(does not answer) \(state.summary)"
        }
    }
}
