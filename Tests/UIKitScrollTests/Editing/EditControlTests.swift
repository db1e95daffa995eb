import Testing
import UIKitTesting

@testable import UIKit

extension UIKitScroll {
    @Suite("The controls of a row that is edited") @MainActor struct EditControlTests {
        private let stage = Stage()

        private func show(_ control: EditControlView) {
            control.frame = CGRect(x: 0, y: 0, width: EditControlView.width, height: 50)
            stage.root.view.addSubview(control)
            stage.update()
        }

        @Test(
            "A minus and a plus tell of a tap, the mark of a selection takes none",
            arguments: [
                (EditControlView.Kind.delete, 1), (.insert, 1), (.select, 0),
            ])
        func tap(kind: EditControlView.Kind, taps: Int) {
            let control = EditControlView(kind)
            var count = 0
            control.onTap = { count += 1 }
            show(control)
            stage.tap(CGPoint(x: 19, y: 25))
            #expect(count == taps)
        }

        @Test("They say what they do, and to which row")
        func labels() {
            let control = EditControlView(.delete)
            #expect(control.accessibilityLabel == "Delete")
            control.rowDescription = "Milk"
            #expect(control.accessibilityLabel == "Delete Milk" && control.isAccessibilityElement)
            #expect(EditControlView(.insert).accessibilityLabel == "Insert")
            #expect(!EditControlView(.select).isAccessibilityElement)
        }

        @Test("The mark of a selection is a ring, and a disc once it is chosen")
        func mark() throws {
            let control = EditControlView(.select)
            show(control)
            let disc = try #require(control.subviews.first)
            #expect(disc.backgroundColor == nil && disc.layer.borderWidth > 0)
            control.isChosen = true
            #expect(disc.backgroundColor != nil && disc.layer.borderWidth == 0)
        }

        @Test("Every picture exists, and has a size")
        func pictures() {
            let images = [
                AccessoryPicture.disclosure(), AccessoryPicture.outlineDisclosure(), AccessoryPicture.checkmark(),
                AccessoryPicture.detail(), AccessoryPicture.reorderGrip(),
            ]
            for view in images { #expect(view.image != nil && view.intrinsicContentSize.width > 5) }
            let discs = [
                AccessoryPicture.delete(), AccessoryPicture.insert(), AccessoryPicture.selection(isSelected: true),
                AccessoryPicture.selection(isSelected: false),
            ]
            for view in discs { #expect(view.intrinsicContentSize == CGSize(width: 22, height: 22)) }
        }
    }
}
