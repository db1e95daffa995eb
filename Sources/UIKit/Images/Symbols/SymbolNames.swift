/// The names of symbols.
package enum SymbolNames {
    /// The names of the shapes and of their filled forms, in alphabetical order. With `.slash`, badges and frames behind them there are more.
    package static let all = (SymbolShapes.names + SymbolShapes.names.filter(SymbolShapes.hasBody).map { "\($0).fill" })
        .sorted()

    /// Whether there is a picture for `name`. Says nothing where there is none.
    package static func isKnown(_ name: String) -> Bool {
        SymbolLibrary.knows(name)
    }
}
