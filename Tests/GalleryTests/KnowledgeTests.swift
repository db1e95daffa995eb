import Foundation
import Testing

@Suite("What the views of the gallery know") struct KnowledgeTests {
    /// What other modules may use of the gallery's controllers, they use: see the other tests of this target.
    @Test("ACT-11 no controller of the gallery offers its views to others")
    func controllers() throws {
        let root = URL(fileURLWithPath: #filePath).appending(path: "../../../Plugins/Gallery/Controllers").standardized
        let files = try FileManager.default.subpathsOfDirectory(atPath: root.path)
            .filter { $0.hasSuffix("ViewController.swift") }
        var count = 0
        for file in files {
            let source = try String(contentsOf: root.appending(path: file), encoding: .utf8)
            let views = source.matches(
                of:
                    /(?m)^    (?:override )?(\w*) ?(?:let|var) (\w+)(?:: \[?| = )UI(?:\w*View|Label|Button|Switch|S\w+er|SegmentedControl|PageControl)\b/
            )
            count += views.count
            for view in views { #expect(view.1 == "private", "\(file): \(view.2)") }
        }
        #expect(count >= 20)
    }

    @Test("VIEW-11 no view of the gallery names a controller or the application")
    func views() throws {
        let root = URL(fileURLWithPath: #filePath).appending(path: "../../../Plugins/Gallery/Controllers").standardized
        let files = try FileManager.default.subpathsOfDirectory(atPath: root.path).filter { $0.hasSuffix("View.swift") }
        #expect(files.count >= 3)
        for file in files {
            let source = try String(contentsOf: root.appending(path: file), encoding: .utf8)
            #expect(source.contains(": UIView {") || source.contains(": UICollectionReusableView {"), "\(file)")
            #expect(source.firstMatch(of: /ViewController|UIApplication/) == nil, "\(file)")
        }
    }
}
