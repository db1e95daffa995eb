/// One place in a source file at which a mutant can be planted, and the text that replaces it.
struct Site {
    enum Kind: String, CaseIterable {
        /// A condition of `if`, `guard` or `while` that is turned round.
        case condition
        /// A comparison that is off by one, or turned round.
        case comparison
        /// `&&` for `||`, and the other way round.
        case logic
        /// A call whose result nobody uses, which is left out.
        case call
        /// An assignment, or an addition to a sum, which is left out.
        case assignment
        /// The last for the first, the smallest for the largest, and the other way round.
        case order
        /// A number that is one more.
        case limit
        /// `true` for `false`, and the other way round.
        case answer
    }

    let kind: Kind
    /// The bytes of the file that are replaced.
    let range: Range<Int>
    /// The line of the first byte, from 1.
    let line: Int
    /// The text that stands there.
    let original: String
    /// The text that takes its place, as Swift in which `MUTANT` stands for "this mutant is on".
    let replacement: String
}
