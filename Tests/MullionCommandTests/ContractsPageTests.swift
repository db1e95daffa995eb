import Foundation
import Testing

@Suite("The page on contracts")
struct ContractsPageTests {
    private let page: String

    init() throws {
        page = try String(contentsOf: MullionCommand.root.appending(path: "docs/Contracts.md"), encoding: .utf8)
    }

    /// The text of the first block of a language that has some words in it.
    private func block(_ language: String, with words: String) throws -> String {
        let parts = page.components(separatedBy: "```")
        // Every other part is a block.
        let blocks = stride(from: 1, to: parts.count, by: 2).map { parts[$0] }
        let block = try #require(blocks.first { $0.hasPrefix("\(language)\n") && $0.contains(words) })
        return String(block.dropFirst(language.count + 1))
    }

    @Test("has a .proto file and a target that mullion generate takes as they are, and the Swift that comes of them")
    func blocks() throws {
        let folder = try TemporaryFolder()
        let target = try block("swift", with: "exclude:")
        try folder.write(
            "Package.swift",
            """
            // swift-tools-version: 6.2
            import PackageDescription

            let package = Package(
                name: "Sightings", dependencies: [.package(name: "mullion", path: "../mullion")],
                targets: [
            \(target)
                ])
            """)
        try folder.write("Sources/SightingsContract/sightings.proto", block("proto", with: "syntax"))
        let command = try MullionCommand("generate", in: folder)
        #expect(command.status == 0, "\(command.complaints)")
        let made = try folder.text("Sources/SightingsContract/sightings.contract.swift")
        let swift = try block("swift", with: "protocol SightingEditor:")
        let declarations = swift.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter {
            $0.hasPrefix("func ") || $0.hasPrefix("var ") || $0.hasPrefix("@MainActor public protocol ")
        }
        #expect(declarations.count == 7)
        for line in declarations { #expect(made.contains(line), "\(line)") }
    }
}
