import PluginProtocol

extension FuzzTarget {
    /// Words that the input is the seed of, in a host with bars. As with `drawings` no input is better than another.
    static let words = FuzzTarget("words") { input in
        show(RandomWords.make(seed: FuzzTarget.seed(of: input)))
    }

    /// Shows the words of a plugin in a host that has bars around its pane. All of them have to be legal.
    @MainActor @discardableResult package static func show(_ words: WordScript) -> SeenWords {
        var seen = SeenWords()
        let makeHost = {
            FuzzedHost(words.look, in: FuzzedContainers(prefersLargeTitles: words.look.prefersLargeTitles))
        }
        use(makeHost) { seen = $0.show(words.steps) }
        return seen
    }
}
