import Foundation

extension AnimatableValue {
    /// What apps put into animations, which Core Animation declares as `Any`.
    init?(_ value: Any, as kind: Kind) {
        switch (kind, value) {
        case (.number, let number as NSNumber): self = .number(number.doubleValue)
        case (.number, let number as any BinaryFloatingPoint): self = .number(Double(number))
        case (.number, let number as any BinaryInteger): self = .number(Double(number))
        case (.point, let point as CGPoint): self = .point(point)
        case (.size, let size as CGSize): self = .size(size)
        case (.rect, let rect as CGRect): self = .rect(rect)
        case (.color, let color as CGColor): self = .color(color)
        case (.transform, let transform as CGAffineTransform): self = .transform(transform)
        case (.path, let path as CGPath): self = .path(path.copy() ?? path)
        case (.colors, let values as [Any]):
            let colors = values.compactMap { $0 as? CGColor }
            guard !colors.isEmpty, colors.count == values.count else { return nil }
            self = .colors(colors)
        case (.numbers, let values as [Any]):
            let numbers = values.compactMap { value -> CGFloat? in
                if case .number(let number)? = AnimatableValue(value, as: .number) { CGFloat(number) } else { nil }
            }
            guard !numbers.isEmpty, numbers.count == values.count else { return nil }
            self = .numbers(numbers)
        default: return nil
        }
    }

    /// As an entry of `CAAnimation`; no colour is a transparent one.
    package var any: Any {
        switch self {
        case .number(let number): number
        case .point(let point): point
        case .size(let size): size
        case .rect(let rect): rect
        case .color(let color): color ?? CGColor(gray: 0, alpha: 0)
        case .transform(let transform): transform
        case .path(let path): path
        case .colors(let colors): colors
        case .numbers(let numbers): numbers.map { NSNumber(value: Double($0)) }
        }
    }
}
