import Testing
import UIKitTesting

@testable import UIKit

extension UIKitBehaviour {
    /// Values that are written in a file, and those that stand for what is not written.
    @Suite("Views of a file") @MainActor struct ViewElements {
        private func made(_ attributes: String, _ children: String = "") throws -> UIView {
            try InterfaceStaging.object("<view \(attributes) id=\"v\">\(children)</view>")
        }

        @Test("A view has its frame, mask and attributes, and the format's defaults")
        func view() throws {
            let plain = try made("")
            #expect(plain.alpha == 1 && !plain.isHidden && plain.isUserInteractionEnabled && plain.isOpaque)
            #expect(plain.translatesAutoresizingMaskIntoConstraints)
            #expect(plain.contentMode == .scaleToFill && plain.backgroundColor == nil)
            let view = try made(
                """
                alpha="0.5" hidden="YES" clipsSubviews="YES" userInteractionEnabled="NO" multipleTouchEnabled="YES" \
                opaque="NO" contentMode="TopLeft" tag="7" translatesAutoresizingMaskIntoConstraints="NO" \
                semanticContentAttribute="forceRightToLeft" preservesSuperviewLayoutMargins="YES" \
                horizontalHuggingPriority="300" verticalCompressionResistancePriority="1000"
                """,
                """
                <rect key="frame" x="1" y="2" width="30" height="40.5"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMinY="YES"/>
                <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
                """)
            #expect(view.frame == CGRect(x: 1, y: 2, width: 30, height: 40.5))
            #expect(view.autoresizingMask == [.flexibleWidth, .flexibleTopMargin])
            #expect(view.alpha == 0.5 && view.isHidden && view.clipsToBounds && !view.isUserInteractionEnabled)
            #expect(view.isMultipleTouchEnabled && !view.isOpaque && view.contentMode == .topLeft && view.tag == 7)
            #expect(!view.translatesAutoresizingMaskIntoConstraints)
            #expect(view.semanticContentAttribute == .forceRightToLeft && view.preservesSuperviewLayoutMargins)
            #expect(view.contentHuggingPriority(for: .horizontal) == UILayoutPriority(300))
            #expect(view.contentCompressionResistancePriority(for: .vertical) == .required)
            #expect(view.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
            #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        }

        @Test("A controller adjusts the insets of its scroll view, unless its file says that it does not")
        func adjustedInsets() throws {
            for (attribute, adjusts) in [("", true), ("automaticallyAdjustsScrollViewInsets=\"NO\"", false)] {
                let storyboard = try InterfaceStaging.storyboard(
                    "<viewController \(attribute) id=\"1\"/>", initial: "1")
                let controller = try #require(storyboard.instantiateInitialViewController())
                #expect(controller.adjustsScrollViewInsets == adjusts)
            }
        }

        @Test("A view whose frame is fixed keeps it, though it says that constraints place it")
        func fixedFrame() throws {
            let view = try made("fixedFrame=\"YES\" translatesAutoresizingMaskIntoConstraints=\"NO\"")
            #expect(view.translatesAutoresizingMaskIntoConstraints)
        }

        @Test(
            "Subviews are made with it, from back to front, and an unknown one is a plain view with its frame and its own"
        )
        func subviews() throws {
            var root: UIView?
            let reports = try InterfaceStaging.reports {
                root = try made(
                    "",
                    """
                    <subviews><label text="a" id="l"/><holodeck id="h"><rect key="frame" x="1" y="1" width="9" height="9"/>
                    <subviews><imageView id="i"/></subviews></holodeck><mapView id="m"/></subviews>
                    """)
            }
            let view = try #require(root)
            #expect(InterfaceStaging.tree(view) == "UIView(UILabel UIView(UIImageView) UIView)")
            #expect(view.subviews[1].frame == CGRect(x: 1, y: 1, width: 9, height: 9))
            #expect(reports.count == 2)
            #expect(reports.contains { $0.contains("holodeck h: unknown element") })
            #expect(reports.contains { $0.contains("mapView m") && $0.contains("PortingFromUIKit") })
        }

        @Test(
            "An unknown attribute is reported once, with its place, and one with a value that it cannot have each time")
        func unknown() throws {
            let reports = try InterfaceStaging.reports {
                _ = try made("sizing=\"x\"")
                _ = try made("sizing=\"x\"")
                _ = try made("alpha=\"much\"")
            }
            #expect(reports.count == 2)
            #expect(reports.first?.hasPrefix("data.xib:3:") == true)
            #expect(reports.first?.contains("view v: unknown attribute \"sizing\"") == true)
            #expect(reports.last?.contains("alpha cannot be \"much\"") == true)
        }

        @Test("Numbers that no layout can do with are kept within bounds")
        func extremes() throws {
            let view = try made(
                "tag=\"1e300\"", "<rect key=\"frame\" x=\"nan\" y=\"-inf\" width=\"1e300\" height=\"inf\"/>")
            #expect(view.frame.isFinite)
            #expect(view.tag == 1_000_000_000)
        }

        @Test(
            "A text in base 64 is read without its padding, as Interface Builder writes it",
            arguments: [
                ("Zm9v", "foo"), ("Zm9vYg", "foob"), ("Zm9vYmE", "fooba"), ("Zm9vYmE=", "fooba"),
                ("Zm9vYmFy", "foobar"),
            ])
        func base64(written: String, text: String) throws {
            let label: UILabel = try InterfaceStaging.object(
                "<label id=\"l\"><string key=\"text\" base64-UTF8=\"YES\">\n\(written)\n</string></label>")
            #expect(label.text == text)
        }

        @Test("A label is left, fits its text, and takes touches where nothing says otherwise")
        func label() throws {
            let plain: UILabel = try InterfaceStaging.object("<label text=\"Hi\" id=\"l\"/>")
            #expect(plain.text == "Hi" && plain.textAlignment == .left && plain.adjustsFontSizeToFitWidth)
            #expect(plain.isUserInteractionEnabled && plain.font.pointSize == 17 && plain.numberOfLines == 1)
            let label: UILabel = try InterfaceStaging.object(
                """
                <label textAlignment="natural" numberOfLines="0" lineBreakMode="wordWrap" adjustsFontSizeToFit="NO" enabled="NO" id="l">
                <string key="text">Two\nlines</string><fontDescription key="fontDescription" type="system" weight="semibold" pointSize="20"/>
                <color key="textColor" systemColor="secondaryLabelColor"/></label>
                """)
            #expect(label.text == "Two\nlines" && label.textAlignment == .natural && label.numberOfLines == 0)
            #expect(label.lineBreakMode == .byWordWrapping && !label.adjustsFontSizeToFitWidth && !label.isEnabled)
            #expect(label.font == .systemFont(ofSize: 20, weight: .semibold))
            #expect(label.textColor == .secondaryLabel)
        }

        @Test(
            "Fonts by style, weight and name",
            arguments: [
                ("style=\"UICTFontTextStyleHeadline\"", UIFont.preferredFont(forTextStyle: .headline)),
                ("type=\"boldSystem\" pointSize=\"13\"", UIFont.boldSystemFont(ofSize: 13)),
                ("type=\"italicSystem\" pointSize=\"13\"", UIFont.italicSystemFont(ofSize: 13)),
                ("type=\"system\" pointSize=\"0.0\"", UIFont.systemFont(ofSize: 0)),
            ])
        func fonts(_ description: String, _ font: UIFont) throws {
            let label: UILabel = try InterfaceStaging.object(
                "<label id=\"l\"><fontDescription key=\"fontDescription\" \(description)/></label>")
            #expect(label.font == font)
        }

        @Test(
            "Colours by numbers, names of the system and legacy names",
            arguments: [
                ("white=\"0.5\" alpha=\"0.25\"", UIColor(white: 0.5, alpha: 0.25)),
                ("systemColor=\"systemBackgroundColor\"", UIColor.systemBackground),
                ("cocoaTouchSystemColor=\"darkTextColor\" white=\"1\" alpha=\"1\"", UIColor.darkText),
                ("systemColor=\"inventedColor\"", UIColor(white: 0.25, alpha: 1)),
                ("name=\"Accent\"", UIColor(white: 0.75, alpha: 1)),
            ])
        func colors(_ attributes: String, _ color: UIColor) throws {
            let nib = InterfaceStaging.nib(
                "<view id=\"v\"><color key=\"backgroundColor\" \(attributes)/></view>",
                resources: """
                    <systemColor name="inventedColor"><color white="0.25" alpha="1"/></systemColor>
                    <namedColor name="Accent"><color white="0.75" alpha="1"/></namedColor>
                    """)
            let view = nib.instantiate(withOwner: nil).first as? UIView
            #expect(view?.backgroundColor == color)
        }

        @Test("A stack view arranges its subviews in their order")
        func stack() throws {
            let stack: UIStackView = try InterfaceStaging.object(
                """
                <stackView axis="vertical" spacing="12" distribution="fillEqually" alignment="center" id="s"><subviews>
                <label text="a" id="a"/><label text="b" id="b"/></subviews></stackView>
                """)
            #expect(stack.axis == .vertical && stack.spacing == 12)
            #expect(stack.distribution == .fillEqually && stack.alignment == .center)
            #expect(stack.arrangedSubviews.compactMap { ($0 as? UILabel)?.text } == ["a", "b"])
            let plain: UIStackView = try InterfaceStaging.object("<stackView id=\"s\"/>")
            #expect(plain.axis == .horizontal && plain.spacing == 0 && plain.distribution == .fill)
        }

        @Test("A button is custom, or of its type, with the titles of its states; a configuration wins over them")
        func button() throws {
            let custom: UIButton = try InterfaceStaging.object(
                """
                <button id="b"><state key="normal" title="Go"><color key="titleColor" systemColor="systemRedColor"/></state>
                <state key="disabled" title="Wait"/></button>
                """)
            #expect(custom.buttonType == .custom && custom.title(for: .normal) == "Go")
            #expect(custom.title(for: .disabled) == "Wait" && custom.titleColor(for: .normal) == .systemRed)
            let system: UIButton = try InterfaceStaging.object(
                "<button buttonType=\"system\" id=\"b\"><state key=\"normal\" title=\"Go\"/></button>")
            #expect(system.buttonType == .system)
            let configured: UIButton = try InterfaceStaging.object(
                """
                <button buttonType="system" id="b"><state key="normal" title="Button"/>
                <buttonConfiguration key="configuration" style="filled" title="Save" imagePlacement="trailing"/></button>
                """)
            #expect(configured.configuration?.title == "Save")
            #expect(configured.configuration?.imagePlacement == .trailing)
        }

        @Test("Controls have their values, the range before the value, and the format's defaults")
        func controls() throws {
            let off: UISwitch = try InterfaceStaging.object("<switch id=\"s\"/>")
            #expect(!off.isOn)
            let on: UISwitch = try InterfaceStaging.object("<switch on=\"YES\" enabled=\"NO\" id=\"s\"/>")
            #expect(on.isOn && !on.isEnabled)
            let slider: UISlider = try InterfaceStaging.object(
                "<slider value=\"50\" minValue=\"0.0\" maxValue=\"100\" continuous=\"NO\" id=\"s\"/>")
            #expect(slider.value == 50 && slider.maximumValue == 100 && !slider.isContinuous)
            let stepper: UIStepper = try InterfaceStaging.object(
                "<stepper value=\"150\" minimumValue=\"100\" maximumValue=\"200\" stepValue=\"5\" id=\"s\"/>")
            #expect(stepper.value == 150 && stepper.stepValue == 5)
            let segments: UISegmentedControl = try InterfaceStaging.object(
                """
                <segmentedControl segmentControlStyle="plain" selectedSegmentIndex="1" id="s"><segments>
                <segment title="A"/><segment title="B"/></segments></segmentedControl>
                """)
            #expect(segments.numberOfSegments == 2 && segments.selectedSegmentIndex == 1)
            #expect(segments.titleForSegment(at: 0) == "A")
            let progress: UIProgressView = try InterfaceStaging.object("<progressView progress=\"0.25\" id=\"p\"/>")
            #expect(progress.progress == 0.25)
            let pages: UIPageControl = try InterfaceStaging.object(
                "<pageControl numberOfPages=\"3\" currentPage=\"2\" id=\"p\"/>")
            #expect(pages.numberOfPages == 3 && pages.currentPage == 2)
            let wheel: UIActivityIndicatorView = try InterfaceStaging.object(
                "<activityIndicatorView style=\"large\" animating=\"YES\" id=\"a\"/>")
            #expect(wheel.isAnimating && !wheel.hidesWhenStopped && wheel.style == .large)
        }

        @Test(
            "A text field and a text view have their text and how it is typed; capitals are none where none are written"
        )
        func text() throws {
            let field: UITextField = try InterfaceStaging.object(
                """
                <textField placeholder="Name" text="x" borderStyle="roundedRect" clearButtonMode="whileEditing" \
                minimumFontSize="17" id="t"><textInputTraits key="textInputTraits" keyboardType="emailAddress" \
                autocorrectionType="no" returnKeyType="done" secureTextEntry="YES" textContentType="email"/></textField>
                """)
            #expect(field.placeholder == "Name" && field.text == "x" && field.borderStyle == .roundedRect)
            #expect(field.clearButtonMode == .whileEditing && field.textAlignment == .left)
            #expect(field.keyboardType == .emailAddress && field.autocorrectionType == .no && field.isSecureTextEntry)
            #expect(field.returnKeyType == .done && field.autocapitalizationType == .none)
            #expect(field.textContentType == .emailAddress)
            let view: UITextView = try InterfaceStaging.object(
                """
                <textView editable="NO" textAlignment="center" id="t"><string key="text">a\nb</string>
                <textInputTraits key="textInputTraits" autocapitalizationType="sentences"/>
                <dataDetectorType key="dataDetectorTypes" link="YES" phoneNumber="YES"/></textView>
                """)
            #expect(view.text == "a\nb" && !view.isEditable && view.textAlignment == .center)
            #expect(view.autocapitalizationType == .sentences && view.dataDetectorTypes == [.link, .phoneNumber])
        }

        @Test(
            "A text view finds the kinds of data that there are; each other kind that is wanted is reported, and what is not wanted is not"
        )
        func dataDetectors() throws {
            var view: UITextView?
            let reports = try InterfaceStaging.reports {
                view = try InterfaceStaging.object(
                    """
                    <textView findInteractionEnabled="YES" id="t">
                    <dataDetectorType key="dataDetectorTypes" phoneNumber="YES" link="NO" address="YES" calendarEvent="YES" \
                    flightNumber="NO"/></textView>
                    """)
            }
            #expect(view?.dataDetectorTypes == .phoneNumber && view?.isFindInteractionEnabled == true)
            #expect(reports.count == 2)
            #expect(reports.first?.contains("unknown attribute \"address\"") == true)
            #expect(reports.last?.contains("unknown attribute \"calendarEvent\"") == true)
        }

        @Test("A search bar has the image behind it; the one behind its scopes, which there is not, is reported")
        func searchBar() throws {
            var bar: UISearchBar?
            let reports = try InterfaceStaging.reports {
                bar = try InterfaceStaging.object(
                    """
                    <searchBar placeholder="Name" id="s"><imageReference key="backgroundImage" image="star" catalog="system"/>
                    <imageReference key="scopeBarBackgroundImage" image="star" catalog="system"/></searchBar>
                    """)
            }
            #expect(bar?.placeholder == "Name" && bar?.backgroundImage != nil)
            #expect(reports.count == 1 && reports[0].contains("\"scopeBarBackgroundImage\""))
        }

        @Test(
            "What a class has not is reported with its name",
            arguments: [
                ("<toolbar barStyle=\"black\" id=\"o\"/>", "barStyle"),
                ("<navigationBar barStyle=\"black\" id=\"o\"/>", "barStyle"),
                ("<tabBar itemPositioning=\"fill\" id=\"o\"/>", "itemPositioning"),
                ("<textField allowsEditingTextAttributes=\"YES\" id=\"o\"/>", "allowsEditingTextAttributes"),
                ("<button showsTouchWhenHighlighted=\"YES\" id=\"o\"/>", "showsTouchWhenHighlighted"),
                (
                    "<button id=\"o\"><size key=\"titleShadowOffset\" width=\"0\" height=\"1\"/></button>",
                    "titleShadowOffset"
                ),
                ("<view layoutMarginsFollowReadableWidth=\"YES\" id=\"o\"/>", "layoutMarginsFollowReadableWidth"),
            ])
        func unsupported(element: String, name: String) throws {
            let reports = try InterfaceStaging.reports { let _: UIView = try InterfaceStaging.object(element) }
            #expect(reports.count == 1)
            #expect(reports.first?.contains("\"\(name)\"") == true)
        }

        @Test("An offset of zeros, which Interface Builder writes of what was never moved, is reported by nobody")
        func zeros() throws {
            let reports = try InterfaceStaging.reports {
                let _: UIButton = try InterfaceStaging.object(
                    "<button id=\"b\"><size key=\"titleShadowOffset\" width=\"0.0\" height=\"0.0\"/></button>")
                let _: UITabBar = try InterfaceStaging.object(
                    """
                    <tabBar id="t"><items><tabBarItem title="A" id="i">
                    <inset key="imageInsets" minX="0.0" minY="0.0" maxX="0.0" maxY="0.0"/>
                    <offsetWrapper key="titlePositionAdjustment" horizontal="0.0" vertical="0.0"/></tabBarItem></items></tabBar>
                    """)
            }
            #expect(reports.isEmpty)
        }

        @Test("What has the focus, and the room above a header, are as the file says")
        func focusAndHeaders() throws {
            let table: UITableView = try InterfaceStaging.object(
                "<tableView sectionHeaderTopPadding=\"12\" selectionFollowsFocus=\"YES\" id=\"t\"/>")
            #expect(table.sectionHeaderTopPadding == 12 && table.selectionFollowsFocus)
            let button: UIButton = try InterfaceStaging.object("<button springLoaded=\"YES\" id=\"b\"/>")
            #expect(button.isSpringLoaded)
        }

        @Test("A scroll view's guides are those that constraints name")
        func scrollView() throws {
            let view: UIScrollView = try InterfaceStaging.object(
                """
                <scrollView pagingEnabled="YES" bounces="NO" keyboardDismissMode="onDrag" contentInsetAdjustmentBehavior="never" id="s">
                <rect key="frame" x="0" y="0" width="100" height="100"/>
                <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="c"/></subviews><constraints>
                <constraint firstItem="c" firstAttribute="top" secondItem="g" secondAttribute="top" id="1"/>
                <constraint firstItem="c" firstAttribute="leading" secondItem="g" secondAttribute="leading" id="2"/>
                <constraint firstItem="g" firstAttribute="bottom" secondItem="c" secondAttribute="bottom" id="3"/>
                <constraint firstItem="g" firstAttribute="trailing" secondItem="c" secondAttribute="trailing" id="4"/>
                <constraint firstItem="c" firstAttribute="width" secondItem="f" secondAttribute="width" id="5"/>
                <constraint firstItem="c" firstAttribute="height" constant="300" id="6"/></constraints>
                <viewLayoutGuide key="contentLayoutGuide" id="g"/><viewLayoutGuide key="frameLayoutGuide" id="f"/></scrollView>
                """)
            #expect(view.isPagingEnabled && !view.bounces && view.keyboardDismissMode == .onDrag)
            #expect(view.contentInsetAdjustmentBehavior == .never)
            let stage = Stage()
            stage.root.view.addSubview(view)
            stage.update()
            #expect(view.contentSize == CGSize(width: 100, height: 300))
        }

        @Test("What accessibility says of a view is set")
        func accessibility() throws {
            let view = try made(
                "",
                """
                <accessibility key="accessibilityConfiguration" identifier="id" label="Label" hint="Hint">
                <accessibilityTraits key="traits" button="YES" header="YES"/><bool key="isElement" value="YES"/></accessibility>
                """)
            #expect(view.accessibilityIdentifier == "id" && view.accessibilityLabel == "Label")
            #expect(view.accessibilityHint == "Hint" && view.isAccessibilityElement)
            #expect(view.accessibilityTraits == [.button, .header])
        }

        @Test("Text with attributes is its fragments in order")
        func attributedText() throws {
            let label: UILabel = try InterfaceStaging.object(
                """
                <label usesAttributedText="YES" id="l"><attributedString key="attributedText">
                <fragment content="Red "><attributes><color key="NSColor" red="1" green="0" blue="0" alpha="1"/></attributes></fragment>
                <fragment><string key="content">and big</string><attributes><font key="NSFont" size="30" metaFont="system"/></attributes>
                </fragment></attributedString></label>
                """)
            let text = try #require(label.attributedText)
            #expect(text.string == "Red and big")
            let color = text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
            #expect(color == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
            let font = text.attribute(.font, at: 5, effectiveRange: nil) as? UIFont
            #expect(font?.pointSize == 30)
        }

        @Test("Bars have their items, and a picker and an effect their looks")
        func bars() throws {
            let toolbar: UIToolbar = try InterfaceStaging.object(
                """
                <toolbar id="t"><items><barButtonItem systemItem="add" id="a"/><barButtonItem systemItem="flexibleSpace" id="f"/>
                <barButtonItem title="Go" style="done" enabled="NO" id="g"/></items></toolbar>
                """)
            #expect(toolbar.items?.count == 3 && toolbar.items?.last?.title == "Go")
            #expect(toolbar.items?.last?.style == .done && toolbar.items?.last?.isEnabled == false)
            let bar: UINavigationBar = try InterfaceStaging.object(
                "<navigationBar largeTitles=\"YES\" id=\"n\"><items><navigationItem title=\"T\" id=\"i\"/></items></navigationBar>"
            )
            #expect(bar.prefersLargeTitles && bar.topItem?.title == "T")
            let picker: UIDatePicker = try InterfaceStaging.object(
                "<datePicker datePickerMode=\"date\" minuteInterval=\"5\" style=\"wheels\" id=\"d\"/>")
            #expect(
                picker.datePickerMode == .date && picker.minuteInterval == 5
                    && picker.preferredDatePickerStyle == .wheels)
            let effect: UIVisualEffectView = try InterfaceStaging.object(
                """
                <visualEffectView id="v"><rect key="frame" x="0" y="0" width="50" height="50"/><view key="contentView" id="c">
                <autoresizingMask key="autoresizingMask"/><subviews><label text="x" id="l"/></subviews></view>
                <blurEffect style="systemMaterial"/></visualEffectView>
                """)
            #expect(effect.effect is UIBlurEffect && effect.contentView.subviews.count == 1)
            #expect(effect.contentView.frame == effect.bounds)
        }

        @Test("Bars have the appearances of the file, and what an appearance has that is not known is reported once")
        func appearances() throws {
            let red = "<color key=\"backgroundColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/>"
            let expected = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            var bar: UINavigationBar?
            let reports = try InterfaceStaging.reports {
                bar = try InterfaceStaging.object(
                    """
                    <navigationBar id="n"><navigationBarAppearance key="standardAppearance">\(red)<nil key="shadowColor"/>
                    <blurEffect key="backgroundEffect" style="regular"/><glow key="aura"/>
                    <textAttributes key="titleTextAttributes"><color key="textColor" white="1" alpha="1"/></textAttributes>
                    </navigationBarAppearance><navigationBarAppearance key="scrollEdgeAppearance"/></navigationBar>
                    """)
            }
            let standard = try #require(bar?.standardAppearance)
            #expect(standard.backgroundColor == expected && standard.shadowColor == nil)
            #expect(standard.titleTextAttributes[.foregroundColor] as? UIColor == UIColor(white: 1, alpha: 1))
            #expect(bar?.scrollEdgeAppearance?.backgroundColor == .systemBackground && bar?.compactAppearance == nil)
            #expect(reports.count == 1 && reports[0].contains("\"aura\""))
            let tabs: UITabBar = try InterfaceStaging.object(
                "<tabBar id=\"t\"><tabBarAppearance key=\"standardAppearance\">\(red)</tabBarAppearance></tabBar>")
            #expect(tabs.standardAppearance.backgroundColor == expected)
            let toolbar: UIToolbar = try InterfaceStaging.object(
                "<toolbar id=\"o\"><toolbarAppearance key=\"compactAppearance\">\(red)</toolbarAppearance></toolbar>")
            #expect(toolbar.compactAppearance?.backgroundColor == expected)
        }

        /// An element that says in each state how a button or a tab looks: each state has titles of a white of its own.
        private func states(
            _ name: String, _ key: String, _ whites: KeyValuePairs<String, Double>, others: String = ""
        ) -> String {
            let states = whites.map { state, white in
                """
                <\(name)StateAppearance key="\(state)"><textAttributes key="titleTextAttributes">
                <color key="textColor" white="\(white)" alpha="1"/></textAttributes>\(others)</\(name)StateAppearance>
                """
            }
            return "<\(name)Appearance key=\"\(key)\">\(states.joined())</\(name)Appearance>"
        }

        private func color(_ attributes: [NSAttributedString.Key: Any]) -> UIColor? {
            attributes[.foregroundColor] as? UIColor
        }

        @Test("The appearances of a file say how buttons look in each state; what is not known of them is reported")
        func buttonAppearances() throws {
            let element = "barButtonItem"
            let plain = states(
                element, "buttonAppearance",
                ["normal": 0.1, "highlighted": 0.2, "disabled": 0.3, "focused": 0.4, "tilted": 0.5],
                others: "<offsetWrapper key=\"titlePositionAdjustment\" horizontal=\"1\" vertical=\"1\"/>")
            let done = states(element, "doneButtonAppearance", ["normal": 0.6])
            let back = states(element, "backButtonAppearance", ["disabled": 0.7])
            var bar: UINavigationBar?
            var toolbar: UIToolbar?
            let reports = try InterfaceStaging.reports {
                bar = try InterfaceStaging.object(
                    """
                    <navigationBar id="n"><navigationBarAppearance key="standardAppearance" backgroundEffect="regular" shadowImage="x">
                    \(plain)\(done)\(back)</navigationBarAppearance></navigationBar>
                    """)
                toolbar = try InterfaceStaging.object(
                    """
                    <toolbar id="o"><toolbarAppearance key="scrollEdgeAppearance">\(plain)\(done)</toolbarAppearance></toolbar>
                    """)
            }
            let appearance = try #require(bar?.standardAppearance)
            let tools = try #require(toolbar?.scrollEdgeAppearance)
            for look in [appearance.buttonAppearance, tools.buttonAppearance] {
                let states = [look.normal, look.highlighted, look.disabled, look.focused]
                let expected = [0.1, 0.2, 0.3, 0.4].map { UIColor(white: $0, alpha: 1) }
                #expect(states.map { color($0.titleTextAttributes) } == expected)
            }
            for look in [appearance.doneButtonAppearance, tools.doneButtonAppearance] {
                #expect(color(look.normal.titleTextAttributes) == UIColor(white: 0.6, alpha: 1))
            }
            let backLook = appearance.backButtonAppearance
            #expect(backLook.normal.titleTextAttributes.isEmpty)
            #expect(color(backLook.disabled.titleTextAttributes) == UIColor(white: 0.7, alpha: 1))
            let unknown = ["shadowImage", "tilted", "titlePositionAdjustment"]
            #expect(reports.count == unknown.count, "\(reports)")
            for name in unknown { #expect(reports.contains { $0.contains("\"\(name)\"") }, "\(name)") }
        }

        @Test("The appearances of a file say how tabs look in each state and layout; what is not known is reported")
        func tabAppearances() throws {
            let others = """
                <color key="iconColor" red="1" green="0" blue="0" alpha="1"/>
                <color key="badgeBackgroundColor" red="0" green="1" blue="0" alpha="1"/>
                <textAttributes key="badgeTextAttributes"><color key="textColor" red="0" green="0" blue="1" alpha="1"/></textAttributes>
                """
            let element = "tabBarItem"
            let stacked = states(
                element, "stackedLayoutAppearance", ["normal": 0.1, "selected": 0.2, "disabled": 0.3], others: others)
            let inline = states(element, "inlineLayoutAppearance", ["normal": 0.4, "focused": 0.5])
            let compact = states(
                element, "compactInlineLayoutAppearance", ["selected": 0.6], others: "<nil key=\"iconColor\"/>")
            var bar: UITabBar?
            let reports = try InterfaceStaging.reports {
                bar = try InterfaceStaging.object(
                    """
                    <tabBar id="t"><tabBarAppearance key="standardAppearance">\(stacked)\(inline)\(compact)
                    </tabBarAppearance></tabBar>
                    """)
            }
            let appearance = try #require(bar?.standardAppearance)
            let look = appearance.stackedLayoutAppearance
            for (state, white) in [(look.normal, 0.1), (look.selected, 0.2), (look.disabled, 0.3)] {
                #expect(color(state.titleTextAttributes) == UIColor(white: white, alpha: 1))
                #expect(state.iconColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
                #expect(state.badgeBackgroundColor == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
                #expect(color(state.badgeTextAttributes) == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
            }
            let inlineLook = appearance.inlineLayoutAppearance
            #expect(color(inlineLook.normal.titleTextAttributes) == UIColor(white: 0.4, alpha: 1))
            #expect(inlineLook.selected.titleTextAttributes.isEmpty && inlineLook.normal.iconColor == nil)
            let compactLook = appearance.compactInlineLayoutAppearance.selected
            #expect(color(compactLook.titleTextAttributes) == UIColor(white: 0.6, alpha: 1))
            #expect(compactLook.iconColor == nil)
            #expect(reports.count == 1 && reports.first?.contains("\"focused\"") == true, "\(reports)")
        }
    }
}
