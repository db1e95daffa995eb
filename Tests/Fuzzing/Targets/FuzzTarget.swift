/// A reader of bytes from outside, driven by one input. Whatever the bytes are, `run` comes back soon and nothing is left of
/// it: a trap, a broken promise (a precondition of the target), or an input that takes long is a finding.
package struct FuzzTarget: Sendable {
    /// As in `scripts/fuzz NAME` and `Tests/Fuzzing/Corpus/NAME`.
    package let name: String
    package let run: @MainActor @Sendable ([UInt8]) -> Void
    /// Changes an input as its format suggests; nil where bytes are changed at random.
    let mutate: (@Sendable ([UInt8], UInt64) -> [UInt8])?

    init(
        _ name: String, mutate: (@Sendable ([UInt8], UInt64) -> [UInt8])? = nil,
        run: @escaping @MainActor @Sendable ([UInt8]) -> Void
    ) {
        self.name = name
        self.run = run
        self.mutate = mutate
    }

    package static let all: [FuzzTarget] = [
        .bootstrap, .browser, .commits, .drawings, .fromHost, .fromPlugin, .lines, .manifest, .words, .zmtp,
    ]

    /// - Returns: Nil where the target has no format to go by, or `input` does not keep to it.
    package func mutated(_ input: [UInt8], seed: UInt64) -> [UInt8]? {
        mutate?(input, seed)
    }

    /// The seed that an input of a target stands for which makes up everything else: FNV-1a of its bytes.
    static func seed(of input: [UInt8]) -> UInt64 {
        input.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
}
