import Foundation

extension BuildFailure {
    /// Reads what a build says, line by line, and keeps what is wrong.
    struct Search {
        private struct Mistake: Hashable {
            let file: String
            let line: Int
            let column: Int
            let message: String

            var place: String {
                "\(URL(fileURLWithPath: file).shown):\(line):\(column)"
            }
        }

        private var first: Mistake?
        private var source: String?
        private var others: Set<Mistake> = []
        /// Errors without a place: of the linker, or of SwiftPM.
        private var words: [String] = []
        /// What is not an error by itself, but says why the linker failed.
        private var symbol: String?

        /// Nil where nothing was said to be wrong.
        var failure: BuildFailure? {
            if let first {
                return BuildFailure(
                    place: first.place, message: first.message, source: source, others: others.count)
            }
            if let symbol { return BuildFailure(place: nil, message: symbol, others: 0) }
            guard let word = words.first else { return nil }
            return BuildFailure(place: nil, message: word, others: words.count - 1)
        }

        mutating func read(_ line: String) {
            if let match = line.wholeMatch(of: /(\/.+?):(\d+):(\d+): (?:fatal )?error: (.+)/) {
                note(
                    Mistake(
                        file: String(match.1), line: Int(match.2) ?? 0, column: Int(match.3) ?? 0,
                        message: String(match.4)))
            } else if source == nil, let first, let match = line.wholeMatch(of: /\s*(\d+) \| (.*)/),
                Int(match.1) == first.line
            {
                source = match.2.trimmingCharacters(in: .whitespaces)
            } else if let match = line.wholeMatch(of: /error: (.+)/), !Self.saysNothing(match.1) {
                words.append(String(match.1))
            } else if symbol == nil, let match = line.firstMatch(of: /undefined (?:reference to|symbol).*/) {
                symbol = "The linker found an " + match.0 + "."
            }
        }

        private mutating func note(_ mistake: Mistake) {
            guard let first else {
                self.first = mistake
                return
            }
            if mistake != first { others.insert(mistake) }
        }

        /// That a command failed follows from what it said before.
        private static func saysNothing(_ words: Substring) -> Bool {
            words == "fatalError" || words.contains("command failed with exit code")
        }
    }
}
