import UIKit

/// A scene of sixty objects, the controller's view with labels, buttons and plain views in it: as a storyboard has it.
enum SceneOfSixty {
    static let labels = 29
    static let buttons = 20
    static let plainViews = 10
    /// All objects, the controller's view among them.
    static let count = 1 + labels + buttons + plainViews
    static let size = CGSize(width: 400, height: 800)

    /// The place of an object among all that are in the view: two columns.
    static func frame(_ index: Int) -> CGRect {
        CGRect(x: 20 + index % 2 * 180, y: 20 + index / 2 * 26, width: 170, height: 24)
    }

    static func scene(id: String) -> String {
        let objects =
            (0..<labels).map { label("\(id)-l\($0)", $0) } + (0..<buttons).map { button("\(id)-b\($0)", $0) }
            + (0..<plainViews).map { plain("\(id)-p\($0)", $0) }
        return """
            <scene sceneID="s\(id)">
                <objects>
                    <viewController id="\(id)" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="v\(id)">
                            \(rect(CGRect(origin: .zero, size: size)))
                            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                            <subviews>
            \(objects.joined(separator: "\n"))
                            </subviews>
                            <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                        </view>
                    </viewController>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="r\(id)" sceneMemberID="firstResponder"/>
                </objects>
            </scene>
            """
    }

    private static func rect(_ frame: CGRect) -> String {
        "<rect key=\"frame\" x=\"\(frame.minX)\" y=\"\(frame.minY)\" width=\"\(frame.width)\" height=\"\(frame.height)\"/>"
    }

    private static func label(_ id: String, _ number: Int) -> String {
        """
        <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" \
        verticalHuggingPriority="251" fixedFrame="YES" text="Label \(number)" textAlignment="natural" \
        lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" id="\(id)">
            \(rect(frame(number)))
            <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
            <nil key="textColor"/>
            <nil key="highlightedColor"/>
        </label>
        """
    }

    private static func button(_ id: String, _ number: Int) -> String {
        """
        <button opaque="NO" contentMode="scaleToFill" fixedFrame="YES" contentHorizontalAlignment="center" \
        contentVerticalAlignment="center" buttonType="system" lineBreakMode="middleTruncation" id="\(id)">
            \(rect(frame(labels + number)))
            <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
            <state key="normal" title="Button \(number)"/>
        </button>
        """
    }

    private static func plain(_ id: String, _ number: Int) -> String {
        """
        <view contentMode="scaleToFill" fixedFrame="YES" id="\(id)">
            \(rect(frame(labels + buttons + number)))
            <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
            <color key="backgroundColor" systemColor="systemFillColor"/>
        </view>
        """
    }
}
