import Testing
import UIKitTesting

@testable import UIKit

extension UIKitScroll {
    @Suite("Accessories of a list cell") @MainActor struct CellAccessoryTests {
        private let stage = Stage()

        private func types(
            _ accessories: [UICellAccessory], isEditing: Bool = false
        ) -> (leading: [UICellAccessory.AccessoryType], trailing: [UICellAccessory.AccessoryType]) {
            let arrangement = UICellAccessory.arrangement(of: accessories, isEditing: isEditing)
            return (arrangement.leading.map(\.accessoryType), arrangement.trailing.map(\.accessoryType))
        }

        @Test("Each is shown always, while the cell is edited, or while it is not; those for editing are by themselves")
        func displayed() {
            let all: [UICellAccessory] = [
                .delete(), .reorder(), .multiselect(), .insert(), .checkmark(), .label(text: "3"),
                .disclosureIndicator(displayed: .whenNotEditing),
            ]
            #expect(types(all).leading == [])
            #expect(types(all).trailing == [.label, .checkmark, .disclosureIndicator])
            #expect(types(all, isEditing: true).leading == [.multiselect, .delete, .insert])
            #expect(types(all, isEditing: true).trailing == [.label, .checkmark, .reorder])
        }

        @Test("A view of the app's own lies where it says, also before or after one of a type")
        func custom() {
            let (first, second, third) = (UIView(), UIView(), UIView())
            func view(_ view: UIView, _ placement: UICellAccessory.Placement) -> UICellAccessory {
                .customView(configuration: .init(customView: view, placement: placement))
            }
            let accessories: [UICellAccessory] = [
                view(first, .trailing()),
                view(second, .trailing(at: UICellAccessory.Placement.position(after: .detail()))),
                view(third, .leading()), .disclosureIndicator(), .detail(),
            ]
            #expect(types(accessories).leading == [.customView(third)])
            #expect(
                types(accessories).trailing == [
                    .customView(first), .detail, .customView(second), .disclosureIndicator,
                ])
            let before = UICellAccessory.Placement.position(before: .checkmark())
            #expect(before([.label(text: ""), .checkmark()]) == 1 && before([.detail()]) == 0)
            let after = UICellAccessory.Placement.position(after: .checkmark())
            #expect(after([.checkmark(), .detail()]) == 1 && after([.detail()]) == 1)
        }

        @Test("A position outside of the list of accessories counts as its nearest end")
        func wrongPosition() {
            let view = UIView()
            let accessory = UICellAccessory.customView(
                configuration: .init(customView: view, placement: .trailing(at: { _ in -3 })))
            #expect(types([accessory, .checkmark()]).trailing == [.customView(view), .checkmark])
        }

        @Test("One of the system that is there twice is reported, and the first one counts")
        func twice() {
            expectDiagnostics([.invalidAccessory]) {
                #expect(types([.label(text: "a"), .label(text: "b")]).trailing == [.label])
            }
        }

        @Test(
            "The room for an accessory is its own width, the standard one at least, or what the app says",
            arguments: [(10, 28), (40, 40)] as [(CGFloat, CGFloat)])
        func room(width: CGFloat, standard: CGFloat) {
            #expect(UICellAccessory.LayoutDimension.actual.room(for: width) == width)
            #expect(UICellAccessory.LayoutDimension.standard.room(for: width) == standard)
            #expect(UICellAccessory.LayoutDimension.custom(20).room(for: width) == 20)
            #expect(UICellAccessory.LayoutDimension.custom(.nan).room(for: width) == width)
            #expect(UICellAccessory.LayoutDimension.custom(-1).room(for: width) == width)
        }

        private func show(_ view: CellAccessoryView) {
            view.frame = CGRect(x: 0, y: 0, width: view.intrinsicContentSize.width, height: 50)
            stage.root.view.addSubview(view)
            stage.update()
        }

        @Test("A touch calls the app's handler, or else the cell's own")
        func actions() {
            var calls: [String] = []
            let own = CellAccessoryView(.delete(actionHandler: { calls.append("app") }))
            show(own)
            stage.tap(CGPoint(x: 14, y: 25))
            own.removeFromSuperview()
            let standard = CellAccessoryView(.outlineDisclosure())
            standard.onStandardAction = { calls.append("\($0)") }
            show(standard)
            stage.tap(CGPoint(x: 14, y: 25), at: 2)
            #expect(calls == ["app", "outlineDisclosure"])
        }

        @Test("An outline of the style of headers leaves its touches to the cell, and so do marks and texts")
        func passive() {
            let passive: [UICellAccessory] = [
                .outlineDisclosure(options: .init(style: .header)), .checkmark(), .disclosureIndicator(),
                .label(text: "a"), .multiselect(), .delete(options: .init(isHidden: true)), .detail(),
            ]
            for accessory in passive {
                let view = CellAccessoryView(accessory)
                view.onStandardAction = { _ in Issue.record("\(accessory.accessoryType) took a touch") }
                show(view)
                stage.tap(CGPoint(x: 14, y: 25))
                view.removeFromSuperview()
            }
        }

        @Test("A hidden accessory takes its room and is not seen")
        func hidden() {
            let seen = CellAccessoryView(.checkmark())
            let hidden = CellAccessoryView(.checkmark(options: .init(isHidden: true)))
            #expect(hidden.isHidden && !seen.isHidden)
            #expect(hidden.intrinsicContentSize == seen.intrinsicContentSize)
        }

        @Test("A custom view keeps its size where that is said, else it has the one that it asks for")
        func customSize() {
            let own = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 12))
            let kept = CellAccessoryView(
                .customView(
                    configuration: .init(customView: own, placement: .trailing(), maintainsFixedSize: true)))
            #expect(kept.intrinsicContentSize == CGSize(width: 60, height: 12))
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 3, height: 3))
            label.text = "some words"
            let asked = CellAccessoryView(
                .customView(
                    configuration: .init(
                        customView: label, placement: .trailing(), reservedLayoutWidth: .actual)))
            #expect(asked.intrinsicContentSize.width == label.intrinsicContentSize.width)
        }

        @Test("An outline says whether it opens or closes")
        func outline() {
            let view = CellAccessoryView(.outlineDisclosure())
            #expect(view.accessibilityLabel == "Expand")
            view.isExpanded = true
            #expect(view.accessibilityLabel == "Collapse")
        }
    }
}
