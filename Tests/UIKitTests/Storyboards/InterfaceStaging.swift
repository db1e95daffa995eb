import Foundation
import Testing

@testable import UIKit

/// Files of Interface Builder for tests: samples, and snippets of one.
@MainActor enum InterfaceStaging {
    static let samples = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Support/InterfaceFiles")

    /// A storyboard of a sample, with the classes that the samples name.
    static func sample(_ name: String, bundle: Bundle? = nil) throws -> UIStoryboard {
        SampleClasses.register()
        let file = samples.appendingPathComponent("\(name).storyboard")
        let source = try #require(InterfaceFiles.source(at: file, name: name, folder: samples, in: bundle))
        return UIStoryboard(source)
    }

    static func nib(_ objects: String, resources: String = "") -> UINib {
        UINib(data: xib(objects, resources: resources), bundle: nil)
    }

    static func xib(_ objects: String, resources: String = "") -> Data {
        Data(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
            <objects>\(objects)</objects><resources>\(resources)</resources></document>
            """.utf8)
    }

    /// A storyboard of scenes, each of which is the elements in `objects`, in a file of its own.
    static func storyboard(_ scenes: String..., initial: String? = nil) throws -> UIStoryboard {
        try storyboard(of: scenes, initial: initial)
    }

    static func storyboard(of scenes: [String], initial: String?) throws -> UIStoryboard {
        SampleClasses.register()
        let text =
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"\
            \(initial.map { " initialViewController=\"\($0)\"" } ?? "")>
            <scenes>\(scenes.map { "<scene><objects>\($0)</objects></scene>" }.joined(separator: "\n"))</scenes></document>
            """
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Interface-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("Test.storyboard")
        try Data(text.utf8).write(to: file)
        return UIStoryboard(try #require(InterfaceFiles.source(at: file, name: "Test", folder: folder, in: nil)))
    }

    /// The first object of a snippet.
    static func object<Object>(_ element: String, as type: Object.Type = Object.self) throws -> Object {
        let first = nib(element).instantiate(withOwner: nil).first
        return try #require(first as? Object)
    }

    /// The reports that UIKit makes while `body` runs.
    static func reports(_ body: () throws -> Void) rethrows -> [String] {
        InterfaceSource.unknown = []
        let outer = UsageDiagnostic.observer
        var messages: [String] = []
        UsageDiagnostic.observer = { _, message in messages.append(message) }
        defer { UsageDiagnostic.observer = outer }
        try body()
        return messages
    }

    /// The views of a file as a tree, without what controls are made of inside.
    static func tree(_ view: UIView) -> String {
        let name = String(describing: type(of: view))
        let children: [UIView]
        switch view {
        case is UIControl, is UILabel, is UIImageView: children = []
        case let cell as UITableViewCell: children = cell.contentView.subviews
        case is UITableView: children = []
        case let stack as UIStackView: children = stack.arrangedSubviews
        default: children = view.subviews
        }
        return children.isEmpty ? name : "\(name)(\(children.map(tree).joined(separator: " ")))"
    }
}
