/// The reason why there is nothing to be drawn: what was to be shown has another name by now.
struct PictureFailure: Error, CustomStringConvertible {
    let description: String
}
