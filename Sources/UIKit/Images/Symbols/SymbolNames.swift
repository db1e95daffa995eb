/// The names of symbols.
package enum SymbolNames {
    /// Those that are mapped by themselves, in alphabetical order; with `.circle`, `.circle.fill`, `.square` and
    /// `.square.fill` behind them there are more.
    package static let all =
        (Array(SymbolIcons.names.keys) + DrawnSymbols.names + SymbolLibrary.derivedNames).sorted()
}
