import Foundation
import Testing
import UIKitTesting

@testable import UIKit

extension UIKitBehaviour {
    @Suite("Nibs") @MainActor struct Nibs {
        /// Owns a nib, and writes down what is set and when.
        final class Owner: NSObject {
            var cell: TagCell?
            var labels: [UILabel] = [] { didSet { log.append("labels \(labels.count)") } }
            var first: UILabel? { didSet { log.append("first") } }
            weak var constraint: NSLayoutConstraint?
            var log: [String] = []
            var edited: [AnyObject] = []
            func edit(_ sender: AnyObject) { edited.append(sender) }
        }

        final class TagCell: UITableViewCell {
            weak var nameLabel: UILabel?
            var isCompact = false
            var kind = ""
            var stateInAwake: [String] = []
            override func awakeFromNib() {
                super.awakeFromNib()
                stateInAwake = ["\(nameLabel != nil)", "\(isCompact)", kind, "\(layer.cornerRadius)"]
            }
        }

        final class Badge: UIView {
            var level = 0 { didSet { log.append("level") } }
            var log: [String] = []
            required init?(coder: NSCoder) {
                super.init(coder: coder)
                log.append("init tag \(tag) subviews \(subviews.count) superview \(superview == nil ? "nil" : "set")")
            }
            override func awakeFromNib() {
                super.awakeFromNib()
                log.append("awake superview \(superview == nil ? "nil" : "set")")
            }
        }

        private let owner: Owner

        init() {
            _ = Self.isRegistered
            owner = Owner()
        }

        static let isRegistered: Bool = {
            ObjectTable(
                Owner.self,
                outlets: [
                    .init("cell") { $0.cell = $1 }, .init("labels") { $0.labels = $1 },
                    .init("first") { $0.first = $1 }, .init("constraint") { $0.constraint = $1 },
                ], actions: [.init("edit:") { $0.edit($1) }]
            ).register()
            ObjectTable(
                TagCell.self,
                outlets: [
                    .init("nameLabel") { $0.nameLabel = $1 },
                    .init("isCompact") { (cell: TagCell, flag: Bool) in cell.isCompact = flag },
                    .init("kind") { (cell: TagCell, text: String) in cell.kind = text },
                ]
            ).register()
            ObjectTable(
                Badge.self, outlets: [.init("level") { (badge: Badge, level: Int) in badge.level = level }]
            ).register()
            return true
        }()

        @Test("The sample with a cell and an owner: outlets, runtime attributes, a recogniser and its action")
        func sample() throws {
            let data = try Data(contentsOf: InterfaceStaging.samples.appendingPathComponent("CellAndOwner.xib"))
            let objects = UINib(data: data, bundle: nil).instantiate(withOwner: owner)
            #expect(objects.count == 2)
            let cell = try #require(owner.cell)
            #expect(objects.first as? UITableViewCell === cell)
            #expect(cell.reuseIdentifier == "Tag")
            #expect(cell.nameLabel?.text == "Tag")
            #expect(cell.nameLabel?.superview === cell.contentView)
            #expect(cell.nameLabel?.textColor == UIColor(red: 0.25, green: 0.5, blue: 0.125, alpha: 1))
            #expect(cell.stateInAwake == ["true", "true", "herb", "6.0"])
            let tap = try #require(cell.gestureRecognizers?.compactMap { $0 as? UITapGestureRecognizer }.first)
            #expect(objects.last as? UITapGestureRecognizer === tap)
            #expect(InterfaceStaging.tree(cell) == "TagCell(UILabel)")
        }

        @Test("Recognisers have the numbers of the file, as far as there can be so few fingers, taps or seconds")
        func recognizers() throws {
            @MainActor func made<Recognizer: UIGestureRecognizer>(_ name: String, _ attributes: String) throws
                -> Recognizer
            {
                try InterfaceStaging.object("<\(name)GestureRecognizer \(attributes) id=\"g\"/>")
            }
            for name in ["pongPress", "longPress"] {
                let press: UILongPressGestureRecognizer = try made(
                    name,
                    """
                    minimumPressDuration="0.25" allowableMovement="7" numberOfTapsRequired="2" numberOfTouchesRequired="3"
                    """)
                #expect(press.minimumPressDuration == 0.25 && press.allowableMovement == 7)
                #expect(press.numberOfTapsRequired == 2 && press.numberOfTouchesRequired == 3)
                let least: UILongPressGestureRecognizer = try made(
                    name,
                    """
                    minimumPressDuration="-1" allowableMovement="-1" numberOfTapsRequired="-1" numberOfTouchesRequired="0"
                    """)
                #expect(least.minimumPressDuration == 0 && least.allowableMovement == 0)
                #expect(least.numberOfTapsRequired == 0 && least.numberOfTouchesRequired == 1)
            }
            for (written, count) in [(3, 3), (0, 1)] {
                let tap: UITapGestureRecognizer = try made(
                    "tap", "numberOfTapsRequired=\"\(written)\" numberOfTouchesRequired=\"\(written)\"")
                #expect(tap.numberOfTapsRequired == count && tap.numberOfTouchesRequired == count)
                let pan: UIPanGestureRecognizer = try made(
                    "pan", "minimumNumberOfTouches=\"\(written)\" maximumNumberOfTouches=\"\(written)\"")
                #expect(pan.minimumNumberOfTouches == count && pan.maximumNumberOfTouches == count)
                let swipe: UISwipeGestureRecognizer = try made(
                    "swipe", "direction=\"up\" numberOfTouchesRequired=\"\(written)\"")
                #expect(swipe.direction == .up && swipe.numberOfTouchesRequired == count)
            }
        }

        @Test(
            "INIT-04, INIT-05: runtime attributes come after the object's own, outlets after all objects, then they awake"
        )
        func order() throws {
            let objects = InterfaceStaging.nib(
                """
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
                <outlet property="first" destination="l1" id="o1"/><outletCollection property="labels" destination="l2" id="o2"/>
                <outletCollection property="labels" destination="l1" id="o3"/></connections></placeholder>
                <view id="r"><subviews><view tag="3" customClass="Badge" id="b"><subviews><label text="1" id="l1"/></subviews>
                <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="level"><integer key="value" value="4"/>
                </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view><label text="2" id="l2"/></subviews></view>
                """
            ).instantiate(withOwner: owner)
            let badge = try #require((objects.first as? UIView)?.subviews.first as? Badge)
            #expect(badge.log == ["init tag 3 subviews 1 superview nil", "level", "awake superview set"])
            #expect(badge.level == 4)
            #expect(owner.log == ["labels 2", "first"])
            #expect(owner.labels.map(\.text) == ["2", "1"])
        }

        @Test("Actions reach the owner, the first responder where the file says so, and need no argument")
        func actions() throws {
            let objects = InterfaceStaging.nib(
                """
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
                <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
                <button id="b"><connections><action selector="edit:" destination="-1" eventType="touchUpInside" id="a"/>
                <action selector="paste:" destination="-2" eventType="touchDown" id="c"/></connections></button>
                <barButtonItem title="x" id="i"><connections><action selector="edit:" destination="-1" id="d"/></connections></barButtonItem>
                """
            ).instantiate(withOwner: owner)
            let button = try #require(objects.first as? UIButton)
            button.sendActions(for: .touchUpInside)
            #expect(owner.edited.first === button)
            #expect(button.actions(forTarget: nil, forControlEvent: .touchDown) == ["paste:"])
            let item = try #require(objects.last as? UIBarButtonItem)
            #expect(item.target === owner && item.action == "edit:")
        }

        @Test(
            "An outlet to a constraint is that constraint; to one for the editor alone it is nil, and nothing is said")
        func constraints() throws {
            func nib(_ placeholder: String) -> UINib {
                InterfaceStaging.nib(
                    """
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
                    <outlet property="constraint" destination="c" id="o"/></connections></placeholder>
                    <view translatesAutoresizingMaskIntoConstraints="NO" id="v"><constraints>
                    <constraint firstAttribute="width" constant="44" \(placeholder) id="c"/></constraints></view>
                    """)
            }
            let objects = nib("").instantiate(withOwner: owner)
            #expect(owner.constraint?.constant == 44)
            #expect(owner.constraint?.isActive == true)
            #expect((objects.first as? UIView)?.constraints.count == 1)
            let other = Owner()
            let others = nib("placeholder=\"YES\"").instantiate(withOwner: other)
            #expect(other.constraint == nil)
            #expect((others.first as? UIView)?.constraints.isEmpty == true)
        }

        @Test(
            "What is not there is reported with both names, and the rest is made",
            arguments: [
                ("<view customClass=\"Nowhere\" id=\"v\"/>", "unknown class Nowhere"),
                ("<view customClass=\"UILabel\" id=\"v\"/>", ""),
                ("<button customClass=\"UILabel\" id=\"v\"/>", "UILabel is no UIButton"),
                (
                    "<view id=\"v\"><connections><outlet property=\"x\" destination=\"v\" id=\"o\"/></connections></view>",
                    "has no outlet \"x\""
                ),
                (
                    "<tableView id=\"v\"><connections><outlet property=\"dataSource\" destination=\"v\" id=\"o\"/></connections></tableView>",
                    "takes a "
                ),
                (
                    "<view id=\"v\"><connections><outlet property=\"x\" destination=\"q\" id=\"o\"/></connections></view>",
                    "leads to q"
                ),
                (
                    "<button id=\"v\"><connections><action selector=\"a\" destination=\"v\" eventType=\"wink\" id=\"o\"/></connections></button>",
                    "unknown event \"wink\""
                ),
                (
                    "<view id=\"v\"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"boolean\" keyPath=\"layer.maskToBounds\" value=\"YES\"/></userDefinedRuntimeAttributes></view>",
                    "maskToBounds"
                ),
                (
                    "<view id=\"v\"><constraints><constraint firstItem=\"q\" firstAttribute=\"top\" id=\"c\"/></constraints></view>",
                    "q is not there"
                ),
                ("<imageView image=\"nope\" catalog=\"no such symbol\" id=\"v\"/>", "there is no image \"nope\""),
                (
                    "<label id=\"v\"><fontDescription key=\"fontDescription\" name=\"Nofont-X\" family=\"Nofont\" pointSize=\"12\"/></label>",
                    "there is no font \"Nofont-X\""
                ),
            ])
        func reports(_ element: String, _ message: String) throws {
            var objects: [Any] = []
            let reports = InterfaceStaging.reports {
                objects = InterfaceStaging.nib(element).instantiate(withOwner: nil)
            }
            #expect(objects.count == 1)
            #expect(reports.count == (message.isEmpty ? 0 : 1), "\(reports)")
            #expect(message.isEmpty || reports.first?.contains(message) == true, "\(reports)")
        }

        @Test("Runtime attributes reach the layer, with a view's colours")
        func layer() throws {
            let view: UIView = try InterfaceStaging.object(
                """
                <view id="v"><userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="number" keyPath="layer.borderWidth"><real key="value" value="1.5"/></userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
                <userDefinedRuntimeAttribute type="color" keyPath="layer.borderColor"><color key="value" white="0" alpha="1"/></userDefinedRuntimeAttribute>
                </userDefinedRuntimeAttributes></view>
                """)
            #expect(view.layer.borderWidth == 1.5 && view.layer.masksToBounds)
            #expect(view.layer.borderColor == UIColor(white: 0, alpha: 1).cgColor)
        }

        @Test("A table makes cells of a nib, which take the identifier of the registration, and uses them again")
        func tableCells() throws {
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            table.register(InterfaceStaging.nib("<tableViewCell id=\"c\"/>"), forCellReuseIdentifier: "a")
            let cell = try #require(table.dequeueReusableCell(withIdentifier: "a"))
            #expect(cell.reuseIdentifier == "a")
            #expect(table.dequeueReusableCell(withIdentifier: "a") !== cell)
            table.register(nil as UINib?, forCellReuseIdentifier: "a")
            #expect(table.dequeueReusableCell(withIdentifier: "a") == nil)
        }

        @Test("INIT-02: a controller knows the nib that it was made with, loads its view from it, and is its owner")
        func controller() throws {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Nib-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let xib = InterfaceStaging.xib(
                """
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
                <outlet property="view" destination="v" id="o"/></connections></placeholder>
                <view tag="9" id="v"/>
                """)
            try xib.write(to: folder.appendingPathComponent("Named.xib"))
            let bundle = try #require(Bundle(path: folder.path))
            let controller = UIViewController(nibName: "Named", bundle: bundle)
            #expect(controller.viewIfLoaded == nil)
            #expect(controller.nibName == "Named" && controller.nibBundle == bundle)
            #expect(controller.view.tag == 9)
            let ofProgram = UIViewController(nibName: "Named", bundle: nil)
            #expect(ofProgram.nibName == "Named" && ofProgram.nibBundle == .main)
            let objects = try #require(bundle.loadNibNamed("Named", owner: nil))
            #expect((objects.first as? UIView)?.tag == 9)
            let reports = InterfaceStaging.reports { #expect(bundle.loadNibNamed("Nmed", owner: nil) == nil) }
            #expect(
                reports.count == 1 && reports[0].contains("no nib \"Nmed\"") && reports[0].contains("there are: Named"))
        }

        @Test("What is no xib makes nothing, with one report")
        func broken() {
            for text in ["", "<document/>", "<a><b></a>"] {
                let reports = InterfaceStaging.reports {
                    #expect(UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil).isEmpty)
                }
                #expect(reports.count == 1)
            }
        }
    }
}
