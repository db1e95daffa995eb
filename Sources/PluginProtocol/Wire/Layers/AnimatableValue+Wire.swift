import QuartzCore
import WireMessages

extension AnimatableValue {
    init(wire: Mullion_V1_AnimatedValue, kind: Kind, limits: Limits) throws(Misbehaviour) {
        let numbers = wire.numbers
        guard wire.hasPath == (kind == .path) else {
            let fault = wire.hasPath ? "a path is no value of its property" : "its property needs one"
            throw Misbehaviour(wire.hasPath ? .outOfRange : .missingField, fault, at: ["path"])
        }
        guard numbers.count == kind.count || (kind == .color && numbers.isEmpty) else {
            throw Misbehaviour(
                .outOfRange, "\(numbers.count) numbers are not the \(kind.count) of its property", at: ["numbers"])
        }
        for number in numbers {
            if kind == .color {
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
        }
    }

    var wire: Mullion_V1_AnimatedValue {
        .with {
            $0.numbers = numbers.map { kind == .color ? WireNumber.fraction($0) : WireNumber.coordinate($0) }
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
        }
    }
}

extension AnimatableValue.Kind {
    fileprivate var count: Int {
        switch self {
        case .number: 1
        case .point, .size: 2
        case .rect, .color: 4
        case .transform: 6
        case .path: 0
        }
    }
}
