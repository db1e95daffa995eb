/// An unknown of a `CassowarySolver`.
package struct Variable: Hashable, Sendable {
    let symbol: Int32
}
