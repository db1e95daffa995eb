import Foundation
import Testing

@Suite("The table of environment variables")
struct EnvironmentTableTests {
    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The variables that are named by a literal in the sources: where one is declared, or read.
    private func declared(below folders: [String]) throws -> Set<String> {
        var names: Set<String> = []
        for folder in folders {
            let enumerator = FileManager.default.enumerator(
                at: Self.root.appending(path: folder), includingPropertiesForKeys: nil)
            while let file = enumerator?.nextObject() as? URL {
                guard file.pathExtension == "swift" else { continue }
                let text = try String(contentsOf: file, encoding: .utf8)
                names.formUnion(text.matches(of: /"(MULLION_[A-Z_]+)"/).map { String($0.1) })
            }
        }
        return names
    }

    @Test("has a row for each variable that the sources declare, and no other")
    func rows() throws {
        let page = try String(contentsOf: Self.root.appending(path: "docs/EnvironmentVariables.md"), encoding: .utf8)
        let rows = page.matches(of: /(?m)^\| `(MULLION_[A-Z_]+)` \|/).map { String($0.1) }
        #expect(rows.count == Set(rows).count)
        let declared = try declared(below: [
            "Sources", "Plugins", "Examples/DemoHost", "Tests/Support/PluginBehaviours",
        ])
        #expect(declared.count > 10)
        #expect(Set(rows).subtracting(declared).sorted() == [], "rows of what no source declares")
        #expect(declared.subtracting(rows).sorted() == [], "declared, and in no row")
    }

    @Test("names the file in which each of them is declared")
    func files() throws {
        let page = try String(contentsOf: Self.root.appending(path: "docs/EnvironmentVariables.md"), encoding: .utf8)
        let beginning = page.prefix { $0 != "|" }
        let files = beginning.matches(of: /`((?:Examples|Sources|Tests)\/[^`]+\.swift)`/).map { String($0.1) }
        var named: Set<String> = []
        for file in files {
            let text = try String(contentsOf: Self.root.appending(path: file), encoding: .utf8)
            named.formUnion(text.matches(of: /"(MULLION_[A-Z_]+)"/).map { String($0.1) })
        }
        let declared = try declared(below: [
            "Sources", "Plugins", "Examples/DemoHost", "Tests/Support/PluginBehaviours",
        ])
        #expect(declared.subtracting(named).sorted() == [])
    }
}
