/// A part of a message that is large and mostly not there: it lies elsewhere, so that a message without it is small and quickly copied.
@propertyWrapper package struct Indirect<Value: Hashable & Sendable>: Hashable, Sendable {
    private indirect enum Storage: Hashable, Sendable {
        case none
        case some(Value)
    }

    private var storage: Storage

    package init(wrappedValue: Value?) {
        storage = wrappedValue.map(Storage.some) ?? .none
    }

    package var wrappedValue: Value? {
        get {
            switch storage {
            case .none: nil
            case .some(let value): value
            }
        }
        set { self = Indirect(wrappedValue: newValue) }
    }
}
