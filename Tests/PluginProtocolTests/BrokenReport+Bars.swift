import CoreGraphics
import Foundation
import PluginProtocol
import ProtocolSamples
import WireMessages

extension BrokenReport {
    /// What is wrong with what is in bars, and with what is asked of containers.
    static let bars: [BrokenReport] = [
        preference("no orientation at all", at: "orientations") { $0.orientations = 0 },
        preference("an orientation that is none", at: "orientations") { $0.orientations = 16 },
        preference("every bit for an orientation", at: "orientations") { $0.orientations = .max },
        preference("a style of a status bar that is none", .unknownCase, at: "status_bar_style") {
            $0.statusBarStyle = .UNRECOGNIZED(7)
        },
        preference("an edge that is none", at: "extended_edges") { $0.extendedEdges = 16 },
        preference("every bit for an edge", at: "extended_edges") { $0.extendedEdges = .max },
        item("a long title in a bar", .limitExceeded, at: "title") { $0.title = String(repeating: "x", count: 5000) },
        item("a long title of the way back", .limitExceeded, at: "back_button_title") {
            $0.backButtonTitle = String(repeating: "x", count: 5000)
        },
        item("a long prompt", .limitExceeded, at: "prompt") { $0.prompt = String(repeating: "x", count: 5000) },
        item("a large title in a way that there is not", .unknownCase, at: "large_title_display") {
            $0.largeTitleDisplay = .UNRECOGNIZED(3)
        },
        item("a ground of a bar that is none", .outOfRange, at: "standard_appearance.background.red") {
            $0.standardAppearance.background.red = .infinity
        },
        item("a line of a bar that is none", .outOfRange, at: "compact_appearance.shadow.alpha") {
            $0.compactAppearance.shadow.alpha = 2
        },
        item("a colour of a title that is none", .outOfRange, at: "scroll_edge_appearance.title.color.blue") {
            $0.scrollEdgeAppearance.title.color.blue = -1
        },
        item("a font that is higher than a bar", .outOfRange, at: "scroll_edge_appearance.large_title.font.size") {
            $0.scrollEdgeAppearance.largeTitle.font = .with { ($0.size, $0.weight) = (45, 400) }
        },
        item("a font of no size", .outOfRange, at: "standard_appearance.button.disabled.font.size") {
            $0.standardAppearance.button.disabled.font = .with { $0.weight = 400 }
        },
        item(
            "a weight between two others", .outOfRange,
            at: "compact_scroll_edge_appearance.back_button.focused.font.weight"
        ) {
            $0.compactScrollEdgeAppearance.backButton.focused.font.weight = 450
        },
        item("no weight at all", .outOfRange, at: "standard_appearance.done_button.normal.font.weight") {
            $0.standardAppearance.doneButton.normal.font = .with { $0.size = 17 }
        },
        BrokenReport(
            "too many buttons", .limitExceeded, at: "field 52.field 1.field 3.field 6",
            .content(.sceneDidChangeFacts(facts))
        ) {
            $0.sceneDidChangeFacts.facts.navigationItem.leadingButtons = (1...17).map { number in
                .with { $0.button = UInt64(number) }
            }
        },
        item("a button without a number", .missingField, at: "leading_buttons[0].button") {
            $0.leadingButtons[0].button = 0
        },
        item("one button twice", .foreignIdentifier, at: "") { $0.leadingButtons[0].button = $0.backButton.button },
        item("a long title of a button", .limitExceeded, at: "trailing_buttons[0].title") {
            $0.trailingButtons[0].title = String(repeating: "x", count: 5000)
        },
        item("a long word for a button", .limitExceeded, at: "trailing_buttons[0].accessibility_label") {
            $0.trailingButtons[0].accessibilityLabel = String(repeating: "x", count: 5000)
        },
        item("a long name of a button", .limitExceeded, at: "trailing_buttons[0].accessibility_identifier") {
            $0.trailingButtons[0].accessibilityIdentifier = String(repeating: "x", count: 5000)
        },
        item("a colour that is none", .outOfRange, at: "trailing_buttons[0].tint.red") {
            $0.trailingButtons[0].tint.red = .infinity
        },
        item("no picture", .missingField, at: "trailing_buttons[0].image.content") {
            $0.trailingButtons[0].image.content = nil
        },
        item("a symbol without a name", .missingField, at: "trailing_buttons[0].image.symbol") {
            $0.trailingButtons[0].image.symbol = ""
        },
        item("a symbol with a long name", .limitExceeded, at: "trailing_buttons[0].image.symbol") {
            $0.trailingButtons[0].image.symbol = String(repeating: "x", count: 65)
        },
        item("a picture that is too wide", .limitExceeded, at: "leading_buttons[0].image.pixels.width") {
            $0.leadingButtons[0].image.pixels.width = 129
        },
        item("a picture that is too high", .limitExceeded, at: "leading_buttons[0].image.pixels.height") {
            $0.leadingButtons[0].image.pixels.height = .max
        },
        item("a picture without pixels", .brokenImage, at: "leading_buttons[0].image.pixels.bytes") {
            $0.leadingButtons[0].image.pixels.height = 0
        },
        item("a picture with too few bytes", .brokenImage, at: "leading_buttons[0].image.pixels.bytes") {
            $0.leadingButtons[0].image.pixels.bytes = Data([1, 2, 3])
        },
        item("a picture of no scale", .outOfRange, at: "leading_buttons[0].image.pixels.scale") {
            $0.leadingButtons[0].image.pixels.scale = .nan
        },
        item("a picture of a high scale", .outOfRange, at: "leading_buttons[0].image.pixels.scale") {
            $0.leadingButtons[0].image.pixels.scale = 17
        },
        item("a width below nothing", .outOfRange, at: "leading_buttons[0].width") { $0.leadingButtons[0].width = -1 },
        toolbar("a width that is no number", .outOfRange, at: "items[1].width") { $0.items[1].width = .nan },
        toolbar("a room without end", .outOfRange, at: "items[1].width") { $0.items[1].width = .infinity },
        toolbar("a width beyond all screens", .outOfRange, at: "items[1].width") { $0.items[1].width = 1e9 },
        toolbar("a space that there is not", .unknownCase, at: "items[2].space") {
            $0.items[2].space = .UNRECOGNIZED(3)
        },
        toolbar("a space without a number", .missingField, at: "items[2].button") { $0.items[2].button = 0 },
        toolbar("one item of a toolbar twice", .foreignIdentifier, at: "") { $0.items[2] = $0.items[0] },
        toolbar("a long title in a toolbar", .limitExceeded, at: "items[0].title") {
            $0.items[0].title = String(repeating: "x", count: 5000)
        },
        toolbar("no picture in a toolbar", .missingField, at: "items[0].image.content") {
            $0.items[0].image.content = nil
        },
        BrokenReport(
            "too many items of a toolbar", .limitExceeded, at: "field 52.field 1.field 5.field 1",
            .content(.sceneDidChangeFacts(toolbarFacts))
        ) {
            $0.sceneDidChangeFacts.facts.toolbar.items = (1...33).map { number in
                .with { $0.button = UInt64(number) }
            }
        },
        BrokenReport(
            "a toolbar with too much in it", .limitExceeded, at: "field 52.field 1.field 5",
            .content(.sceneDidChangeFacts(toolbarFacts))
        ) {
            $0.sceneDidChangeFacts.facts.toolbar.items = Self.buttonsWithPictures(9)
        },
        BrokenReport(
            "a toolbar with too much in it, in a commit", .limitExceeded, at: "field 51.field 8.field 5",
            .content(.sceneDidCommit(Samples.commit))
        ) {
            $0.sceneDidCommit.facts.toolbar.items = Self.buttonsWithPictures(9)
        },
        tab("a long title of a tab", .limitExceeded, at: "title") { $0.title = String(repeating: "x", count: 5000) },
        tab("a long badge", .limitExceeded, at: "badge") { $0.badge = String(repeating: "x", count: 5000) },
        tab("no picture of a tab", .missingField, at: "image.content") { $0.image.content = nil },
        tab("no picture of a selected tab", .missingField, at: "selected_image.content") {
            $0.selectedImage.content = nil
        },
        tab("a colour of a badge that is none", .outOfRange, at: "badge_color.blue") { $0.badgeColor.blue = -1 },
        tab("a long word for a tab", .limitExceeded, at: "accessibility_label") {
            $0.accessibilityLabel = String(repeating: "x", count: 5000)
        },
        tab("a long name of a tab", .limitExceeded, at: "accessibility_identifier") {
            $0.accessibilityIdentifier = String(repeating: "x", count: 5000)
        },
        BrokenReport(
            "a tab of no container", .missingField, at: "SceneDidRequestTab.container",
            .scene(.sceneDidRequestTab(Samples.tabRequest))
        ) { $0.sceneDidRequestTab.container = 0 },
        BrokenReport(
            "a tab by no request", .missingField, at: "SceneDidRequestTab.request",
            .scene(.sceneDidRequestTab(Samples.tabRequest))
        ) { $0.sceneDidRequestTab.request = 0 },
        BrokenReport(
            "no tab", .missingField, at: "SceneDidRequestTab.selected",
            .scene(.sceneDidRequestTab(Samples.tabRequest))
        ) { $0.sceneDidRequestTab.selected = 0 },
        BrokenReport(
            "a column of no container", .missingField, at: "SceneDidRequestColumn.container",
            .scene(.sceneDidRequestColumn(Samples.columnRequest))
        ) { $0.sceneDidRequestColumn.container = 0 },
        BrokenReport(
            "a column by no request", .missingField, at: "SceneDidRequestColumn.request",
            .scene(.sceneDidRequestColumn(Samples.columnRequest))
        ) { $0.sceneDidRequestColumn.request = 0 },
        BrokenReport(
            "no column", .unknownCase, at: "SceneDidRequestColumn.column",
            .scene(.sceneDidRequestColumn(Samples.columnRequest))
        ) { $0.sceneDidRequestColumn.column = .unspecified },
        BrokenReport(
            "a change of no alert", .missingField, at: "SceneDidChangeAlert.offer",
            .scene(.sceneDidChangeAlert(.first, Samples.alert))
        ) { $0.sceneDidChangeAlert.offer = 0 },
        BrokenReport(
            "a change of an alert to nothing", .missingField, at: "SceneDidChangeAlert.alert",
            .scene(.sceneDidChangeAlert(.first, Samples.alert))
        ) { $0.sceneDidChangeAlert.clearAlert() },
        BrokenReport(
            "an alert that changes to more actions than fit", .limitExceeded, at: "SceneDidChangeAlert.alert.actions",
            .scene(.sceneDidChangeAlert(.first, Samples.alert))
        ) { $0.sceneDidChangeAlert.alert.actions = Array(repeating: .init(), count: 33) },
        BrokenReport(
            "a dismissal in no scene", .missingField, at: "SceneDidRequestDismissal.scene",
            .scene(.sceneDidRequestDismissal(ofPresented: true, animated: true))
        ) { $0.clearScene() },
        BrokenReport(
            "an unwind in no scene", .missingField, at: "SceneDidRequestUnwind.scene",
            .scene(.sceneDidRequestUnwind(Samples.unwindRequest))
        ) { $0.clearScene() },
        BrokenReport(
            "an unwind to no method", .missingField, at: "SceneDidRequestUnwind.action",
            .scene(.sceneDidRequestUnwind(Samples.unwindRequest))
        ) { $0.sceneDidRequestUnwind.action = "" },
        BrokenReport(
            "an unwind to a method with a name of 257 bytes", .limitExceeded, at: "SceneDidRequestUnwind.action",
            .scene(.sceneDidRequestUnwind(Samples.unwindRequest))
        ) { $0.sceneDidRequestUnwind.action = String(repeating: "a", count: 257) },
        BrokenReport(
            "an unwind by a segue with an identifier of 257 bytes", .limitExceeded,
            at: "SceneDidRequestUnwind.identifier", .scene(.sceneDidRequestUnwind(Samples.unwindRequest))
        ) { $0.sceneDidRequestUnwind.identifier = String(repeating: "a", count: 257) },
        preference("a method without a name to unwind to", .missingField, at: "unwind_actions") {
            $0.unwindActions = [""]
        },
        preference("a method with a name of 257 bytes to unwind to", .limitExceeded, at: "unwind_actions") {
            $0.unwindActions = [String(repeating: "a", count: 257)]
        },
        BrokenReport(
            "a presentation of no offer", .missingField, at: "SceneDidPresent.offer",
            .scene(.sceneDidPresent(Samples.presentationRequest))
        ) { $0.sceneDidPresent.offer = 0 },
        BrokenReport(
            "a presentation in no style", .unknownCase, at: "SceneDidPresent.style",
            .scene(.sceneDidPresent(Samples.presentationRequest))
        ) { $0.sceneDidPresent.style = .unspecified },
        BrokenReport(
            "a presentation in no style where there is little width", .unknownCase,
            at: "SceneDidPresent.adaptive_style",
            .scene(.sceneDidPresent(Samples.presentationRequest))
        ) { $0.sceneDidPresent.adaptiveStyle = .UNRECOGNIZED(99) },
        BrokenReport(
            "a popover that becomes a part of its context", .outOfRange, at: "SceneDidPresent.adaptive_style",
            .scene(.sceneDidPresent(Samples.presentationRequest))
        ) { $0.sceneDidPresent.adaptiveStyle = .currentContext },
        BrokenReport(
            "a full screen that becomes a popover", .outOfRange, at: "SceneDidPresent.adaptive_style",
            .scene(.sceneDidPresent(Samples.presentationRequest))
        ) {
            $0.sceneDidPresent.style = .fullScreen
            $0.sceneDidPresent.adaptiveStyle = .popover
        },
        BrokenReport(
            "a presentation by no transition", .unknownCase, at: "SceneDidPresent.transition",
            .scene(.sceneDidPresent(Samples.presentationRequest))
        ) { $0.sceneDidPresent.transition = .UNRECOGNIZED(9) },
        BrokenReport(
            "an arrow to nowhere", .outOfRange, at: "SceneDidPresent.arrow_directions",
            .scene(.sceneDidPresent(Samples.presentationRequest))
        ) { $0.sceneDidPresent.arrowDirections = 16 },
        BrokenReport(
            "an anchor that is no place", .outOfRange, at: "SceneDidPresent.anchor.origin.x",
            .scene(.sceneDidPresent(Samples.presentationRequest))
        ) { $0.sceneDidPresent.anchor.origin.x = .nan },
        BrokenReport(
            "an anchor at no button", .missingField, at: "SceneDidPresent.anchor_button",
            .scene(.sceneDidPresent(Samples.presentationRequest))
        ) { $0.sceneDidPresent.anchorButton = 0 },
        BrokenReport(
            "a detent that is selected among none", .outOfRange, at: "SceneDidPresent.sheet.selected",
            .scene(.sceneDidPresent(Samples.presentationRequest))
        ) { $0.sceneDidPresent.sheet.detents = [] },
        preference("a detent that is selected and not there", at: "sheet.selected") { $0.sheet.selected = 3 },
        preference("corners of a sheet that are endless", at: "sheet.corner_radius") {
            $0.sheet.cornerRadius = .infinity
        },
        preference("corners of a sheet that are less than none", at: "sheet.corner_radius") {
            $0.sheet.cornerRadius = -1
        },
        preference("choice 0 of a detent", .missingField, at: "sheet.answered_choice") { $0.sheet.answeredChoice = 0 },
        BrokenReport(
            "too many detents of a sheet that is there", .limitExceeded,
            at: "field 52.field 1.field 6.field 10.field 1",
            .content(
                .sceneDidChangeFacts(
                    SceneFacts(title: nil, preferredContentSize: nil, preferences: Samples.preferences)))
        ) {
            $0.sceneDidChangeFacts.facts.preferences.sheet.detents = Array(
                repeating: .with { $0.large = true }, count: 9)
        },
        BrokenReport(
            "a sheet with too many detents", .limitExceeded, at: "SceneDidPresent.sheet.detents",
            .scene(.sceneDidPresent(Samples.presentationRequest))
        ) { $0.sceneDidPresent.sheet.detents = Array(repeating: .with { $0.large = true }, count: 9) },
        BrokenReport(
            "a detent without a height", .missingField, at: "SceneDidPresent.sheet.detents[0].height",
            .scene(.sceneDidPresent(Samples.presentationRequest))
        ) { $0.sceneDidPresent.sheet.detents[0] = .init() },
        BrokenReport(
            "a detent of no height", .outOfRange, at: "SceneDidPresent.sheet.detents[1].points",
            .scene(.sceneDidPresent(Samples.presentationRequest))
        ) { $0.sceneDidPresent.sheet.detents[1].points = 0 },
        BrokenReport(
            "a detent that is not there", .outOfRange, at: "SceneDidPresent.sheet.selected",
            .scene(.sceneDidPresent(Samples.presentationRequest))
        ) { $0.sceneDidPresent.sheet.selected = 3 },
        BrokenReport(
            "an undimmed detent that is not there", .outOfRange, at: "SceneDidPresent.sheet.largest_undimmed",
            .scene(.sceneDidPresent(Samples.presentationRequest))
        ) { $0.sceneDidPresent.sheet.largestUndimmed = .max },
        BrokenReport(
            "an alert with a title that is too long", .limitExceeded, at: "SceneDidPresent.alert.title",
            .scene(.sceneDidPresent(Samples.presentationRequest))
        ) { $0.sceneDidPresent.alert.title = String(repeating: "a", count: 1025) },
        BrokenReport(
            "an alert with a message that is too long", .limitExceeded, at: "SceneDidPresent.alert.message",
            .scene(.sceneDidPresent(Samples.presentationRequest))
        ) { $0.sceneDidPresent.alert.message = String(repeating: "a", count: 8193) },
        BrokenReport(
            "an alert with too many actions", .limitExceeded, at: "SceneDidPresent.alert.actions",
            .scene(.sceneDidPresent(Samples.presentationRequest))
        ) { $0.sceneDidPresent.alert.actions = Array(repeating: .init(), count: 33) },
        BrokenReport(
            "an alert with two actions that cancel", .outOfRange, at: "SceneDidPresent.alert.actions",
            .scene(.sceneDidPresent(Samples.presentationRequest))
        ) { $0.sceneDidPresent.alert.actions[1].style = .cancel },
        BrokenReport(
            "an action with a title that is too long", .limitExceeded, at: "SceneDidPresent.alert.actions[0].title",
            .scene(.sceneDidPresent(Samples.presentationRequest))
        ) { $0.sceneDidPresent.alert.actions[0].title = String(repeating: "a", count: 257) },
        BrokenReport(
            "an action of no style", .unknownCase, at: "SceneDidPresent.alert.actions[0].style",
            .scene(.sceneDidPresent(Samples.presentationRequest))
        ) { $0.sceneDidPresent.alert.actions[0].style = .UNRECOGNIZED(7) },
        BrokenReport(
            "a bar with too much in it", .limitExceeded, at: "field 52.field 1.field 3",
            .content(.sceneDidChangeFacts(facts))
        ) {
            $0.sceneDidChangeFacts.facts.navigationItem.trailingButtons = Self.buttonsWithPictures(9)
        },
        BrokenReport(
            "a bar with too much in it, in a commit", .limitExceeded, at: "field 51.field 8.field 3",
            .content(.sceneDidCommit(Samples.commit))
        ) {
            $0.sceneDidCommit.facts.navigationItem.trailingButtons = Self.buttonsWithPictures(9)
        },
        BrokenReport(
            "a tab with too much in it", .limitExceeded, at: "field 52.field 1.field 4",
            .content(.sceneDidChangeFacts(facts))
        ) {
            $0.sceneDidChangeFacts.facts.tabItem.image.pixels.bytes = Data(count: 200 << 10)
        },
        request("a request of no container", .missingField, at: "container") { $0.container = 0 },
        request("a request without a number", .missingField, at: "request") { $0.request = 0 },
        request("a request above nothing", .missingField, at: "top_kept.place") { $0.topKept = .init() },
        request("a request for nothing", .missingField, at: "above[1].place") { $0.above[1] = .init() },
        request("a request for controller 0", .missingField, at: "above[1].controller") { $0.above[1].controller = 0 },
        request("a request for offer 0", .missingField, at: "above[0].offer") { $0.above[0].offer = 0 },
        request("a request with a long title", .limitExceeded, at: "above[0].title") {
            $0.above[0].title = String(repeating: "x", count: 5000)
        },
        request("a request for one controller twice", .foreignIdentifier, at: "above") { $0.above[1] = $0.above[0] },
        request("a request for what stays", .foreignIdentifier, at: "above") { $0.above[1] = $0.topKept },
        BrokenReport(
            "a request for too many", .limitExceeded, at: "field 25.field 4",
            .scene(.sceneDidRequestStack(Samples.stackRequest))
        ) {
            $0.sceneDidRequestStack.above = (1...65).map { number in .with { $0.offer = UInt64(number) } }
        },
    ]

    static let largestImage = Mullion_V1_BarImage.with {
        $0.pixels = .with {
            ($0.width, $0.height, $0.scale) = (128, 128, 1)
            $0.bytes = Data(count: 128 * 128 * 4)
        }
    }

    /// Each as large as may be.
    private static func buttonsWithPictures(_ count: UInt64) -> [Mullion_V1_BarButton] {
        (1...count).map { number in
            .with {
                $0.button = number
                $0.image = Self.largestImage
            }
        }
    }

    static let facts = SceneFacts(
        title: nil, preferredContentSize: nil, navigationItem: Samples.navigationItem)

    static func item(
        _ name: String, _ code: Misbehaviour.Code, at field: String,
        _ change: @escaping (inout Mullion_V1_NavigationItem) -> Void
    ) -> BrokenReport {
        let path = ["SceneDidChangeFacts.facts.navigation_item", field].filter { !$0.isEmpty }
        return BrokenReport(
            name, code, at: path.joined(separator: "."), .content(.sceneDidChangeFacts(facts))
        ) {
            change(&$0.sceneDidChangeFacts.facts.navigationItem)
        }
    }

    private static let toolbarFacts = SceneFacts(title: nil, preferredContentSize: nil, toolbar: Samples.toolbar)

    private static func toolbar(
        _ name: String, _ code: Misbehaviour.Code, at field: String,
        _ change: @escaping (inout Mullion_V1_Toolbar) -> Void
    ) -> BrokenReport {
        let path = ["SceneDidChangeFacts.facts.toolbar", field].filter { !$0.isEmpty }
        return BrokenReport(
            name, code, at: path.joined(separator: "."), .content(.sceneDidChangeFacts(toolbarFacts))
        ) {
            change(&$0.sceneDidChangeFacts.facts.toolbar)
        }
    }

    private static func tab(
        _ name: String, _ code: Misbehaviour.Code, at field: String,
        _ change: @escaping (inout Mullion_V1_TabItem) -> Void
    ) -> BrokenReport {
        let facts = SceneFacts(title: nil, preferredContentSize: nil, tabItem: Samples.tabItem)
        return BrokenReport(
            name, code, at: "SceneDidChangeFacts.facts.tab_item.\(field)", .content(.sceneDidChangeFacts(facts))
        ) {
            change(&$0.sceneDidChangeFacts.facts.tabItem)
        }
    }

    private static func preference(
        _ name: String, _ code: Misbehaviour.Code = .outOfRange, at field: String,
        _ change: @escaping (inout Mullion_V1_ControllerPreferences) -> Void
    ) -> BrokenReport {
        let facts = SceneFacts(title: nil, preferredContentSize: nil, preferences: Samples.preferences)
        return BrokenReport(
            name, code, at: "SceneDidChangeFacts.facts.preferences.\(field)",
            .content(.sceneDidChangeFacts(facts))
        ) {
            change(&$0.sceneDidChangeFacts.facts.preferences)
        }
    }

    private static func request(
        _ name: String, _ code: Misbehaviour.Code, at field: String,
        _ change: @escaping (inout Mullion_V1_SceneDidRequestStack) -> Void
    ) -> BrokenReport {
        BrokenReport(
            name, code, at: "SceneDidRequestStack.\(field)", .scene(.sceneDidRequestStack(Samples.stackRequest))
        ) {
            change(&$0.sceneDidRequestStack)
        }
    }
}
