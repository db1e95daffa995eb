import CoreGraphics
import InputEvents
import PluginProtocol
import ProtocolSamples
import QuartzCore
import SeededRandom

/// Messages of any values, those that no receiver would take as they are among them; the same for the same seed.
struct RandomMessages {
    private var generator: SeededGenerator

    private static let numbers: [CGFloat] = [
        0, -0.0, 1, -1, 0.5, 1 / 3, 100, 1e9, -1e9, 1e10, 1e300, .nan, .infinity, -.infinity, .leastNonzeroMagnitude,
    ]
    private static let texts = ["", "a", "Tick", String(repeating: "long ", count: 60), "é👩‍👩‍👧‍👦\u{202e}سمات", "\0\n"]

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
    }

    mutating func envelope<Body: MessageBody>(_ body: Body) -> Envelope<Body> {
        Envelope(
            epoch: chance() ? SessionEpoch(rawValue: .max) : serial(), sequence: serial(),
            inReplyTo: body.rules.reply == .required ? serial() : nil,
            deadline: chance() ? .milliseconds(Int64.random(in: 0...5_000_000_000, using: &generator)) : nil,
            scene: body.rules.scene == .required ? serial() : nil, body: body)
    }

    mutating func serial<Serial: SerialNumber>() -> Serial {
        Serial(number: pick([1, 127, 128, 300, 1 << 32, 1 << 63, .max]))
    }

    // MARK: Requests

    mutating func touches() -> TouchBatch {
        TouchBatch(
            touches: (0..<UInt64(pick([1, 2, 5]))).map { number in
                Touch(
                    id: number, phase: pick([.began, .moved, .stationary, .ended, .cancelled]), position: point(),
                    timestamp: pick([0, -1, 12.5, 1e300]), tapCount: pick([0, 1, 200, -3, .max]))
            }, modifiers: pick([[], .shift, .all]))
    }

    mutating func scroll() -> ScrollEvent {
        ScrollEvent(
            position: point(), delta: CGVector(dx: number(), dy: number()), isPrecise: chance(),
            modifiers: pick([[], .control]), timestamp: pick([0, 3.5]))
    }

    mutating func answer() -> InputAnswer {
        InputAnswer(
            isHandled: chance(), gestures: pick([[], .taps, [.pans, .swipes], [.taps, .pans, .swipes]]),
            scrollRest: chance() ? .zero : CGVector(dx: number(), dy: number()))
    }

    // MARK: Commits

    mutating func commit() -> SceneCommit {
        SceneCommit(
            serial: serial(), answeredResize: chance() ? serial() : nil, afterControl: serial(),
            layers: LayerCommit(
                root: layer(), removed: some { $0.layer() }, updates: some { $0.update() },
                releasedImages: some { ImageHash(rawValue: $0.pick([0, 1, .max])) }),
            facts: pick([.unchanged, .unchanged, Samples.commit.facts]))
    }

    private mutating func update() -> LayerUpdate {
        var update = LayerUpdate(id: layer())
        if chance() {
            update.geometry = .init(
                size: size(), position: point(), anchorPoint: point(),
                transform: chance()
                    ? .identity
                    : CGAffineTransform(a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number()))
        }
        if chance() {
            update.scroll = .init(
                offset: point(), area: chance() ? CGRect(origin: point(), size: size()) : nil,
                rules: chance()
                    ? ScrollRules(behaviour: [.bounces, .isPaging], decelerationRate: chance() ? 0.5 : 0.99) : nil)
        }
        if chance() { update.visibility = .init(isHidden: chance(), opacity: Float(number())) }
        if chance() {
            update.appearance = .init(
                backgroundColor: chance() ? color() : nil, cornerRadius: number(), borderWidth: number(),
                borderColor: chance() ? color() : nil, maskedCorners: pick([[], .all, .layerMaxXMinYCorner]),
                cornerCurve: pick([.circular, .continuous]))
        }
        if chance() { update.shadow = Samples.update(1).shadow }
        if chance() { update.clipping = .init(masksToBounds: chance(), mask: chance() ? layer() : nil) }
        if chance() { update.contents = contents() }
        if chance() { update.sublayers = some { $0.layer() } }
        if chance() { update.animations = pick([[], Array(Samples.animations.prefix(2))]) }
        if chance() { update.interaction = .init(touches: pick([.none, .inBounds, .ownerDecides]), gestures: nil) }
        return update
    }

    private mutating func contents() -> LayerUpdate.Contents {
        pick([
            .none, .text(text()), .text(text()), .text(Samples.text), .drawing(Samples.drawing, gravity: .left),
            .image(ImageHash(rawValue: 7), scale: 2, gravity: .resize), .shape(Samples.shape),
            .gradient(Samples.gradientContents),
        ])
    }

    private mutating func text() -> StyledText {
        StyledText(
            runs: some { random in
                StyledText.Run(
                    text: random.pick(Self.texts),
                    font: FontDescription(
                        family: random.pick([nil, "", "Inter", String(repeating: "x", count: 300)]),
                        size: random.number(), weight: random.pick([400, 0, -5, 5000]), isItalic: random.chance(),
                        hasMonospacedDigits: random.chance()),
                    color: random.color(), ornaments: random.chance() ? Samples.ornaments : nil,
                    paragraph: random.pick([nil, 0, 1, 7, -1]))
            }, paragraphs: pick([[], [Samples.paragraph], [StyledText.Paragraph(), Samples.paragraph]]),
            alignment: pick([.natural, .left, .center, .right, .justified]),
            lineBreak: pick([.byWordWrapping, .byClipping, .byTruncatingMiddle]),
            verticalAlignment: pick([.top, .center, .bottom]), maximumLines: pick([0, 1, -1, .max]),
            isRightToLeft: chance())
    }

    // MARK: Values

    mutating func point() -> CGPoint {
        CGPoint(x: number(), y: number())
    }

    mutating func size() -> CGSize {
        CGSize(width: number(), height: number())
    }

    private mutating func color() -> CGColor {
        CGColor(red: number(), green: number(), blue: number(), alpha: number())
    }

    private mutating func layer() -> LayerID {
        LayerID(rawValue: pick([1, 2, 127, 128, 70_000, .max]))
    }

    private mutating func number() -> CGFloat {
        pick(Self.numbers)
    }

    private mutating func some<Value>(_ make: (inout RandomMessages) -> Value) -> [Value] {
        (0..<pick([0, 1, 1, 3])).map { _ in make(&self) }
    }

    private mutating func chance() -> Bool {
        Bool.random(using: &generator)
    }

    private mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[Int.random(in: elements.indices, using: &generator)]
    }
}
