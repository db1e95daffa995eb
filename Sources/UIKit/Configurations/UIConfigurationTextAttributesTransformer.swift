/// Changes the attributes that a configuration gives to a text.
public struct UIConfigurationTextAttributesTransformer: Sendable {
    private final class Function: Sendable {
        let transform: @Sendable (AttributeContainer) -> AttributeContainer

        init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
            self.transform = transform
        }
    }

    private let function: Function

    public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
        function = Function(transform)
    }

    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
        transform(input)
    }

    public var transform: @Sendable (AttributeContainer) -> AttributeContainer {
        function.transform
    }
}

extension UIConfigurationTextAttributesTransformer: Equatable {
    /// Transformers are equal if they are copies of one: functions cannot be compared.
    public static func == (left: Self, right: Self) -> Bool {
        left.function === right.function
    }
}
