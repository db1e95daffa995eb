/// What a solver took for equations, in milliseconds of processor time, and found in the end.
struct LayoutSolution: Decodable {
    /// Until all equations are in the solver and the values are known, one for each round.
    var first: [Double] = []
    /// The same after each of the other sizes.
    var steps: [Double] = []
    var values: [Double] = []
}
