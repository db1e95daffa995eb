/// One file of the corpus.
struct Seed {
    /// As `FuzzTarget.name`.
    let target: String
    let name: String
    let bytes: [UInt8]

    init(_ target: String, _ name: String, _ bytes: [UInt8]) {
        self.target = target
        self.name = name.lowercased().map { $0.isLetter || $0.isNumber ? String($0) : "-" }.joined()
        self.bytes = bytes
    }
}
