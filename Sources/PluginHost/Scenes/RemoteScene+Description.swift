import PluginProtocol

/// What the scene shows, in words.
extension RemoteScene {
    /// Asks the plugin. The answer comes after what was committed before it.
    ///
    /// - Parameters:
    ///   - ifChanged: Whether it has time until something else is shown than was told last. Then it comes at the pace of the screen
    ///     too: a plugin that always has something new gets no more frames because somebody follows it.
    ///   - onAnswer: Called once; with nil where nobody can tell, or no longer.
    func describe(ifChanged: Bool, onAnswer: @escaping (SceneDescription?) -> Void) {
        // What was done to the scene shows in what is told.
        flush()
        open?.offsets.flush()
        guard let open, let request = open.connection.send(.describeScene(ifChanged: ifChanged), to: self) else {
            return onAnswer(nil)
        }
        open.questions[request] = onAnswer
        if !ifChanged { open.credit.hurry() }
    }

    func receive(_ description: SceneDescription, answering request: SequenceNumber) throws(Misbehaviour) {
        guard let open else { return }
        guard let question = open.questions.removeValue(forKey: request) else {
            throw Misbehaviour(.outOfTurn, "nobody asked for it by message \(request)", at: ["SceneDidDescribe"])
        }
        question(description)
    }
}
