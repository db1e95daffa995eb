/// A part of a picture, in pixels from the top left.
struct Area: Hashable, CustomStringConvertible {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    /// The words by which the drivers name it.
    var description: String {
        "\(x) \(y) \(width) \(height)"
    }

    /// The words by which the drivers name its middle.
    var center: String {
        "\(x + width / 2) \(y + height / 2)"
    }
}
