import Foundation
import UIKit

/// A storyboard with one controller, whose only button leaves it by an unwind segue.
@MainActor enum LeavingStoryboard {
    /// A new controller of it; nil where the storyboard cannot be written.
    static func makeViewController() -> UIViewController? {
        // SwiftPM names the folder of a target's resources so.
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "\(UUID().uuidString)_FixturePlugin.resources")
        defer { try? FileManager.default.removeItem(at: folder) }
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(document.utf8).write(to: folder.appending(path: "Leaving.storyboard"))
        } catch {
            return nil
        }
        // What is read is kept, so that the file is needed no longer.
        return Bundle(path: folder.path).flatMap {
            UIStoryboard(name: "Leaving", bundle: $0).instantiateInitialViewController()
        }
    }

    private static let document = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES" \
        initialViewController="leaving">
        <scenes><scene><objects>
        <viewController id="leaving" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="view"><rect key="frame" x="0.0" y="0.0" width="400" height="300"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews><button contentMode="scaleToFill" buttonType="system" id="leave">
        <rect key="frame" x="20" y="120" width="160" height="40"/>
        <state key="normal" title="Leave"/>
        <connections><segue destination="exit" kind="unwind" identifier="leave" unwindAction="unwindToHome:" \
        animates="NO" id="unwind"/></connections>
        </button></subviews></view></viewController>
        <exit id="exit" userLabel="Exit" sceneMemberID="exit"/>
        </objects></scene></scenes></document>
        """
}
