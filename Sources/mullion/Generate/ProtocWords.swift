import Foundation

/// What protoc said, with places as other compilers write them: `Sources/CounterContract/counter.proto:12:3: …`.
struct ProtocWords {
    private let lines: [String]

    /// - Parameter folder: That of the files, which protoc names from there.
    init(_ text: String, folder: URL) {
        let shown = folder.shown == "." ? "" : folder.shown + "/"
        lines = text.split(separator: "\n").map { line in
            // By what it called a plugin is of no interest, and stands before the place.
            var line = line
            line.trimPrefix(#/--\w+_out: /#)
            line.trimPrefix(folder.path + "/")
            return line.starts(with: #/[\w.-]+\.proto:/#) ? shown + line : String(line)
        }
    }

    var warnings: [String] {
        // A contract without an option of contracts imports their file all the same, so that it is known for one.
        lines.filter { !$0.contains("Import mullion/v1/contract.proto is unused") }
    }

    /// All lines, with what to do about files that are not installed.
    var mistakes: String {
        let lacksGoogle = lines.contains { $0.contains("google/protobuf/") && $0.contains("not found") }
        let mend = "The files of google/protobuf are missing. Install them by: sudo apt-get install libprotobuf-dev"
        return (lines + (lacksGoogle ? [mend] : [])).joined(separator: "\n")
    }
}
