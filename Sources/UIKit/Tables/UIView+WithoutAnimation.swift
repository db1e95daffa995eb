extension UIView {
    /// Runs `body`, in which changes to views are shown at once, and returns its answer.
    @discardableResult static func withoutAnimation<Answer>(_ body: () -> Answer) -> Answer {
        var answers: [Answer] = []
        performWithoutAnimation { answers.append(body()) }
        return answers[0]
    }
}
