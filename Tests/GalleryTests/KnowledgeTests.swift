import Foundation
import Testing

@Suite("What the views of the gallery know") struct KnowledgeTests {
    @Test("VIEW-11 no view of the gallery names a controller or the application")
    func views() throws {
        let root = URL(fileURLWithPath: #filePath).appending(path: "../../../Plugins/Gallery/Controllers").standardized
        let files = try FileManager.default.subpathsOfDirectory(atPath: root.path).filter { $0.hasSuffix("View.swift") }
        #expect(files.count >= 3)
        for file in files {
            let source = try String(contentsOf: root.appending(path: file), encoding: .utf8)
            #expect(source.contains(": UIView {"), "\(file)")
            #expect(source.firstMatch(of: /ViewController|UIApplication/) == nil, "\(file)")
        }
    }
}
