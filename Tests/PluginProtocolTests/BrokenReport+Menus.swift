import PluginProtocol
import ProtocolSamples
import WireMessages

extension BrokenReport {
    /// What is wrong with the menus of buttons.
    static let menus: [BrokenReport] = [
        menu("a long title of a menu", .limitExceeded, at: "title") { $0.title = String(repeating: "x", count: 1025) },
        menu("an element without a number", .missingField, at: "elements[0].element") { $0.elements[0].element = 0 },
        menu("one element twice", .foreignIdentifier, at: "elements[3]") {
            $0.elements[3].element = $0.elements[2].element
        },
        menu("a long title of an element", .limitExceeded, at: "elements[2].title") {
            $0.elements[2].title = String(repeating: "x", count: 1025)
        },
        menu("a long subtitle of an element", .limitExceeded, at: "elements[2].subtitle") {
            $0.elements[2].subtitle = String(repeating: "é", count: 513)
        },
        menu("no picture of an element", .missingField, at: "elements[0].image.content") {
            $0.elements[0].image.content = nil
        },
        menu("a state that there is not", .unknownCase, at: "elements[2].state") {
            $0.elements[2].state = .UNRECOGNIZED(3)
        },
        menu("a first element in a menu that is not there", .outOfRange, at: "elements[0].depth") {
            $0.elements[0].depth = 1
        },
        menu("an element in one that is no menu", .outOfRange, at: "elements[1].depth") { $0.elements[1].depth = 1 },
        menu("an element in a menu that is over", .outOfRange, at: "elements[5].depth") { $0.elements[5].depth = 3 },
        menu("an element deeper than all", .limitExceeded, at: "elements[5].depth") { $0.elements[5].depth = .max },
        menu("menus too deep", .limitExceeded, at: "elements[4].depth") {
            $0.elements = (0..<5).map { depth in
                .with {
                    $0.element = UInt64(depth) + 1
                    $0.depth = UInt32(depth)
                    $0.submenu = .init()
                }
            }
        },
        BrokenReport(
            "a menu with too many elements", .limitExceeded, at: "field 52.field 1.field 3.field 7.field 13.field 3",
            .content(.sceneDidChangeFacts(facts))
        ) { $0.sceneDidChangeFacts.facts.navigationItem.trailingButtons[0].menu.elements = Self.elements(65) },
        BrokenReport(
            "a menu of the way back with too many elements", .limitExceeded,
            at: "field 52.field 1.field 3.field 3.field 13.field 3", .content(.sceneDidChangeFacts(facts))
        ) { $0.sceneDidChangeFacts.facts.navigationItem.backButton.menu.elements = Self.elements(65) },
        BrokenReport(
            "a menu in a toolbar with too many elements", .limitExceeded,
            at: "field 51.field 8.field 5.field 1.field 13.field 3", .content(.sceneDidCommit(Samples.commit))
        ) { $0.sceneDidCommit.facts.toolbar.items[0].menu.elements = Self.elements(65) },
        BrokenReport(
            "menus with too much in them", .limitExceeded, at: "field 52.field 1.field 3",
            .content(.sceneDidChangeFacts(facts))
        ) {
            $0.sceneDidChangeFacts.facts.navigationItem.trailingButtons[0].menu.elements =
                (1...9 as ClosedRange<UInt64>).map { number in
                    .with {
                        $0.element = number
                        $0.image = Self.largestImage
                    }
                }
        },
    ]

    private static func elements(_ count: UInt64) -> [Mullion_V1_MenuElement] {
        (1...count).map { number in .with { $0.element = number } }
    }

    private static func menu(
        _ name: String, _ code: Misbehaviour.Code, at field: String,
        _ change: @escaping (inout Mullion_V1_Menu) -> Void
    ) -> BrokenReport {
        item(name, code, at: "trailing_buttons[0].menu.\(field)") { change(&$0.trailingButtons[0].menu) }
    }
}
