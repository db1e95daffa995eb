import Foundation
import PrePass
import Testing

struct SourceRewriterTests {
    /// The lines of a rewritten source, without the one that was put in front of them and those behind.
    private func lines(_ text: String) -> [String] {
        let all = SourceRewriter.rewrite(text, path: "Source.swift").text.split(
            separator: "\n", omittingEmptySubsequences: false
        ).map(String.init)
        let start = (all.firstIndex(of: "#sourceLocation(file: \"Source.swift\", line: 1)") ?? -1) + 1
        return Array(all.dropFirst(start).prefix(text.split(separator: "\n", omittingEmptySubsequences: false).count))
    }

    private func problems(_ text: String) -> [String] {
        SourceRewriter.rewrite(text, path: "Source.swift").problems.map { $0.description(inFile: "Source.swift") }
    }

    /// The lines of the tables.
    private func tables(_ text: String) -> [String] {
        SourceRewriter.rewrite(text, path: "Source.swift").text.split(separator: "\n").map(String.init).filter {
            $0.contains(".append(")
        }
    }

    private static let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Support/PrePassSources")

    // MARK: Whole sources

    @Test("A source becomes what is written down", arguments: ["Greeting", "Idioms", "Model", "Plain"])
    func written(name: String) throws {
        let before = try String(contentsOf: Self.sources.appending(path: "\(name).before.txt"), encoding: .utf8)
        let after = try String(contentsOf: Self.sources.appending(path: "\(name).after.txt"), encoding: .utf8)
        #expect(SourceRewriter.rewrite(before, path: "\(name).swift").text == after)
    }

    // MARK: Attributes

    @Test("Attributes become spaces, and all else keeps its place")
    func attributes() {
        #expect(lines("@IBDesignable @objc(Name) class A {}") == ["                          class A {}"])
        #expect(lines("@UIApplicationMain class A {}") == ["@main              class A {}"])
        #expect(
            lines("class A {\n  @objc(\n    name:\n  ) func f(_ a: Int) {}") == [
                "class A {", "        ", "         ", "    func f(_ a: Int) {}",
            ])
        #expect(
            lines("// @objc\nlet a = \"@IBOutlet\" // #selector(b)") == [
                "// @objc", "let a = \"@IBOutlet\" // #selector(b)",
            ])
        #expect(lines("import UIKit.UIGestureRecognizerSubclass") == ["import UIKit                            "])
        #expect(
            lines("@available(iOS 13, *) @MainActor func f() {}") == ["@available(iOS 13, *) @MainActor func f() {}"])
    }

    @Test("A protocol that is exposed is one of classes")
    func protocols() {
        #expect(lines("@objc protocol A {}") == ["      protocol A:AnyObject {}"])
        #expect(lines("@objc protocol A: B {}") == ["      protocol A: B {}"])
        #expect(lines("protocol A {}") == ["protocol A {}"])
    }

    // MARK: Selectors

    @Test(
        "A selector has the name that Apple's compiler gives the method",
        arguments: [
            ("a.b(_:)", "b:"), ("a.b", "b"), ("a.b(_:_:)", "b::"), ("a.b(to:)", "bTo:"), ("a.b(name:)", "bWithName:"),
            ("a.b(name:for:)", "bWithName:for:"), ("a.moveTo(place:)", "moveToPlace:"),
            ("a.b(withName:)", "bWithName:"), ("a.copy", "copy:"),
            ("a.copy(_:)", "copy:"), ("getter: a.title", "title"), ("setter: a.title", "setTitle:"),
            ("a.b(_:) as (A) -> (B) -> Void", "b:"),
            ("a.`repeat`(_:)", "repeat:"),
        ])
    func names(expression: String, name: String) {
        let source = "let s = #selector(\(expression))"
        let rewritten = lines(source)
        #expect(rewritten.count == 1)
        #expect(rewritten.first?.count == source.count)
        #expect(rewritten.first?.trimmingCharacters(in: .whitespaces) == "let s = SEL(\"\(name)\")")
    }

    @Test("A bare name is that of the method in the file, with its own name if it has one")
    func namesInFile() {
        let source = """
            class A {
                func f() { g(#selector(tap), #selector(A.press), #selector(other)) }
                @objc func tap(_ sender: Any) {}
                @objc(pressButton:) func press(_ sender: Any) {}
            }
            class B { @objc func other(_ sender: Any) {} }
            """
        #expect(lines(source)[1].filter { $0 != " " } == "funcf(){g(SEL(\"tap:\"),SEL(\"press:\"),SEL(\"other\"))}")
        let long = source.replacing("#selector(A.press)", with: "#selector(A.press(_:))")
        #expect(lines(long)[1].contains("SEL(\"pressButton:\")"))
        #expect(lines(long)[1].count == long.split(separator: "\n")[1].count)
    }

    @Test("Of methods of one name the type behind `as` means one")
    func casts() {
        let source = """
            class A {
                func f() { g(#selector(close as () -> Void), #selector(A.close as (A) -> (Any) -> Void), #selector(other as () -> Void)) }
                @objc func close() {}
                @objc func close(_ sender: Any) {}
                @objc func close(_ sender: Any, with event: Any) {}
            }
            """
        #expect(lines(source)[1].filter { $0 != " " } == "funcf(){g(SEL(\"close\"),SEL(\"close:\"),SEL(\"other\"))}")
        #expect(!SourceRewriter.rewrite(source, path: "S.swift").text.contains("_ = self.other"))
    }

    @Test("A selector over several lines keeps them")
    func severalLines() {
        #expect(lines("f(#selector(\n    b(_:)\n  ), 5)") == ["f(SEL(\"b:\") ", "         ", "   , 5)"])
    }

    @Test(
        "A key path begins at the properties",
        arguments: [("A.b", "b"), ("A.B.c.d", "c.d"), ("a.b", "a.b"), ("A.b?.c", "b.c")])
    func keyPaths(expression: String, path: String) {
        #expect(
            lines("let k = #keyPath(\(expression))").first?.trimmingCharacters(in: .whitespaces)
                == "let k = \"\(path)\"")
    }

    @Test("A method that is not in the file is looked for by the compiler, in its place")
    func checks() {
        let text = SourceRewriter.rewrite(
            "class A {\n  let a = [#selector(b), #selector(UIView.c(_:)), #selector(d.e), #selector(f)]\n  @objc func f() {}\n}",
            path: "S.swift"
        ).text
        let lines = text.split(separator: "\n").map(String.init)
        // `b` is in column 22, as in the source, and `c` in column 43.
        #expect(lines.contains(String(repeating: " ", count: 12) + "_ = self.b"))
        #expect(lines.contains(String(repeating: " ", count: 31) + "_ = object.c(_:)"))
        #expect(lines.count { $0.contains("_ = self.") } == 1)
        #expect(lines.count { $0.contains("_ = object.") } == 1)
    }

    // MARK: Tables

    @Test("Under @objcMembers what cannot be read, set or called by name is left out")
    func members() {
        let source = """
            @objcMembers class A: NSObject {
                var a: Int = 5
                let b = 5
                var c: Int { 5 }
                static var d = 5
                private var e = 5
                @Wrapped var f: Int
                var g: Int { get { 5 } set {} }
                var q: Int { get throws { 5 } }
                override var r: Int { 5 }
                @nonobjc let s = 5
                func h() {}
                func i() throws {}
                func j() async {}
                static func k() {}
                func l(_ a: inout Int) {}
                func m<T>(_ a: T) {}
                func n(_ a: Int, _ b: Int, _ c: Int) {}
                @nonobjc func o() {}
                func p(_ a: Int...) {}
            }
            """
        #expect(
            tables(source) == [
                "outlets.append(.init(\"a\") { $0.a = $1 as Int })",
                "outlets.append(.init(\"g\") { $0.g = $1 as Int })",
                "actions.append(.init(\"a\") { $0.a })",
                "actions.append(.init(\"b\") { $0.b })",
                "actions.append(.init(\"c\") { $0.c })",
                "actions.append(.init(\"g\") { $0.g })",
                "actions.append(.init(\"h\") { $0.h() })",
            ])
    }

    @Test(
        "A property that is marked by itself can be read by a selector of its getter, one of a protocol or a structure cannot"
    )
    func getters() {
        let source = """
            class A {
                let s = #selector(getter: A.name)
                @objc let name = "a"
                @objc override var `default`: Int { 5 }
                @objc static let shared = A()
                var other = 5
            }
            @objc protocol P { @objc var name: String { get } }
            """
        #expect(lines(source)[1].trimmingCharacters(in: .whitespaces) == "let s = SEL(\"name\")")
        #expect(
            tables(source) == [
                "actions.append(.init(\"name\") { $0.name })",
                "actions.append(.init(\"default\") { $0.`default` })",
            ])
    }

    @Test(
        "Types are cast as they are written; one that is unwrapped by itself is a plain one for a property and an optional one for a parameter"
    )
    func types() {
        let source = """
            class A {
                @IBOutlet weak var a: UILabel!
                @IBOutlet unowned var b: UIView
                @IBOutlet var c, d: [UIView]!
                @IBOutlet lazy var e: UIView? = nil
                @objc func f(_ a: UIView!, with b: UIEvent?) {}
                @objc func `repeat`() {}
            }
            """
        #expect(
            tables(source) == [
                "outlets.append(.init(\"a\") { $0.a = $1 as UILabel })",
                "outlets.append(.init(\"b\") { $0.b = $1 as UIView })",
                "outlets.append(.init(\"c\") { $0.c = $1 as [UIView] })",
                "outlets.append(.init(\"d\") { $0.d = $1 as [UIView] })",
                "outlets.append(.init(\"e\") { $0.e = $1 as UIView? })",
                "actions.append(.init(\"f:with:\") { $0.f($1 as UIView?, with: $2 as UIEvent?) })",
                "actions.append(.init(\"repeat\") { $0.`repeat`() })",
            ])
    }

    @Test(
        "A private extension has its table without a word that it would make redundant, and types in protocols stay apart"
    )
    func access() {
        let text = { (text: String) in SourceRewriter.rewrite(text, path: "S.swift").text }
        #expect(text("private extension A { @objc func f() {} }").contains("\n@MainActor static var __objectTables_1"))
        #expect(
            text("extension A { @objc func f() {} }").contains("\n@MainActor fileprivate static var __objectTables_1"))
        #expect(
            text("class A {\n  @objc protocol P: B { var a: Int { get set }\n  func f() }\n}").contains(
                "() -> [Any] {\n[]"))
    }

    @Test("UIKit is imported only where a name of it was put in")
    func imports() {
        let head = { (text: String) in SourceRewriter.rewrite(text, path: "S.swift").text.hasPrefix("import UIKit\n") }
        #expect(head("import Foundation\nclass A { @objc func f() {} }"))
        #expect(head("import Foundation\nlet s = #selector(A.f)"))
        #expect(!head("import UIKit\nclass A { @objc func f() {} }"))
        #expect(!head("import Foundation\nclass A { func f() {} }"))
    }

    // MARK: Problems

    @Test("What cannot be done is an error with its place and its mend")
    func errors() {
        let optional = problems("@objc protocol P {\n  @objc optional func f()\n}")
        #expect(optional.count == 1)
        #expect(
            optional.first?.hasPrefix(
                "Source.swift:2:9: error: A requirement is optional only with Objective-C's runtime; leave out 'optional'"
            ) == true)
        #expect(
            problems("class A {\n  @NSManaged var a: String\n}").first?.hasPrefix(
                "Source.swift:2:3: error: There is no Core Data") == true)
        #expect(
            problems("class A {\n  let s = #selector(f(_:))\n  func f(_ a: Int) {}\n}") == [
                "Source.swift:2:11: error: '#selector' names 'f(_:)', which is not marked '@objc'"
            ])
        #expect(problems("class A { @IBSegueAction func f() -> A? { nil } }").count == 1)
        #expect(problems("class A {\n  let s = #selector(f(_:))\n  @IBAction func f(_ a: Int) {}\n}") == [])
        #expect(problems("class A {\n  let s = #selector(f)\n  override func f(_ a: Int) {}\n}") == [])
    }

    @Test("A class that no table can name is a warning, once")
    func warnings() {
        let generic = problems("class A<T> {\n  @objc func f() {}\n  @objc func g() {}\n}")
        #expect(generic.count == 1)
        #expect(
            generic.first?.hasPrefix("Source.swift:2:3: warning: A method of a generic class cannot be found by name")
                == true)
        let local = problems("func f() {\n  class A {\n    @IBOutlet var a: UIView!\n  }\n}")
        #expect(local.first?.hasPrefix("Source.swift:3:5: warning: An outlet of a class in a function") == true)
        #expect(problems("class A<T> {\n  func f() {}\n}") == [])
    }

    // MARK: Lists

    @Test("The list calls the function of each file, whatever its name")
    func list() {
        let list = TableList.source(forFiles: ["View+Size.swift", "Über.swift"])
        #expect(list.contains("all += __objectTables_View_2b_Size()\n"))
        #expect(list.contains("all += __objectTables__dc_ber()\n"))
        #expect(
            SourceRewriter.rewrite("", path: "/a/View+Size.swift").text.contains(
                "@MainActor func __objectTables_View_2b_Size() -> [Any] {"))
    }
}
