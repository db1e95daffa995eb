/// What a plugin's process has taken of memory, and what it may take; in bytes.
package struct MemoryUse: Hashable, Sendable {
    package let taken: Int
    package let limit: Int

    package init(taken: Int, limit: Int) {
        self.taken = taken
        self.limit = limit
    }

    private static let unit = 1 << 20

    /// `49 MiB`, rounded up: what is more than the limit is more in words too.
    package var takenInWords: String {
        "\(taken / Self.unit + (taken.isMultiple(of: Self.unit) ? 0 : 1)) MiB"
    }

    /// `48 MiB`
    package var limitInWords: String {
        "\(limit / Self.unit) MiB"
    }

    /// What whoever runs the host can do about it: a sentence.
    package static let remedy = "To let plugins take more, start the host with --plugin-memory and a number of MiB."
}

extension MemoryUse: CustomStringConvertible {
    /// To be put after a subject: `has taken 40 MiB of the 48 MiB of memory that it may take`.
    package var description: String {
        "has taken \(takenInWords) of the \(limitInWords) of memory that it may take"
    }
}
