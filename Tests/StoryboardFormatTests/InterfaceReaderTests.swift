import Foundation
import StoryboardFormat
import Testing

struct InterfaceReaderTests {
    private static let type = "com.apple.InterfaceBuilder3.CocoaTouch.XIB"

    private func document(_ objects: String, type: String = Self.type) -> Data {
        Data(
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<document type=\"\(type)\">\n<objects>\(objects)</objects></document>"
                .utf8)
    }

    private func problem(_ data: Data, limits: InterfaceLimits = InterfaceLimits()) -> InterfaceProblem? {
        do {
            _ = try InterfaceReader(limits: limits).read(data, file: "Main.xib")
            return nil
        } catch {
            return error as? InterfaceProblem
        }
    }

    // MARK: What is read

    static let samples = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Support/InterfaceFiles")

    @Test(
        "every sample is read, with its scenes",
        arguments: [
            ("Welcome.storyboard", 1), ("Plants.storyboard", 3), ("Tabs.storyboard", 4),
            ("Embedding.storyboard", 2), ("Sheets.storyboard", 3), ("WayBack.storyboard", 2),
            ("FixedRows.storyboard", 2), ("Prototypes.storyboard", 2),
            ("References.storyboard", 4), ("SizeClasses.storyboard", 1), ("CellAndOwner.xib", 0),
        ])
    func samplesAreRead(_ file: String, _ scenes: Int) throws {
        let document = try InterfaceReader().read(contentsOf: Self.samples.appendingPathComponent(file))
        #expect(document.file == file)
        #expect(document.kind == (file.hasSuffix("xib") ? .xib : .storyboard))
        #expect(document.scenes.count == scenes)
        #expect((document.initialScene == nil) == (scenes == 0))
    }

    @Test("scenes are found by id and by identifier, and references are told apart")
    func scenes() throws {
        let folder = Self.samples
        let document = try InterfaceReader().read(
            contentsOf: folder.appendingPathComponent("Plants.storyboard"))
        #expect(document.identifiers == ["Plant"])
        #expect(document.scene(identifier: "Plant")?.id == "211-DR-e9Q")
        #expect(document.scene(id: "JL7-pv-1An")?.controller.name == "navigationController")
        #expect(document.scene(identifier: "Nobody") == nil)
        let references = try InterfaceReader().read(
            contentsOf: folder.appendingPathComponent("References.storyboard"))
        #expect(references.scenes.filter(\.isReference).isEmpty == false)
    }

    @Test(
        "SB-05 SB-11 arrows of two kinds, containment and segues, lead from a file's first scene to all others",
        arguments: [
            ("Plants", 1, 1), ("Tabs", 3, 0), ("Embedding", 1, 0), ("Sheets", 0, 2), ("WayBack", 0, 1),
            ("FixedRows", 0, 1), ("Prototypes", 0, 1), ("References", 1, 2), ("SizeClasses", 0, 0),
        ])
    func arrows(_ name: String, _ containments: Int, _ segues: Int) throws {
        let document = try InterfaceReader().read(
            contentsOf: Self.samples.appendingPathComponent("\(name).storyboard"))
        var (reached, contained, led): (Set<String>, Set<String>, Set<String>) = ([], [], [])
        func visit(_ scene: InterfaceScene) {
            guard let id = scene.id, reached.insert(id).inserted else { return }
            follow(scene.controller)
        }
        func follow(_ element: InterfaceElement) {
            if element.name == "segue", let id = element["destination"], let scene = document.scene(id: id) {
                if element["kind"] == "relationship" || element["kind"] == "embed" {
                    contained.insert(id)
                } else {
                    led.insert(id)
                }
                visit(scene)
            }
            element.children.forEach(follow)
        }
        visit(try #require(document.initialScene))
        #expect(reached.count == document.scenes.count)
        #expect(contained.count == containments && led.count == segues)
    }

    @Test("a xib has its objects in order, and the colours that it names")
    func xib() throws {
        let document = try InterfaceReader().read(
            contentsOf: Self.samples.appendingPathComponent("CellAndOwner.xib"))
        #expect(
            document.objects.map(\.name) == ["placeholder", "placeholder", "tableViewCell", "tapGestureRecognizer"])
        #expect(document.colors["Moss"]?["blue"] == "0.125")
    }

    @Test("an element has its attributes, its key, its children, the text of strings alone, and its place")
    func element() throws {
        let data = document(
            "\n<label id=\"a\" text=\"&lt;b&gt;\"><string key=\"text\">Two\nlines</string> <rect key=\"frame\"/></label>"
        )
        let label = try #require(try InterfaceReader().read(data, file: "Main.xib").objects.first)
        #expect(label.id == "a")
        #expect(label["text"] == "<b>")
        #expect(label.child(key: "text")?.text == "Two\nlines")
        #expect(label.children.map(\.name) == ["string", "rect"])
        #expect(label.text.isEmpty)
        #expect(label.line == 4)
    }

    // MARK: What is not

    @Test(
        "what is no such file is told with its place",
        arguments: [
            ("", 1, "no well-formed XML"), ("hello", 1, "no well-formed XML"), ("<a><b></a>", 1, "no well-formed XML"),
            ("<document type=\"\(type)\">\n<objects>", 2, "cut off"), ("<archive/>", 1, "Xcode 4"),
            ("<document/>", 1, "does not say"), ("<plist/>", 1, "no file of Interface Builder"),
            ("<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>", 1, "no kind of file for iOS"),
        ])
    func refused(_ text: String, _ line: Int, _ message: String) throws {
        let found = try #require(problem(Data(text.utf8)))
        #expect(found.line == line)
        #expect(found.message.contains(message), "\(found)")
        #expect(found.description.hasPrefix("Main.xib:\(line):"))
    }

    @Test("entities are not read, in no encoding")
    func entities() throws {
        let text =
            "<!DOCTYPE d [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;&a;&a;\">]><document type=\"\(Self.type)\"><objects><label text=\"&b;\"/></objects></document>"
        let inUTF8 = try #require(problem(Data(text.utf8)))
        #expect(inUTF8.message.contains("entity"))
        let bytes = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        #expect(problem(Data(bytes))?.message.contains("UTF-8") == true)
        #expect(problem(Data([0xFF, 0xFE] + bytes))?.message.contains("UTF-8") == true)
        #expect(
            problem(Data("<?xml version=\"1.0\" encoding=\"UTF-7\"?>\(text)".utf8))?.message.contains("UTF-8") == true)
    }

    @Test(
        "an encoding in which a declaration of entities has other bytes is declined, however the file says it",
        arguments: [
            "<?xml version=\"1.0\" encoding = \"UTF-7\"?>", "<?xml version='1.0' encoding='UTF-7' standalone='yes'?>",
            "<?xml version=\"1.0\"\(String(repeating: " ", count: 300))encoding=\"UTF-7\"?>",
            "<?xml version=\"1.0\"\(String(repeating: " ", count: 3_000))encoding=\"UTF-7\"?>",
            "\u{FEFF}<?xml version=\"1.0\" encoding\n=\n'UTF-7'?>",
        ])
    func encodings(_ declaration: String) throws {
        let entity = "+ADwAIQ-DOCTYPE d +AFsAPAAh-ENTITY a +ACI-aaaa+ACIAPgBd-+AD4-"
        let text =
            "\(declaration)\(entity)<document type=\"\(Self.type)\"><objects><label text=\"+ACY-a;\"/></objects></document>"
        #expect(problem(Data(text.utf8))?.message.contains("UTF-8") == true)
    }

    @Test(
        "UTF-8 is read however the file says it, and bytes that are none are declined",
        arguments: [
            "", "\u{FEFF}", "<?xml version='1.0' encoding='utf-8'?>", "<?xml version=\"1.0\" encoding = \"UTF-8\" ?>",
        ])
    func utf8(_ declaration: String) throws {
        let text = "\(declaration)<document type=\"\(Self.type)\"><objects><label text=\"ä\"/></objects></document>"
        let read = try InterfaceReader().read(Data(text.utf8), file: "Main.xib")
        #expect(read.objects.first?["text"] == "ä")
        let latin = Data(text.replacingOccurrences(of: "ä", with: "#").utf8.map { $0 == UInt8(ascii: "#") ? 0xE4 : $0 })
        #expect(problem(latin)?.message.contains("UTF-8") == true)
    }

    @Test("what is larger, deeper or longer than is read ends at once")
    func limits() throws {
        #expect(problem(Data(count: (16 << 20) + 1))?.message.contains("bytes") == true)
        let deep = document(String(repeating: "<view>", count: 10_000) + String(repeating: "</view>", count: 10_000))
        #expect(problem(deep)?.message.contains("deep in each other") == true)
        var few = InterfaceLimits()
        few.elements = 10
        #expect(
            problem(document(String(repeating: "<view/>", count: 9)), limits: few)?.message.contains("elements") == true
        )
        #expect(problem(document(String(repeating: "<view/>", count: 8)), limits: few) == nil)
        var short = InterfaceLimits()
        short.time = .zero
        #expect(
            problem(document(String(repeating: "<view/>", count: 2_000)), limits: short)?.message.contains("takes")
                == true)
    }
}
