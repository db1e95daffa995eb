import Testing
import UIKit

extension UIKitPresentation {
    @Suite("What an alert's keys, places and heights follow from") struct AlertValueTests {
        private typealias Action = AlertContent.Action

        private static let cancel = Action(title: "No", style: .cancel)
        private static let plain = Action(title: "Yes")
        private static let delete = Action(title: "Delete", style: .destructive)
        private static let preferred = Action(title: "Save", isPreferred: true)

        private static func off(_ action: Action) -> Action {
            Action(title: action.title, style: action.style, isEnabled: false, isPreferred: action.isPreferred)
        }

        struct Case: Sendable {
            let style: UIAlertController.Style
            let actions: [AlertContent.Action]
            let escape: AlertAnswer?
            let enter: AlertAnswer?
            let unfocusedEnter: AlertAnswer?

            init(
                _ style: UIAlertController.Style, _ actions: [AlertContent.Action], escape: AlertAnswer?,
                enter: AlertAnswer? = nil, unfocusedEnter: AlertAnswer? = nil
            ) {
                self.style = style
                self.actions = actions
                self.escape = escape
                self.enter = enter
                self.unfocusedEnter = unfocusedEnter ?? enter
            }
        }

        static let cases: [Case] = [
            Case(.alert, [], escape: .end),
            Case(.alert, [plain], escape: .action(0), unfocusedEnter: .action(0)),
            Case(.alert, [delete], escape: nil, unfocusedEnter: .action(0)),
            Case(.alert, [off(plain)], escape: .end),
            Case(.alert, [plain, cancel], escape: .action(1)),
            Case(.alert, [plain, off(cancel)], escape: nil),
            Case(.alert, [plain, delete], escape: nil),
            Case(.alert, [cancel, preferred], escape: .action(0), enter: .action(1)),
            Case(.alert, [cancel, off(preferred)], escape: .action(0)),
            Case(.actionSheet, [plain, cancel], escape: .action(1)),
            Case(.actionSheet, [delete], escape: .end, unfocusedEnter: .action(0)),
            Case(.actionSheet, [preferred, plain], escape: .end),
            Case(.actionSheet, [plain, off(cancel)], escape: nil),
        ]

        @Test("Escape cancels or leaves, and never destroys; Return chooses what is preferred", arguments: cases)
        func answers(_ one: Case) {
            let content = AlertContent(style: one.style, actions: one.actions)
            #expect(content.answerToEscape == one.escape)
            #expect(content.answerToReturn == one.enter)
            #expect(content.answerToReturnWithoutFocus == one.unfocusedEnter)
            #expect(content.answerToOutsideTouch == (one.style == .actionSheet ? one.escape : nil))
        }

        @Test("Buttons lie in their order, and the one that cancels first of a pair, else last, apart, or nowhere")
        func arrangement() {
            func buttons(
                _ style: UIAlertController.Style, _ form: AlertForm, _ actions: [AlertContent.Action], fits: Bool = true
            ) -> String {
                let arrangement = AlertArrangement(of: AlertContent(style: style, actions: actions), form) { fits }
                let separate = arrangement.separate.map { " apart \($0)" } ?? ""
                return "\(arrangement.buttons)\(separate)\(arrangement.isPair ? " pair" : "")"
            }
            let (cancel, plain, delete) = (Self.cancel, Self.plain, Self.delete)
            #expect(buttons(.alert, .centred, [plain, cancel]) == "[1, 0] pair")
            #expect(buttons(.alert, .centred, [plain, delete]) == "[0, 1] pair")
            #expect(buttons(.alert, .centred, [cancel, plain], fits: false) == "[1, 0]")
            #expect(buttons(.alert, .centred, [cancel, plain, delete]) == "[1, 2, 0]")
            #expect(buttons(.alert, .centred, [plain]) == "[0]")
            #expect(buttons(.alert, .centred, []) == "[]")
            #expect(buttons(.actionSheet, .centred, [cancel, plain]) == "[1, 0]")
            #expect(buttons(.actionSheet, .lowerEdge, [cancel, plain]) == "[1] apart 0")
            #expect(buttons(.actionSheet, .lowerEdge, [cancel]) == "[] apart 0")
            #expect(buttons(.actionSheet, .popover, [plain, cancel, delete]) == "[0, 2]")
            #expect(buttons(.actionSheet, .popover, [cancel]) == "[0]")
        }

        @Test("Texts and buttons share what room there is, and neither is squeezed out by the other")
        func heights() {
            func parts(
                _ texts: CGFloat, _ buttons: CGFloat, _ separate: CGFloat = 0, most: CGFloat
            ) -> [CGFloat] {
                let layout = AlertLayout(texts: texts, buttons: buttons, separate: separate, line: 1, most: most)
                #expect(layout.height <= most)
                return [layout.texts, layout.line, layout.buttons, layout.gap, layout.separate]
            }
            #expect(parts(80, 44, most: 300) == [80, 1, 44, 0, 0])
            #expect(parts(0, 44, most: 300) == [0, 0, 44, 0, 0])
            #expect(parts(80, 0, most: 300) == [80, 0, 0, 0, 0])
            #expect(parts(1000, 44, most: 301) == [256, 1, 44, 0, 0])
            #expect(parts(80, 8800, most: 301) == [80, 1, 220, 0, 0])
            #expect(parts(1000, 8800, most: 301) == [150, 1, 150, 0, 0])
            #expect(parts(80, 88, 44, most: 300) == [80, 1, 88, 8, 44])
            #expect(parts(0, 0, 44, most: 300) == [0, 0, 0, 0, 44])
            #expect(parts(80, 88, 44, most: 20) == [0, 0, 0, 0, 20])
            #expect(parts(0, 0, most: 0) == [0, 0, 0, 0, 0])
        }

        @Test("Whatever the heights, they never exceed their room, and leave none of it unused that is needed")
        func allHeights() {
            for texts in stride(from: CGFloat(0), through: 400, by: 37) {
                for buttons in stride(from: CGFloat(0), through: 400, by: 44) {
                    for most in stride(from: CGFloat(0), through: 500, by: 23) {
                        let layout = AlertLayout(texts: texts, buttons: buttons, line: 1, most: most)
                        let line: CGFloat = texts > 0 && buttons > 0 ? 1 : 0
                        #expect(layout.height == min(most, texts + buttons + line))
                        #expect(layout.texts <= texts && layout.buttons <= buttons)
                        if buttons > 0, most > 3 { #expect(layout.buttons > 0) }
                        if texts > 0, most > 3 { #expect(layout.texts > 0) }
                    }
                }
            }
        }

        @Test("An alert is 270 wide and wider with larger text; a sheet at the lower edge fills its window up to 400")
        func widths() {
            #expect(AlertForm.centred.width(scale: 1, in: 800) == 270)
            #expect(AlertForm.centred.width(scale: 0.8, in: 800) == 270)
            #expect(AlertForm.centred.width(scale: 2, in: 800) == 540)
            #expect(AlertForm.centred.width(scale: 3, in: 500) == 500)
            #expect(AlertForm.lowerEdge.width(scale: 1, in: 304) == 304)
            #expect(AlertForm.lowerEdge.width(scale: 1, in: 560) == 400)
            #expect(AlertForm.popover.width(scale: 1, in: .greatestFiniteMagnitude) == 270)
            #expect(AlertForm.centred.width(scale: 1, in: -5) == 0)
        }
    }
}
