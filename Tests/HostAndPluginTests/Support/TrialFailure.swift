/// Says what is wrong with a picture, with the seed and the step that lead to it.
struct TrialFailure: Error, CustomStringConvertible {
    let description: String
}
