import QuartzCore
import WireMessages

extension AnimatableValue {
    init(wire: Mullion_V1_AnimatedValue, kind: Kind, limits: Limits) throws(Misbehaviour) {
        let numbers = wire.numbers
        guard wire.hasPath == (kind == .path) else {
            let fault = wire.hasPath ? "a path is no value of its property" : "its property needs one"
            throw Misbehaviour(wire.hasPath ? .outOfRange : .missingField, fault, at: ["path"])
        }
        guard kind.counts.contains(numbers.count), numbers.count.isMultiple(of: kind.step) else {
            throw Misbehaviour(
                .outOfRange, "\(numbers.count) numbers are not those of its property", at: ["numbers"])
        }
        for number in numbers {
            if kind.isOfColors {
                _ = try WireNumber.fraction(number, "numbers")
            } else {
                _ = try WireNumber.coordinate(number, "numbers")
            }
        }
        switch kind {
        case .number:
            self = .number(numbers[0])
        case .point:
            self = .point(CGPoint(x: numbers[0], y: numbers[1]))
        case .size:
            self = .size(CGSize(width: numbers[0], height: numbers[1]))
        case .rect:
            self = .rect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
        case .color where numbers.isEmpty:
            self = .color(nil)
        case .color:
            self = .color(CGColor(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3]))
        case .transform:
            self = .transform(
                CGAffineTransform(
                    a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5]))
        case .path:
            self = .path(try within("path", try CGPath(wire: wire.path, limits: limits)))
        case .colors:
            self = .colors(
                stride(from: 0, to: numbers.count, by: 4).map {
                    CGColor(red: numbers[$0], green: numbers[$0 + 1], blue: numbers[$0 + 2], alpha: numbers[$0 + 3])
                })
        case .numbers:
            self = .numbers(numbers.map { CGFloat($0) })
        }
    }

    var wire: Mullion_V1_AnimatedValue {
        .with {
            $0.numbers = numbers.map { kind.isOfColors ? WireNumber.fraction($0) : WireNumber.coordinate($0) }
            if case .path(let path) = self { $0.path = path.wire }
        }
    }

    private var numbers: [CGFloat] {
        switch self {
        case .number(let number): [CGFloat(number)]
        case .point(let point): [point.x, point.y]
        case .size(let size): [size.width, size.height]
        case .rect(let rect): [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
        case .color(let color): color.map { [$0.red, $0.green, $0.blue, $0.alpha] } ?? []
        case .transform(let transform):
            [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
        case .path: []
        case .colors(let colors): colors.flatMap { [$0.red, $0.green, $0.blue, $0.alpha] }
        case .numbers(let numbers): numbers
        }
    }
}

extension AnimatableValue.Kind {
    /// The counts of numbers that a value of the kind may have.
    fileprivate var counts: ClosedRange<Int> {
        switch self {
        case .number: 1...1
        case .point, .size: 2...2
        case .rect: 4...4
        case .color: 0...4
        case .transform: 6...6
        case .path: 0...0
        case .colors: 4...(4 * Limits.gradientStops)
        case .numbers: 1...Limits.gradientStops
        }
    }

    /// The number that a value's numbers are a multiple of.
    fileprivate var step: Int {
        isOfColors ? 4 : 1
    }

    fileprivate var isOfColors: Bool {
        switch self {
        case .color, .colors: true
        case .number, .point, .size, .rect, .transform, .path, .numbers: false
        }
    }
}
