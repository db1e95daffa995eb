import ArgumentParser

/// `960x600` on the command line: a size in points.
struct WindowSize: ExpressibleByArgument, CustomStringConvertible {
    var width: Int
    var height: Int

    init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// From 100x100 to 10000x10000.
    init?(argument: String) {
        let parts = argument.lowercased().split(separator: "x", omittingEmptySubsequences: false)
        guard parts.count == 2, let width = Int(parts[0]), let height = Int(parts[1]),
            (100...10_000).contains(width), (100...10_000).contains(height)
        else { return nil }
        self.init(width: width, height: height)
    }

    var description: String {
        "\(width)x\(height)"
    }

    var defaultValueDescription: String {
        description
    }
}
