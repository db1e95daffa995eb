import Testing

@Suite("mullion port")
struct PortTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            "Notes/AppDelegate.swift",
            """
            import UIKit
            import CoreData
            @UIApplicationMain
            class AppDelegate: UIResponder, UIApplicationDelegate {
                let container: NSPersistentContainer? = nil
                let pencil: UIPencilInteraction? = nil
            }
            """)
        try folder.write(
            "Notes/Views/NoteView.swift",
            """
            import UIKit
            #if canImport(Combine)
            import Combine
            #endif
            class UINoteLabel: UILabel {}
            class NoteView: UIView {
                let label: UIKit.UILabel = UINoteLabel()
                var pencil: UIPencilInteraction?
                @objc func save(_ sender: Any) {}
            }
            @objc protocol Saving {
                @objc optional func didSave()
            }
            """)
        try folder.write("Notes/Views/PlainView.swift", "import UIKit\nclass PlainView: UIView {}\n")
        try folder.write("Notes/Base.lproj/Main.storyboard", "<document/>")
        try folder.write("Notes/Views/Base.lproj/Note.xib", "<document/>")
        try folder.write("Notes/Assets.xcassets/Contents.json", "{}")
        try folder.write("Notes/NotesTests/NoteTests.swift", "import XCTest\n")
        try folder.write("Notes/Bridge.h", "// C\n")
        try folder.write(
            "Notes/App/Files/Info.plist", Self.list("<key>UIMainStoryboardFile</key><string>Main</string>"))
        try folder.write("Notes/Keys-Info.plist", Self.list("<key>API_KEY</key><string>5</string>"))
        try folder.write("Notes/Widget/Info.plist", Self.list("<key>NSExtension</key><dict/>"))
    }

    private static func list(_ entries: String) -> String {
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?><plist version=\"1.0\"><dict>\(entries)</dict></plist>"
    }

    @Test("copies the property list of the app, by which its storyboard is found, to where UIKit reads it")
    func manifest() throws {
        let command = try MullionCommand("port", "Notes", "--name", "Ported", in: folder)
        #expect(command.status == 0, "\(command.complaints)")
        #expect(
            try folder.text("Ported/Sources/Ported/Supporting Files/Info.plist").contains(
                "<key>UIMainStoryboardFile</key>"))
        #expect(try folder.text("Ported/Package.swift").contains(", .copy(\"Supporting Files\")]"))
        try folder.write(
            "Notes/Notes-Info.plist",
            Self.list(
                "<key>CFBundleIdentifier</key><string>org.example</string><key>UIMainStoryboardFile</key><string>First</string>"
            ))
        #expect(try MullionCommand("port", "Notes", "--name", "Again", in: folder).status == 0)
        #expect(try folder.text("Again/Sources/Again/Supporting Files/Info.plist").contains("<string>First</string>"))
        #expect(!folder.files.contains("Again/Sources/Again/Resources/Notes-Info.plist"))
    }

    @Test("makes a package of the sources and resources, and leaves the originals as they are")
    func package() throws {
        let command = try MullionCommand("port", "Notes", "--name", "Ported", in: folder)
        #expect(command.status == 0, "\(command.complaints)")
        #expect(
            folder.files.filter { $0.hasPrefix("Ported/") } == [
                "Ported/.gitignore", "Ported/Package.swift",
                "Ported/Sources/Ported/Resources/Assets.xcassets/Contents.json",
                "Ported/Sources/Ported/Resources/Base.lproj/Main.storyboard",
                "Ported/Sources/Ported/Resources/Base.lproj/Note.xib",
                "Ported/Sources/Ported/Resources/Keys-Info.plist",
                "Ported/Sources/Ported/Sources.swift", "Ported/Sources/Ported/Supporting Files/Info.plist",
                "Ported/Sources/Ported/Xcode/AppDelegate.swift",
                "Ported/Sources/Ported/Xcode/Views/NoteView.swift", "Ported/Sources/Ported/Xcode/Views/PlainView.swift",
            ])
        #expect(
            try folder.text("Ported/Sources/Ported/Xcode/Views/PlainView.swift")
                == "import UIKit\nclass PlainView: UIView {}\n")
        let manifest = try folder.text("Ported/Package.swift")
        #expect(manifest.contains(".executableTarget("))
        #expect(manifest.contains("exclude: [\"Xcode\"]"))
        #expect(
            manifest.contains(
                "resources: [.copy(\"Resources/Assets.xcassets\"), .copy(\"Resources/Base.lproj\"), .copy(\"Resources/Keys-Info.plist\"), "
            ))
        #expect(manifest.contains(".plugin(name: \"AppleSources\", package: \"mullion\")"))
    }

    @Test("says what stands in the way, by the number of files, with the places")
    func report() throws {
        let command = try MullionCommand("port", "Notes", "--report", in: folder)
        #expect(command.status == 0, "\(command.complaints)")
        #expect(!folder.files.contains { $0.hasPrefix("Ported/") })
        let obstacles = command.output.filter { $0.contains(#/^\d+ files?: /#) }
        #expect(obstacles.count == 4)
        #expect(obstacles.first == "2 files: UIPencilInteraction is not there")
        #expect(
            obstacles.contains { $0.hasPrefix("1 file: A requirement is optional only with Objective-C's runtime") })
        #expect(obstacles.contains("1 file: the module CoreData is not on Linux, unless a package of yours has it"))
        #expect(obstacles.contains("1 file: sources in other languages than Swift are not compiled"))
        #expect(command.output.contains("  Views/NoteView.swift:8"))
        #expect(command.output.contains("  AppDelegate.swift:2"))
        #expect(command.output.first?.contains("1 of 3 files are free of it") == true)
    }

    @Test("refuses a folder that is none, that has no Swift in it, and a package that is there")
    func refusals() throws {
        try folder.write("Empty/notes", "mine")
        #expect(try MullionCommand("port", "Nothing", in: folder).complaints.contains("is no folder"))
        #expect(try MullionCommand("port", "Empty", in: folder).complaints.contains("has no Swift file in it"))
        #expect(try MullionCommand("port", "Notes", in: folder).complaints.contains("nothing is overwritten"))
    }
}
