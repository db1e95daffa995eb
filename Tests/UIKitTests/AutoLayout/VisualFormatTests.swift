import Testing
import UIKit
import UIKitTesting

extension UIKitBehaviour {
    @MainActor struct VisualFormats {
        let root = board()
        let a = FixedView(-1, -1)
        let b = FixedView(-1, -1)

        init() {
            root.addPlaced(a)
            root.addPlaced(b)
        }

        private func text(
            _ format: String, _ options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil
        ) -> [String] {
            let constraints = NSLayoutConstraint.constraints(
                withVisualFormat: format, options: options, metrics: metrics, views: ["a": a, "b": b])
            let names = [ObjectIdentifier(root): "root", ObjectIdentifier(a): "a", ObjectIdentifier(b): "b"]
            return constraints.map { constraint in
                func side(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String {
                    item.flatMap { names[ObjectIdentifier($0)] }.map { "\($0).\(attribute)" } ?? "-"
                }
                let relation = ["<=", "==", ">="][constraint.relation.rawValue + 1]
                let priority = constraint.priority == .required ? "" : " @\(constraint.priority.rawValue)"
                return "\(side(constraint.firstItem, constraint.firstAttribute)) \(relation) "
                    + "\(side(constraint.secondItem, constraint.secondAttribute)) \(constraint.constant)\(priority)"
            }
        }

        @Test("views in a line, with the space of the system, none and a number")
        func spaces() {
            #expect(text("[a]-[b]") == ["b.leading == a.trailing 8.0"])
            #expect(text("H:[a][b]") == ["b.leading == a.trailing 0.0"])
            #expect(text("V:[a]-12.5-[b]") == ["b.top == a.bottom 12.5"])
            #expect(text("V:|[a]|") == ["a.top == root.top 0.0", "root.bottom == a.bottom 0.0"])
            #expect(
                text("|-[a]-|") == ["a.leading == root.leadingMargin 0.0", "root.trailingMargin == a.trailing 0.0"])
            #expect(text("|-50-[a]") == ["a.leading == root.leading 50.0"])
        }

        @Test("conditions in parentheses: relations, metrics, priorities, several at once")
        func predicates() {
            #expect(text("[a(50)]") == ["a.width == - 50.0"])
            #expect(
                text("V:[a(>=20,<=high@750.5)]", metrics: ["high": 70]) == [
                    "a.height >= - 20.0", "a.height <= - 70.0 @750.5",
                ])
            #expect(text("[a(==b)]") == ["a.width == b.width 0.0"])
            #expect(text("[a(b@low)]", metrics: ["low": 20.0]) == ["a.width == b.width 0.0 @20.0"])
            #expect(text("[a]-(>=gap@20)-[b]", metrics: ["gap": CGFloat(9)]) == ["b.leading >= a.trailing 9.0 @20.0"])
            #expect(text("[a]-gap-[b]", metrics: ["gap": 9]) == ["b.leading == a.trailing 9.0"])
            #expect(text("[a]-(-4)-[b]") == ["b.leading == a.trailing -4.0"])
        }

        @Test("options: alignment, direction and spacing by baselines")
        func options() {
            #expect(text("[a][b]", .alignAllTop) == ["b.leading == a.trailing 0.0", "a.top == b.top 0.0"])
            #expect(
                text("|-1-[a]-2-[b]-3-|", .directionLeftToRight) == [
                    "a.left == root.left 1.0", "b.left == a.right 2.0", "root.right == b.right 3.0",
                ])
            #expect(
                text("|-1-[a]-2-[b]-3-|", .directionRightToLeft) == [
                    "root.right == a.right 1.0", "a.left == b.right 2.0", "b.left == root.left 3.0",
                ])
            #expect(text("V:[a]-4-[b]", .spacingBaselineToBaseline) == ["b.firstBaseline == a.lastBaseline 4.0"])
        }

        @Test(
            "the documented examples can be read",
            arguments: [
                "[a]-[b]", "[a(>=50)]", "|-50-[a]-50-|", "V:[a]-10-[b]", "[a][b]", "[a(100@20)]", "[a(==b)]",
                "[a(>=70,<=100)]", "|-[a]-[b]-[a(>=20)]-|",
            ])
        func examples(format: String) {
            #expect(!text(format).isEmpty || format == "[a]")
        }

        @Test(
            "AUTO-14 a mistake is reported with a mark under the character",
            arguments: [
                ("[a", 2, "expected ']'"), ("a]", 0, "expected '['"), ("[]", 1, "the name of a view"),
                ("[a]-5[b]", 5, "expected '-'"), ("[a(>50)]", 4, "expected '='"), ("[a(50]", 5, "expected ')'"),
                ("[a]-(>=)-[b]", 7, "a number or a name"), ("[c]", 1, "'c' is not in the dictionary of views"),
                ("[a]-x-[b]", 4, "'x' is not in the dictionary of metrics"), ("|[a]|[b]", 5, "nothing may follow"),
                ("[a]--4-[b]", 4, "a negative number"), ("[a(b@c)]", 5, "'c' is not in the dictionary of metrics"),
                ("", 0, "expected '['"), ("H:", 2, "expected '['"),
            ])
        func mistakes(format: String, position: Int, message: String) {
            let outer = UsageDiagnostic.observer
            var reports: [String] = []
            UsageDiagnostic.observer = { rule, text in if rule == .visualFormat { reports.append(text) } }
            defer { UsageDiagnostic.observer = outer }
            #expect(text(format) == [])
            #expect(reports.count == 1)
            #expect(reports.first?.contains(message) == true, "\(reports)")
            #expect(
                reports.first?.hasSuffix("\(format)\n" + String(repeating: " ", count: position) + "^") == true,
                "\(reports)")
        }

        @Test("an alignment along the line, and '|' without a superview, are mistakes too")
        func impossible() {
            expectDiagnostics([.visualFormat]) { #expect(text("[a][b]", .alignAllLeft) == []) }
            a.removeFromSuperview()
            expectDiagnostics([.visualFormat]) { #expect(text("|[a]") == []) }
        }

        @Test("a form of labels and fields is laid out")
        func layout() {
            root.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: "H:|-[a(40)]-[b]-|", options: [.alignAllTop, .alignAllBottom], metrics: nil,
                    views: ["a": a, "b": b])
                    + NSLayoutConstraint.constraints(
                        withVisualFormat: "V:|-[a(h)]", metrics: ["h": 30], views: ["a": a]))
            root.layoutIfNeeded()
            #expect(root.frames == "20 10 40 30\n68 10 112 30")
        }
    }
}
