import Foundation
import Testing

extension HostAndPlugin {
    /// Holds what the sample apps say of their design against their sources.
    @Suite("The design of the apps with storyboards") struct DesignNoteTests {
        private static let folder = URL(fileURLWithPath: #filePath)
            .appending(path: "../../../../Examples/StoryboardApps").standardized

        private static let questions = ["Storyboard", "Made", "Data", "Tasks", "Shown", "Works with"]

        /// The text of each file in the folder with this ending, by its name without that.
        private static func files(_ ending: String) throws -> [String: String] {
            let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
            let named = try paths.filter { $0.hasSuffix(ending) }.map { path in
                let file = folder.appending(path: path)
                return (
                    file.deletingPathExtension().lastPathComponent, try String(contentsOf: file, encoding: .utf8)
                )
            }
            return Dictionary(named) { first, _ in first }
        }

        /// The answers of each controller, in the order of the questions.
        private static func notes() throws -> [String: [String]] {
            let page = try String(contentsOf: folder.appending(path: "DESIGN.md"), encoding: .utf8)
            let sections = page.components(separatedBy: "\n## ").dropFirst().map { section -> (String, [String]) in
                let lines = section.components(separatedBy: "\n")
                let answers = questions.map { question in
                    let start = "- **\(question):** "
                    return lines.first { $0.hasPrefix(start) }.map { String($0.dropFirst(start.count)) } ?? ""
                }
                return (lines[0], answers)
            }
            return Dictionary(sections) { first, _ in first }
        }

        @Test("FLOW-18 each controller has an answer to each of the six questions, and where it comes from is true")
        func answers() throws {
            let sources = try Self.files("ViewController.swift")
            let notes = try Self.notes()
            #expect(!sources.isEmpty && Set(sources.keys) == Set(notes.keys))
            let storyboards = try Self.files(".storyboard")
            for (name, answers) in notes {
                #expect(answers.allSatisfy { $0.hasSuffix(".") && $0.count >= 5 }, "\(name): \(answers)")
                let holders = storyboards.filter { $0.value.contains("customClass=\"\(name)\"") }.keys
                #expect(holders.isEmpty == (answers.first?.hasPrefix("No") == true), "\(name)")
                for holder in holders { #expect(answers.first?.contains("`\(holder)`") == true, "\(name): \(holder)") }
            }
        }

        @Test("FLOW-18 FLOW-17 what others see of a controller is no view, so that its looks may change")
        func interfaces() throws {
            let words = ["var ", "let ", "weak var ", "private(set) var ", "public var ", "open var "]
            var seen = 0
            for (name, source) in try Self.files("ViewController.swift") {
                for line in source.components(separatedBy: "\n")
                where line.hasPrefix("    ") && !line.hasPrefix("     ") {
                    // Attributes, such as `@IBOutlet`, may stand before the declaration.
                    let code = line.trimmingCharacters(in: .whitespaces).replacing(/^(?:@\w+ +)+/, with: "")
                    guard words.contains(where: code.hasPrefix) else { continue }
                    seen += 1
                    for view in ["UIView", "UILabel", "UIButton", "UITextField", "UISwitch", "UITableView"] {
                        #expect(
                            code.contains(": \(view)?") == false && code.contains(": \(view)!") == false,
                            "\(name): \(code)")
                    }
                }
            }
            #expect(seen > 5)
        }
    }
}
