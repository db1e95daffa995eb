import Foundation

/// One of the files under `protos/`, read as text: what the tests compare the code with.
struct ProtocolFile {
    private let lines: [Substring]

    init(_ name: String) throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let text = try String(contentsOf: root.appending(path: "protos/mullion/v1/\(name).proto"), encoding: .utf8)
        lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// The types of the cases of the message's oneof.
    func cases(of message: String) -> [String] {
        lines.drop { $0 != "message \(message) {" }
            .drop { !$0.hasPrefix("  oneof ") }.dropFirst()
            .prefix { $0 != "  }" }
            .compactMap { $0.split(separator: " ").first.map(String.init) }
    }
}
