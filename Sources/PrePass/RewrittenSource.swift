/// A source as Linux's compiler takes it.
package struct RewrittenSource: Sendable {
    package let text: String
    /// In the order of their places.
    package let problems: [PrePassProblem]

    package var isRefused: Bool { problems.contains(where: \.isError) }
}
