import ContainmentTesting
import Testing
import UIKit

/// How elements are found, and what is told of them.
@Suite("Queries", .timeLimit(.minutes(4))) @MainActor struct QueryTests {
    private func makeHost(_ make: (UIView) -> Void) async throws -> TestHost {
        let host = try await TestHost(plugins: [], clock: .manual)
        let controller = UIViewController()
        make(controller.view)
        try await host.present(controller)
        return host
    }

    private func makeView(_ identifier: String?, _ frame: CGRect) -> UIView {
        let view = UIView(frame: frame)
        view.accessibilityIdentifier = identifier
        return view
    }

    // MARK: By text

    @Test("An element is found by its identifier, by its label or by its value, and by nothing else")
    func texts() async throws {
        let host = try await makeHost { view in
            let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
            slider.value = 0.4
            slider.accessibilityLabel = "Volume"
            slider.accessibilityIdentifier = "volume"
            slider.accessibilityHint = "Makes it louder"
            view.addSubview(slider)
        }
        for text in ["volume", "Volume", "40%"] {
            #expect(try await host.element(text).exists, "\(text)")
            #expect(try await host.slider(text).identifier == "volume")
        }
        for text in ["Makes it louder", "slider", "Vol", "41%", ""] {
            #expect(try await !host.element(text).exists, "\(text)")
        }
    }

    @Test(
        "A query in an element finds what is below it, at any depth, and not the element itself nor what is beside it")
    func depth() async throws {
        let host = try await makeHost { [self] view in
            let outer = makeView("outer", CGRect(x: 0, y: 0, width: 200, height: 200))
            let inner = makeView("inner", CGRect(x: 0, y: 0, width: 150, height: 150))
            let deepest = makeView("deepest", CGRect(x: 0, y: 0, width: 100, height: 100))
            let beside = makeView("beside", CGRect(x: 200, y: 0, width: 100, height: 100))
            deepest.addSubview(makeLabel("Deep"))
            inner.addSubview(deepest)
            outer.addSubview(inner)
            beside.addSubview(makeLabel("Beside"))
            view.addSubview(outer)
            view.addSubview(beside)
        }
        let outer = host.element("outer")
        #expect(try await outer.elements().count == 3)
        #expect(try await outer.element("inner").exists)
        #expect(try await outer.element("deepest").exists)
        #expect(try await outer.staticText("Deep").exists)
        #expect(try await outer.element("inner").element("deepest").staticText("Deep").exists)
        #expect(try await !outer.element("outer").exists)
        #expect(try await !outer.staticText("Beside").exists)
        #expect(try await !host.element("beside").element("deepest").exists)
    }

    private func makeLabel(_ text: String) -> UILabel {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
        label.text = text
        return label
    }

    @Test("What is hidden, transparent or left out of accessibility is not found")
    func hidden() async throws {
        var labels: [UILabel] = []
        let host = try await makeHost { [self] view in
            labels = (0..<3).map { makeLabel("Label \($0)") }
            for label in labels { view.addSubview(label) }
        }
        #expect(try await host.staticTexts.count == 3)
        labels[0].isHidden = true
        labels[1].alpha = 0
        labels[2].accessibilityElementsHidden = true
        #expect(try await host.staticTexts.count == 0)
    }

    // MARK: What is told

    @Test("Each property of an element is what its view says")
    func properties() async throws {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        let host = try await makeHost { $0.addSubview(view) }
        view.isAccessibilityElement = true
        view.accessibilityIdentifier = "chart"
        view.accessibilityLabel = "Sales"
        view.accessibilityValue = "7"
        view.accessibilityHint = "Shows the year"
        let chart = host.element("chart")
        #expect(try await chart.identifier == "chart")
        #expect(try await chart.label == "Sales")
        #expect(try await chart.value == "7")
        #expect(try await chart.hint == "Shows the year")
        #expect(try await chart.kind == .other)
        #expect(try await chart.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(try await chart.traits == [])
        #expect(try await chart.isEnabled)
        #expect(try await !chart.isSelected)
        #expect(try await !chart.hasFocus)
        view.accessibilityTraits = [.selected, .notEnabled, .header]
        #expect(try await chart.traits == [.selected, .notEnabled, .header])
        #expect(try await !chart.isEnabled)
        #expect(try await chart.isSelected)
        view.accessibilityTraits = .selected
        #expect(try await chart.isEnabled)
        view.accessibilityTraits = .notEnabled
        #expect(try await !chart.isSelected)
    }

    @Test(
        "A text of a list is the label of an element, or else its value; an index is its place in the order of reading")
    func lists() async throws {
        let host = try await makeHost { view in
            for (index, (label, value)) in [("First", "1"), (nil, "2"), (nil, nil)].enumerated() {
                let element = UIView(frame: CGRect(x: 0, y: 50 * CGFloat(index), width: 50, height: 50))
                element.isAccessibilityElement = true
                element.accessibilityLabel = label
                element.accessibilityValue = value
                element.accessibilityIdentifier = "row"
                view.addSubview(element)
            }
        }
        let rows = host.elements(nil, "row")
        #expect(try await rows.count == 3)
        #expect(try await rows.texts == ["First", "2", ""])
        #expect(try await rows[2].frame.minY == 100)
        #expect(try await rows.only.exists)
        let error = await #expect(throws: ContainmentTestError.self) { try await rows.only.label }
        #expect(error?.code == .severalElements)
        #expect(try await !rows[3].exists)
    }

    @Test("A tap honours both coordinates of its anchor")
    func anchors() async throws {
        var tapped: [String] = []
        let host = try await makeHost { view in
            let pad = UIView(frame: CGRect(x: 20, y: 20, width: 200, height: 200))
            pad.accessibilityIdentifier = "pad"
            for (name, x, y) in [("NW", 0, 0), ("NE", 100, 0), ("SW", 0, 100), ("SE", 100, 100)] {
                let quarter = UIControl(frame: CGRect(x: x, y: y, width: 100, height: 100))
                quarter.addAction(UIAction { _ in tapped.append(name) }, for: .touchUpInside)
                pad.addSubview(quarter)
            }
            view.addSubview(pad)
        }
        let pad = host.element("pad")
        for (x, y) in [(0.1, 0.1), (0.9, 0.1), (0.1, 0.9), (0.9, 0.9)] {
            try await pad.tap(at: CGPoint(x: x, y: y))
        }
        #expect(tapped == ["NW", "NE", "SW", "SE"])
    }

    // MARK: Kinds

    @Test("Each kind of element is found by its own query and by no other")
    func kinds() async throws {
        let host = try await makeHost { view in
            let segments = UISegmentedControl(items: ["One", "Two"])
            let spinner = UIActivityIndicatorView(style: .medium)
            spinner.startAnimating()
            let pages = UIPageControl()
            pages.numberOfPages = 3
            let views: [(String, UIView)] = [
                ("staticText", UILabel()), ("image", UIImageView(image: UIImage())),
                ("button", UIButton(type: .system)), ("switch", UISwitch()), ("slider", UISlider()),
                ("stepper", UIStepper()), ("segmentedControl", segments), ("pageIndicator", pages),
                ("progressIndicator", UIProgressView()), ("activityIndicator", spinner), ("textField", UITextField()),
                ("other", UIView()),
            ]
            for (index, (name, element)) in views.enumerated() {
                element.frame = CGRect(x: 0, y: 25 * CGFloat(index), width: 100, height: 20)
                element.accessibilityIdentifier = name
                view.addSubview(element)
            }
        }
        let finders: [(ElementKind, Element, ElementList?)] = [
            (.staticText, host.staticText("staticText"), host.staticTexts), (.image, host.image("image"), host.images),
            (.button, host.button("button"), nil), (.switch, host.switch("switch"), host.switches),
            (.slider, host.slider("slider"), host.sliders), (.stepper, host.stepper("stepper"), nil),
            (.segmentedControl, host.segmentedControl("segmentedControl"), host.segmentedControls),
            (.pageIndicator, host.pageIndicator("pageIndicator"), host.pageIndicators),
            (.progressIndicator, host.progressIndicator("progressIndicator"), host.progressIndicators),
            (.activityIndicator, host.activityIndicator("activityIndicator"), host.activityIndicators),
            (.textField, host.textField("textField"), host.textFields),
        ]
        for (kind, element, list) in finders {
            #expect(try await element.kind == kind)
            #expect(try await host.elements(kind, kind.rawValue).count == 1)
            if let list { #expect(try await list.count == 1, "\(kind)") }
            for other in ElementKind.allCases where other != kind {
                #expect(try await host.elements(other, kind.rawValue).count == 0, "\(other) \(kind)")
            }
        }
        #expect(try await host.steppers.texts.count == 1)
        #expect(try await host.buttons.texts.suffix(2) == ["One", "Two"])
    }

    // MARK: Bars

    /// A stack with a page on it in a tab bar controller.
    private func makeBars() async throws -> TestHost {
        let host = try await TestHost(plugins: [], clock: .manual)
        let root = UIViewController()
        root.title = "Climate"
        let page = UIViewController()
        page.title = "Bath"
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Boost", primaryAction: UIAction { _ in })
        page.toolbarItems = [UIBarButtonItem(title: "Off", primaryAction: UIAction { _ in })]
        let boost = UIButton(type: .system)
        boost.setTitle("Boost", for: .normal)
        boost.frame = CGRect(x: 20, y: 100, width: 100, height: 40)
        page.view.addSubview(boost)
        let navigation = UINavigationController(rootViewController: root)
        navigation.isToolbarHidden = false
        navigation.pushViewController(page, animated: false)
        navigation.tabBarItem = UITabBarItem(title: "Climate", image: nil, tag: 0)
        let other = UIViewController()
        other.tabBarItem = UITabBarItem(title: "Light", image: nil, tag: 1)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, other]
        try await host.present(tabs)
        return host
    }

    @Test("A bar is a place to look in, and its buttons are of kinds of their own and buttons all the same")
    func bars() async throws {
        let host = try await makeBars()
        #expect(try await host.navigationBar.buttons.texts.sorted() == ["Boost", "Climate"])
        #expect(try await host.tabBar.buttons.texts == ["Climate", "Light"])
        #expect(try await host.toolbar.buttons.texts == ["Off"])
        #expect(try await host.navigationBar.button("Climate").kind == .backButton)
        #expect(try await host.navigationBar.button("Boost").kind == .barButton)
        #expect(try await host.tabBar.button("Climate").kind == .tab)
        #expect(try await host.toolbar.button("Off").kind == .barButton)
        #expect(try await host.backButton.label == "Climate")
        #expect(try await host.tab("Climate").isSelected)
        #expect(try await !host.tab("Light").isSelected)
        #expect(try await host.barButton("Boost").exists)
        #expect(try await host.barButtons.texts.sorted() == ["Boost", "Off"])
        #expect(try await host.tabs.count == 2)
        #expect(try await host.backButtons.count == 1)
        for bars in [host.navigationBars, host.tabBars, host.toolbars] { #expect(try await bars.count == 1) }
        #expect(try await host.buttons.count == 6)
        #expect(try await !host.navigationBar.button("Light").exists)
        let title = try await host.navigationBar.staticText("Bath").traits
        #expect(title.contains(.header))
    }

    @Test("A text that fits several says which they are, where, and how to narrow it")
    func ambiguity() async throws {
        let host = try await makeBars()
        let climate = await #expect(throws: ContainmentTestError.self) { try await host.button("Climate").tap() }
        #expect(climate?.code == .severalElements)
        let message = try #require(climate).message
        #expect(message.hasPrefix("There are 2 that fit button \"Climate\": "), "\(message)")
        #expect(message.contains("back button \"Climate\" at "), "\(message)")
        #expect(message.contains(" in the navigation bar"), "\(message)")
        #expect(message.contains("tab \"Climate\" at "), "\(message)")
        #expect(message.contains(" in the tab bar"), "\(message)")
        #expect(
            message.hasSuffix(
                "Say which by its kind: `elements(.backButton, \"Climate\").only` or `elements(.tab, \"Climate\").only`, or by what it is in: `navigationBar.button(\"Climate\")`, or by an `accessibilityIdentifier` of its own, or by its number: `elements(.button, \"Climate\")[0]`."
            ), "\(message)")
        #expect(try await host.elements(.button, "Climate")[0].exists)
        let boost = await #expect(throws: ContainmentTestError.self) { try await host.button("Boost").tap() }
        #expect(boost?.message.contains("by its kind: `elements(.barButton, \"Boost\").only`, or by") == true)
    }

    @Test("In several panes it says so")
    func ambiguousPanes() async throws {
        let host = try await TestHost(plugins: [Plugins.hello], size: CGSize(width: 640, height: 300), clock: .manual)
        for x in [0, 320] {
            try await host.present(
                Plugins.hello, controller: "main", frame: CGRect(x: x, y: 0, width: 320, height: 300))
        }
        let error = await #expect(throws: ContainmentTestError.self) { try await host.button("Hello").tap() }
        #expect(error?.message.contains(" in the pane of org.mullion.hello, ") == true)
        #expect(error?.message.contains("or by its pane: `pane.button(\"Hello\")`, or by") == false)
        #expect(error?.message.contains("Say which by its pane: `pane.button(\"Hello\")`") == true)
    }

    @Test(
        "A dump says of an element that it is selected, disabled or has the focus, and shows bars around their buttons")
    func dump() async throws {
        let host = try await makeBars()
        let lines = try await host.hierarchy.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(lines.contains { $0.hasPrefix("navigation bar at ") })
        #expect(lines.contains { $0.hasPrefix("tab bar at ") })
        #expect(lines.contains { $0.hasPrefix("toolbar at ") })
        #expect(lines.contains { $0.hasPrefix("tab \"Climate\" at ") && $0.hasSuffix(" selected") })
        #expect(lines.contains { $0.hasPrefix("tab \"Light\" at ") && !$0.hasSuffix(" selected") })
        try await host.close()
        let plain = try await makeStates()
        let states = try await plain.hierarchy.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(states.contains("button \"Off\" at 0,0 100x40 disabled"))
        #expect(states.contains("slider \"Level\" = \"50%\" at 0,50 100x40 focused"))
        #expect(states.contains("button \"On\" at 0,100 100x40 selected"))
    }

    private func makeStates() async throws -> TestHost {
        let host = try await makeHost { view in
            let off = UIButton(type: .system)
            off.setTitle("Off", for: .normal)
            off.isEnabled = false
            let level = UISlider()
            level.value = 0.5
            level.accessibilityLabel = "Level"
            let on = UIButton(type: .system)
            on.setTitle("On", for: .normal)
            on.isSelected = true
            for (index, control) in [off, level, on].enumerated() {
                control.frame = CGRect(x: 0, y: 50 * CGFloat(index), width: 100, height: 40)
                view.addSubview(control)
            }
        }
        try await host.press(.keyboardTab)
        return host
    }
}
