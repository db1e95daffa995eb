import PluginHost

extension FuzzTarget {
    /// What a plugin or its launcher writes, put together to lines: the first byte says in which pieces the others come.
    ///
    /// However they are cut, the same lines come out of them, none of them too long.
    static let lines = FuzzTarget("lines") { input in
        guard let step = input.first else { return }
        let stream = input.dropFirst()
        let cut = assemble(stream, inPiecesOf: max(Int(step), 1))
        precondition(cut == assemble(stream, inPiecesOf: max(stream.count, 1)), "the lines depend on how they are cut")
        // A byte that is not UTF-8 becomes a character of three bytes; then there is the note of the cut.
        precondition(cut.allSatisfy { $0.utf8.count <= longestLine * 3 + 64 }, "a line is too long")
    }

    private static let longestLine = 32

    private static func assemble(_ stream: ArraySlice<UInt8>, inPiecesOf size: Int) -> [String] {
        var assembler = LineAssembler(limit: longestLine)
        var lines: [String] = []
        var rest = stream
        while !rest.isEmpty {
            lines += assembler.append(rest.prefix(size))
            rest = rest.dropFirst(size)
        }
        return lines + [assembler.finish()].compactMap(\.self)
    }
}
