import Testing
import UIKit
import UIKitTesting

extension UIKitBehaviour {
    @Suite("A menu") @MainActor struct MenuTests {
        private let staging = MenuStaging()
        private var stage: Stage { staging.stage }
        private var button: UIButton { staging.button }
        private var log: MenuLog { staging.log }
        private var shown: MenuOnStage { staging.shown }

        // MARK: Values

        @Test("A menu keeps what it is made of, and another one of other children keeps the rest")
        func values() {
            let on = staging.action("B", [], .on)
            let inner = UIMenu(title: "In", options: [.displayInline], children: [on, staging.action("C")])
            let menu = UIMenu(
                title: "T", subtitle: "S", image: UIImage(systemName: "plus"), identifier: UIMenu.Identifier("m"),
                options: [.singleSelection, .destructive], children: [staging.action("A"), inner])
            #expect(menu.selectedElements == [on] && menu.children.count == 2)
            let other = menu.replacingChildren([on])
            #expect(other.children == [on] && other.title == "T" && other.subtitle == "S")
            #expect(other.identifier == UIMenu.Identifier("m") && other.options == menu.options)
            #expect(other.image === menu.image && other != menu)
            #expect(UIMenu().identifier != UIMenu().identifier)
        }

        // MARK: Choosing

        @Test("A tap on a button with a menu shows it, and a tap on a line runs its action, with the button as sender")
        func choose() throws {
            staging.show([staging.action("Name"), staging.action("Size")])
            #expect(shown.titles == ["Name", "Size"] && log.titles.isEmpty)
            try shown.tap("Size")
            #expect(log.titles == ["Size"] && log.senders == [ObjectIdentifier(button)] && shown.isGone)
        }

        @Test("A touch outside takes the menu away, and does nothing else")
        func outside() {
            var taps = 0
            let other = UIButton(
                frame: CGRect(x: 300, y: 250, width: 60, height: 30), primaryAction: UIAction { _ in taps += 1 })
            stage.root.view.addSubview(other)
            staging.show([staging.action("Name")])
            stage.tap(other.center)
            #expect(shown.isGone && taps == 0 && log.titles.isEmpty)
            stage.tap(other.center)
            #expect(taps == 1)
        }

        @Test("A finger that goes from the button into the menu chooses where it lets go; beside the lines nothing")
        func drag() throws {
            button.menu = UIMenu(children: [staging.action("Name"), staging.action("Size")])
            stage.update()
            stage.press(button.center)
            let place = try shown.place(of: "Size")
            stage.drag(to: place)
            #expect(shown.marked == "Size")
            stage.release(place)
            #expect(log.titles == ["Size"] && shown.isGone)
            stage.press(button.center)
            stage.drag(to: CGPoint(x: 390, y: 290))
            stage.release(CGPoint(x: 390, y: 290))
            #expect(log.titles == ["Size"] && !shown.isGone)
        }

        @Test("With an action of its own a tap runs that, and a long press shows the menu")
        func longPress() throws {
            try ManualFrameClock.use { clock in
                var taps = 0
                button.showsMenuAsPrimaryAction = false
                button.addAction(UIAction { _ in taps += 1 }, for: .primaryActionTriggered)
                button.menu = UIMenu(children: [staging.action("Name")])
                stage.update()
                stage.tap(button.center)
                #expect(taps == 1 && shown.isGone)
                stage.press(button.center)
                clock.advance(by: .seconds(0.6))
                #expect(shown.titles == ["Name"])
                stage.release(button.center)
                #expect(taps == 1 && !shown.isGone)
                try shown.tap("Name")
                #expect(log.titles == ["Name"])
            }
        }

        @Test("What is disabled cannot be chosen, what is hidden is not there, and what keeps the menu leaves it open")
        func attributes() throws {
            staging.show([
                staging.action("Off", .disabled), staging.action("Gone", .hidden),
                staging.action("Stay", .keepsMenuPresented), staging.action("Go"),
            ])
            #expect(shown.titles == ["Off", "Stay", "Go"])
            try shown.tap("Off")
            try shown.tap("Stay")
            try shown.tap("Stay")
            #expect(log.titles == ["Stay", "Stay"] && !shown.isGone)
            #expect(try shown.row("Off").accessibilityTraits.contains(.notEnabled))
            try shown.tap("Go")
            #expect(shown.isGone)
        }

        @Test("A menu in which there is nothing is not shown, and the button does what it does without one")
        func empty() {
            var taps = 0
            button.addAction(UIAction { _ in taps += 1 }, for: .primaryActionTriggered)
            staging.show([staging.action("Gone", .hidden), UIMenu(title: "More"), UIMenu(options: .displayInline)])
            #expect(shown.isGone && taps == 1)
        }

        @Test("A submenu opens in the place of its menu, and its first line leads back")
        func submenu() throws {
            staging.show([
                staging.action("Name"),
                UIMenu(title: "More", children: [staging.action("Size"), staging.action("Kind")]),
            ])
            try shown.tap("More")
            #expect(shown.titles == ["More", "Size", "Kind"])
            try shown.tap("More")
            #expect(shown.titles == ["Name", "More"])
            try shown.tap("More")
            try shown.tap("Kind")
            #expect(log.titles == ["Kind"] && shown.isGone)
        }

        @Test("What stands inline has lines around it, and a title above what it is the title of")
        func inline() {
            staging.show(
                [
                    staging.action("A"),
                    UIMenu(title: "Inner", options: .displayInline, children: [staging.action("B")]),
                    staging.action("C"),
                ], title: "Outer")
            #expect(shown.lines == ["Outer", "-", "A", "-", "Inner", "B", "-", "C"])
        }

        @Test("Of a menu with one selection one action is on: the one that was chosen last, in submenus too")
        func selection() throws {
            let actions = [staging.action("A", [], .on), staging.action("B"), staging.action("C")]
            let inner = UIMenu(options: .displayInline, children: [actions[2]])
            staging.show([actions[0], actions[1], inner], options: .singleSelection)
            #expect(try shown.row("A").accessibilityTraits.contains(.selected))
            try shown.tap("C")
            #expect(actions.map(\.state) == [.off, .off, .on])
            #expect(button.menu?.selectedElements == [actions[2]])
        }

        @Test("A button that changes its selection shows the title of what is chosen, the first one at the beginning")
        func popUp() throws {
            button.changesSelectionAsPrimaryAction = true
            staging.show([staging.action("Small"), staging.action("Large")])
            #expect(button.currentTitle == "Small" && !button.isSelected)
            try shown.tap("Large")
            #expect(button.currentTitle == "Large" && log.titles == ["Large"])
            button.menu = nil
            #expect(button.currentTitle == "Sort")
        }

        @Test("What a menu waits for is shown when it is there: asked once, or each time that the menu is shown")
        func deferred() throws {
            var (asked, answers) = (0, [([UIMenuElement]) -> Void]())
            let cached = UIDeferredMenuElement { done in
                asked += 1
                answers.append(done)
            }
            let inner = staging.action("Fresh")
            let fresh = UIDeferredMenuElement.uncached { done in
                asked += 10
                done([inner])
            }
            staging.show([staging.action("A"), cached, UIMenu(options: .displayInline, children: [fresh])])
            #expect(shown.lines == ["A", "Loading…", "-", "Fresh"] && asked == 11)
            let answer = try #require(answers.first)
            answer([staging.action("Later"), staging.action("Latest")])
            #expect(shown.titles == ["A", "Later", "Latest", "Fresh"])
            answer([staging.action("Twice")])
            try shown.tap("Latest")
            #expect(log.titles == ["Latest"])
            stage.tap(button.center)
            #expect(shown.titles == ["A", "Later", "Latest", "Fresh"] && asked == 21)
        }

        // MARK: Following

        @Test("A menu that is replaced while it is shown is followed, in its submenu too; one that is taken away goes")
        func replaced() throws {
            let id = UIMenu.Identifier("more")
            staging.show([UIMenu(title: "More", identifier: id, children: [staging.action("A")])])
            try shown.tap("More")
            button.menu = UIMenu(children: [
                staging.action("New"), UIMenu(title: "Less", identifier: id, children: [staging.action("B")]),
            ])
            #expect(shown.titles == ["Less", "B"])
            button.menu = UIMenu(children: [staging.action("New")])
            #expect(shown.titles == ["New"])
            button.menu = nil
            #expect(shown.isGone)
        }

        @Test(
            "A menu goes when its button is taken away, hidden or disabled, or its window is hidden",
            arguments: 0..<4)
        func gone(way: Int) {
            staging.show([staging.action("Name")])
            #expect(!shown.isGone)
            switch way {
            case 0: button.removeFromSuperview()
            case 1: stage.root.view.isHidden = true
            case 2: button.isEnabled = false
            default: stage.window.isHidden = true
            }
            stage.update()
            #expect(shown.isGone)
        }

        @Test("A menu goes along with its button")
        func moves() throws {
            staging.show([staging.action("Name")])
            let before = try shown.frame
            button.frame.origin = CGPoint(x: 60, y: 40)
            stage.update()
            #expect(try shown.frame == before.offsetBy(dx: 40, dy: 30))
        }

        // MARK: Context menus

        @Test(
            "A view with an interaction shows its menu by the secondary button and by a long press, where the finger is"
        )
        func context() throws {
            let owner = ContextOwner()
            let view = UIView(frame: CGRect(x: 50, y: 60, width: 200, height: 100))
            view.addSubview(UILabel(frame: CGRect(x: 10, y: 10, width: 50, height: 20)))
            view.addInteraction(UIContextMenuInteraction(delegate: owner))
            stage.root.view.addSubview(view)
            owner.menu = UIMenu(children: [staging.action("Copy")])
            #expect(stage.window.sendSecondaryClick(at: CGPoint(x: 70, y: 80)))
            #expect(owner.asked == [CGPoint(x: 20, y: 20)] && shown.titles == ["Copy"])
            #expect(try shown.frame.origin.x == 70)
            try shown.tap("Copy")
            #expect(log.titles == ["Copy"] && owner.told == ["display", "end"])
            try ManualFrameClock.use { clock in
                stage.press(CGPoint(x: 100, y: 100))
                clock.advance(by: .seconds(0.6))
                #expect(!shown.isGone)
                let place = try shown.place(of: "Copy")
                stage.drag(to: place)
                stage.release(place)
                #expect(log.titles == ["Copy", "Copy"] && shown.isGone)
            }
            owner.menu = nil
            #expect(!stage.window.sendSecondaryClick(at: CGPoint(x: 70, y: 80)))
            #expect(!stage.window.sendSecondaryClick(at: CGPoint(x: CGFloat.nan, y: 80)))
        }

        // MARK: Bars

        @Test("A bar button with a menu shows it by a tap; with an action of its own too it does that")
        func barButton() throws {
            let bar = UIToolbar(frame: CGRect(x: 0, y: 256, width: 400, height: 44))
            stage.root.view.addSubview(bar)
            let item = UIBarButtonItem(
                title: "More", menu: UIMenu(children: [staging.action("Name"), staging.action("Size")]))
            bar.items = [item]
            stage.update()
            let view = try #require(bar.subviews.lazy.compactMap { $0 as? UIButton }.first)
            let place = bar.convert(view.center, to: nil)
            stage.tap(place)
            #expect(shown.titles == ["Name", "Size"])
            #expect(try shown.frame.maxY <= 256 + 44)
            item.menu = UIMenu(children: [staging.action("Kind")])
            stage.update()
            #expect(shown.titles == ["Kind"])
            try shown.tap("Kind")
            #expect(log.titles == ["Kind"] && log.senders == [ObjectIdentifier(item)])
            var taps = 0
            item.primaryAction = UIAction(title: "More") { _ in taps += 1 }
            stage.update()
            stage.tap(place)
            #expect(taps == 1 && shown.isGone)
        }

        // MARK: Accessibility

        @Test("While a menu is shown its lines are what there is in the window")
        func described() {
            staging.show(
                [staging.action("A", [], .on), UIMenu(title: "More", children: [staging.action("B")])], title: "Title")
            let labels = stage.window.describedViews.map(\.description.label)
            #expect(labels == ["Title", "A", "More"])
            #expect(stage.window.describedViews.map(\.description.role) == [.staticText, .button, .button])
            stage.pressKey(.keyboardEscape)
            #expect(stage.window.describedViews.map(\.description.label) == ["Sort"])
        }
    }
}
