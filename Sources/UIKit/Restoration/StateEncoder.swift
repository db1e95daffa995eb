import Foundation

/// The coder that a controller, a view or the application's delegate writes its state with. Controllers and views are not written themselves, alone or
/// in an array: their paths are, and they are kept too (REST-33). Everything else is as in the keyed archive that is behind it.
final class StateEncoder: NSCoder {
    private let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    private let path: @MainActor (UIResponder) -> String?

    /// - Parameter path: Returns the path of a controller or a view, which is kept from then on; nil where it takes no part.
    init(path: @escaping @MainActor (UIResponder) -> String?) {
        self.path = path
        super.init()
        // Written twice it has the same bytes, which the binary format has not.
        archiver.outputFormat = .xml
    }

    func finish() -> Data {
        archiver.finishEncoding()
        return archiver.encodedData
    }

    /// Writes something of UIKit's own.
    func note(_ object: Any?, forKey key: String) {
        archiver.encode(object.flatMap(stored), forKey: key)
    }

    // MARK: References

    private func stored(_ object: Any) -> Any? {
        if let responder = object as? UIResponder { return reference(to: responder) }
        if let responders = object as? [UIResponder] { return responders.compactMap(reference) }
        // The archiver ends the program over what cannot be written, and a registered object writes by itself.
        if object is any UIStateRestoring, !(object is any NSCoding) { return nil }
        return object
    }

    private func reference(to responder: UIResponder) -> String? {
        let path = path
        return MainActor.assumeIsolated { path(responder) }.map { StateKey.reference + $0 }
    }

    // MARK: Keys

    /// Whether the app may write under the key; where not, it is reported and nothing is written (REST-35).
    private func mayWrite(_ key: String) -> Bool {
        guard StateKey.reserved.contains(key) else { return true }
        MainActor.assumeIsolated {
            UsageDiagnostic.report(
                .reservedStateKey, "the key \(key) is UIKit's own, so nothing is written under it; choose another one")
        }
        return false
    }

    override var allowsKeyedCoding: Bool { true }
    override var requiresSecureCoding: Bool { archiver.requiresSecureCoding }
    override var systemVersion: UInt32 { archiver.systemVersion }

    override func encode(_ object: Any?, forKey key: String) {
        if mayWrite(key) { note(object, forKey: key) }
    }

    override func encodeConditionalObject(_ object: Any?, forKey key: String) {
        if mayWrite(key) { archiver.encodeConditionalObject(object.flatMap(stored), forKey: key) }
    }

    override func encode(_ value: Bool, forKey key: String) {
        if mayWrite(key) { archiver.encode(value, forKey: key) }
    }

    override func encode(_ value: Int, forKey key: String) {
        if mayWrite(key) { archiver.encode(value, forKey: key) }
    }

    override func encode(_ value: Int32, forKey key: String) {
        if mayWrite(key) { archiver.encode(value, forKey: key) }
    }

    override func encode(_ value: Int64, forKey key: String) {
        if mayWrite(key) { archiver.encode(value, forKey: key) }
    }

    override func encode(_ value: Float, forKey key: String) {
        if mayWrite(key) { archiver.encode(value, forKey: key) }
    }

    override func encode(_ value: Double, forKey key: String) {
        if mayWrite(key) { archiver.encode(value, forKey: key) }
    }

    override func encodeBytes(_ bytes: UnsafePointer<UInt8>?, length: Int, forKey key: String) {
        if mayWrite(key) { archiver.encodeBytes(bytes, length: length, forKey: key) }
    }

    // MARK: Without keys

    override func encode(_ object: Any?) { archiver.encode(object.flatMap(stored)) }
    override func encodeConditionalObject(_ object: Any?) { archiver.encodeConditionalObject(object.flatMap(stored)) }
    override func encode(_ data: Data) { archiver.encode(data) }
    override func encodePropertyList(_ propertyList: Any) { archiver.encodePropertyList(propertyList) }

    override func encodeValue(ofObjCType type: UnsafePointer<Int8>, at address: UnsafeRawPointer) {
        archiver.encodeValue(ofObjCType: type, at: address)
    }
}
