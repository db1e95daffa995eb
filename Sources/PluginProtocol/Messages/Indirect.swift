/// A part of a message that is large and mostly not there: it lies elsewhere, so that a message without it is small and quickly copied.
@propertyWrapper package indirect enum Indirect<Value: Hashable & Sendable>: Hashable, Sendable {
    case none
    case some(Value)

    package init(wrappedValue: Value?) {
        self = wrappedValue.map(Self.some) ?? .none
    }

    package var wrappedValue: Value? {
        get {
            switch self {
            case .none: nil
            case .some(let value): value
            }
        }
        set { self = Self(wrappedValue: newValue) }
    }
}
