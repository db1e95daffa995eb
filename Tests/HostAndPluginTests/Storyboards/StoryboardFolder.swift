import Foundation
import Testing
import UIKit

/// A folder of storyboards, as the resources of a target are one. It is there as long as the object.
@MainActor final class StoryboardFolder {
    let url: URL
    private let bundle: Bundle

    /// - Parameter storyboards: The scenes of each by its name, and the id of the controller that it begins with.
    init(_ storyboards: [String: (initial: String?, scenes: [String])]) throws {
        // By the name of the folder, as SwiftPM gives it, the classes are those of this module.
        url = FileManager.default.temporaryDirectory.appendingPathComponent(
            "\(UUID().uuidString)_HostAndPluginTests.resources")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for (name, content) in storyboards {
            try Data(Self.document(content.scenes, initial: content.initial).utf8)
                .write(to: url.appendingPathComponent("\(name).storyboard"))
        }
        bundle = try #require(Bundle(path: url.path))
        StoryboardClasses.register()
    }

    isolated deinit {
        try? FileManager.default.removeItem(at: url)
    }

    func storyboard(_ name: String) -> UIStoryboard {
        UIStoryboard(name: name, bundle: bundle)
    }

    private static func document(_ scenes: [String], initial: String?) -> String {
        let scenes = scenes.map { "<scene><objects>\($0)</objects></scene>" }.joined(separator: "\n")
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES"\
            \(initial.map { " initialViewController=\"\($0)\"" } ?? "")>
            <scenes>\(scenes)</scenes></document>
            """
    }

    // MARK: Scenes

    /// A controller with a view of one label, and segues of its own.
    ///
    /// - Parameters:
    ///   - views: What else is in the view.
    ///   - attributes: Those that the controller has beside its class and id.
    static func controller(
        _ id: String, _ customClass: String, text: String = "", views: String = "", segues: String = "",
        exit: String = "", attributes: String = ""
    ) -> String {
        """
        <viewController \(attributes) customClass="\(customClass)" id="\(id)" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="\(id)-view"><rect key="frame" x="0.0" y="0.0" width="400" height="300"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews><label text="\(text)" id="\(id)-label"><rect key="frame" x="10" y="60" width="200" height="30"/></label>
        \(views)</subviews></view><connections>\(segues)</connections></viewController>\(exit)
        """
    }

    /// An element that stands for a controller of another storyboard, or of a plugin.
    static func reference(
        _ id: String, to identifier: String? = nil, in storyboard: String = "Child", bundle: String? = nil
    ) -> String {
        """
        <viewControllerPlaceholder storyboardName="\(storyboard)" \
        \(identifier.map { "referencedIdentifier=\"\($0)\" " } ?? "")\
        \(bundle.map { "bundleIdentifier=\"\($0)\" " } ?? "")id="\(id)" sceneMemberID="viewController"/>
        """
    }

    /// A container and the ids of the scenes that are in it.
    static func container(_ id: String, _ element: String, _ relationship: String, _ children: [String]) -> String {
        let segues = children.map {
            "<segue destination=\"\($0)\" kind=\"relationship\" relationship=\"\(relationship)\" id=\"\(id)-\($0)\"/>"
        }
        return """
            <\(element) id="\(id)" sceneMemberID="viewController"><connections>\(segues.joined())</connections></\(element)>
            """
    }
}
