/// Makes one colour of another, for configurations that derive their colours.
public struct UIConfigurationColorTransformer: Sendable {
    private final class Function: Sendable {
        let transform: @Sendable (UIColor) -> UIColor

        init(_ transform: @escaping @Sendable (UIColor) -> UIColor) {
            self.transform = transform
        }
    }

    private let function: Function

    public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) {
        function = Function(transform)
    }

    public func callAsFunction(_ input: UIColor) -> UIColor {
        transform(input)
    }

    public var transform: @Sendable (UIColor) -> UIColor {
        function.transform
    }

    /// The grey of the same brightness.
    public static let grayscale = UIConfigurationColorTransformer { color in
        UIColor { traits in
            let color = color.cgColor(with: traits)
            // The weights of ITU-R BT.709.
            let gray = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
            return UIColor(white: gray, alpha: color.alpha)
        }
    }
}

extension UIConfigurationColorTransformer: Equatable {
    /// Transformers are equal if they are copies of one: functions cannot be compared.
    public static func == (left: Self, right: Self) -> Bool {
        left.function === right.function
    }
}
