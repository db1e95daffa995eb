import Testing
import UIKitTesting

@testable import UIKit

extension UIKitBehaviour {
    @Suite("Constraints and variations of a file") @MainActor struct InterfaceLayouts {
        private func laidOut(_ constraints: String, _ more: String = "") throws -> (root: UIView, child: UIView) {
            let root: UIView = try InterfaceStaging.object(
                """
                <view id="r"><rect key="frame" x="0" y="0" width="200" height="100"/><subviews>
                <view translatesAutoresizingMaskIntoConstraints="NO" id="c"/></subviews>
                <viewLayoutGuide key="safeArea" id="s"/><constraints>\(constraints)</constraints>\(more)</view>
                """)
            let stage = Stage()
            stage.root.view.addSubview(root)
            stage.update()
            return (root, try #require(root.subviews.first))
        }

        @Test(
            "Items, attributes, multipliers and relations",
            arguments: [
                (
                    "firstItem=\"c\" firstAttribute=\"width\" secondItem=\"r\" secondAttribute=\"width\" multiplier=\"0.5\"",
                    CGFloat(100)
                ),
                (
                    "firstItem=\"c\" firstAttribute=\"width\" secondItem=\"c\" secondAttribute=\"height\" multiplier=\"3:1\"",
                    60
                ),
                (
                    "firstItem=\"c\" firstAttribute=\"width\" secondItem=\"c\" secondAttribute=\"height\" multiplier=\"1/2\"",
                    10
                ),
                ("firstItem=\"c\" firstAttribute=\"width\" constant=\"33\"", 33),
                ("firstAttribute=\"trailing\" secondItem=\"c\" secondAttribute=\"trailing\" constant=\"20\"", 170),
                ("firstAttribute=\"trailingMargin\" secondItem=\"c\" secondAttribute=\"trailing\"", 182),
                ("firstItem=\"s\" firstAttribute=\"trailing\" secondItem=\"c\" secondAttribute=\"trailing\"", 190),
                ("firstItem=\"c\" firstAttribute=\"width\" relation=\"greaterThanOrEqual\" constant=\"44\"", 44),
            ])
        func widths(_ constraint: String, _ width: CGFloat) throws {
            let (_, child) = try laidOut(
                """
                <constraint firstItem="c" firstAttribute="leading" secondItem="r" secondAttribute="leading" constant="10" id="1"/>
                <constraint firstItem="c" firstAttribute="top" secondItem="r" secondAttribute="top" id="2"/>
                <constraint firstItem="c" firstAttribute="height" constant="20" id="3"/>
                <constraint firstItem="c" firstAttribute="width" priority="1" id="4"/><constraint \(constraint) id="5"/>
                """)
            #expect(child.frame.width == width)
        }

        @Test("A constraint that names no items at all is between two attributes of the view that holds it")
        func ratio() throws {
            let root: UIView = try InterfaceStaging.object(
                """
                <view id="r"><rect key="frame" x="0" y="0" width="200" height="100"/><subviews>
                <view translatesAutoresizingMaskIntoConstraints="NO" id="c"><constraints>
                <constraint firstAttribute="height" constant="20" id="1"/>
                <constraint firstAttribute="width" secondAttribute="height" multiplier="3:1" id="2"/></constraints></view></subviews>
                <constraints><constraint firstItem="c" firstAttribute="leading" secondItem="r" secondAttribute="leading" id="3"/>
                <constraint firstItem="c" firstAttribute="top" secondItem="r" secondAttribute="top" id="4"/></constraints></view>
                """)
            let stage = Stage()
            stage.root.view.addSubview(root)
            stage.update()
            let child = try #require(root.subviews.first)
            #expect(child.frame == CGRect(x: 0, y: 0, width: 60, height: 20))
        }

        @Test("Constraints of a cell are its content view's")
        func cell() throws {
            let cell: UITableViewCell = try InterfaceStaging.object(
                """
                <tableViewCell id="c"><rect key="frame" x="0" y="0" width="100" height="44"/>
                <tableViewCellContentView key="contentView" tableViewCell="c" id="v"><subviews>
                <view translatesAutoresizingMaskIntoConstraints="NO" id="x"/></subviews></tableViewCellContentView><constraints>
                <constraint firstAttribute="bottom" secondItem="x" secondAttribute="bottom" id="1"/></constraints></tableViewCell>
                """)
            #expect(cell.contentView.constraints.count == 1)
            #expect(cell.contentView.constraints.first?.firstItem === cell.contentView)
        }

        private func traits(_ width: UIUserInterfaceSizeClass, _ height: UIUserInterfaceSizeClass) -> UITraitCollection
        {
            UITraitCollection {
                $0.horizontalSizeClass = width
                $0.verticalSizeClass = height
            }
        }

        @Test("A key of a variation names traits, and more of them count more")
        func conditions() throws {
            let root: UIStackView = try InterfaceStaging.object(
                """
                <stackView axis="horizontal" spacing="1" id="s"><subviews><label text="a" id="a"/><label text="b" id="b"/></subviews>
                <variation key="default"><mask key="subviews"><exclude reference="b"/></mask></variation>
                <variation key="widthClass=regular" axis="vertical" spacing="2"><mask key="subviews"><include reference="b"/></mask></variation>
                <variation key="heightClass=regular-widthClass=regular" spacing="3"/></stackView>
                """)
            root.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
            let stage = Stage()
            stage.root.view.addSubview(root)
            func look(_ width: UIUserInterfaceSizeClass, _ height: UIUserInterfaceSizeClass) -> [String] {
                stage.root.traitOverrides.horizontalSizeClass = width
                stage.root.traitOverrides.verticalSizeClass = height
                stage.update()
                return ["\(root.axis == .vertical)", "\(root.spacing)"]
                    + root.arrangedSubviews.compactMap { ($0 as? UILabel)?.text }
            }
            #expect(look(.compact, .compact) == ["false", "1.0", "a"])
            #expect(look(.regular, .compact) == ["true", "2.0", "a", "b"])
            #expect(look(.regular, .regular) == ["true", "3.0", "a", "b"])
            #expect(look(.compact, .regular) == ["false", "1.0", "a"])
        }

        @Test("The sample with size classes is another layout where it is wide, and as before afterwards")
        func sample() throws {
            let storyboard = try InterfaceStaging.sample("SizeClasses")
            let controller = try #require(storyboard.instantiateInitialViewController())
            let stage = Stage()
            func look(_ width: UIUserInterfaceSizeClass, _ height: UIUserInterfaceSizeClass) throws -> [String] {
                stage.root.traitOverrides.horizontalSizeClass = width
                stage.root.traitOverrides.verticalSizeClass = height
                stage.update()
                let stack = try #require(controller.view.subviews.first as? UIStackView)
                let widths = stack.constraints.filter {
                    $0.firstAttribute == .width && $0.constant == 480 && $0.isActive
                }
                let tops = controller.view.constraints.filter { $0.firstAttribute == .top && $0.isActive }.map(
                    \.constant)
                return [
                    "\(stack.arrangedSubviews.count)", stack.axis == .vertical ? "column" : "row", "\(widths.count)",
                    tops.map { "\($0)" }.joined(separator: " "),
                ]
            }
            stage.embed(controller, frame: CGRect(x: 0, y: 0, width: 390, height: 290))
            #expect(try look(.compact, .regular) == ["1", "column", "0", "20.0"])
            #expect(try look(.regular, .regular) == ["2", "column", "1", "20.0"])
            #expect(try look(.compact, .compact) == ["1", "row", "0", "6.0"])
            #expect(try look(.compact, .regular) == ["1", "column", "0", "20.0"])
            stage.remove(controller)
        }
    }
}
