// Foundation on Linux has the protocol, and of what NSObject does on Apple's systems only a part.
extension NSObjectProtocol {
    /// Whether the object's class is `aClass` or derived from it.
    nonisolated public func isKind(of aClass: AnyClass) -> Bool {
        var candidate: AnyClass? = type(of: self)
        while let current = candidate {
            if current == aClass { return true }
            candidate = _getSuperclass(current)
        }
        return false
    }

    /// Whether the object's class is exactly `aClass`.
    nonisolated public func isMember(of aClass: AnyClass) -> Bool {
        type(of: self) == aClass
    }

    nonisolated public func `self`() -> Self {
        self
    }

    nonisolated public func isProxy() -> Bool {
        false
    }

    /// Of an object that is equal to itself only.
    nonisolated package var identityHash: Int {
        ObjectIdentifier(self).hashValue
    }

    nonisolated package func isIdentical(to object: Any?) -> Bool {
        object.map { $0 as AnyObject } === self
    }

    /// Such as `<UIView: 0x7f31>`.
    nonisolated package var identityDescription: String {
        "<\(type(of: self)): 0x\(String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16))>"
    }
}
