/// An unknown of a `CassowarySolver`.
package struct Variable: Hashable, Sendable {
    let symbol: Int32

    /// A small number that no other variable of the solver has at the same time.
    package var index: Int {
        Int(symbol)
    }
}
