import Foundation

/// The coder from which a controller, a view or the application's delegate gets what its counterpart wrote by a `StateEncoder`. What was a controller or a
/// view there is the one at the same path here, or nil where there is none.
final class StateDecoder: NSCoder {
    private let unarchiver: NSKeyedUnarchiver
    /// Returns what stands at a path.
    private let object: @MainActor (String) -> UIResponder?

    /// - Throws: Where the archive cannot be read.
    init(_ archive: Data, object: @escaping @MainActor (String) -> UIResponder? = { _ in nil }) throws {
        unarchiver = try NSKeyedUnarchiver(forReadingFrom: archive)
        unarchiver.requiresSecureCoding = false
        // An archive in a file may have been changed, which must not end the program.
        unarchiver.decodingFailurePolicy = .setErrorAndReturn
        self.object = object
        super.init()
    }

    // MARK: What UIKit wrote

    /// The identifiers of the object's path.
    var components: [String] {
        // Asking for what is not there would count as an error, after which nothing more could be read.
        guard unarchiver.containsValue(forKey: StateKey.components) else { return [] }
        return unarchiver.decodeObject(forKey: StateKey.components) as? [String] ?? []
    }

    func text(_ key: String) -> String? {
        unarchiver.containsValue(forKey: key) ? unarchiver.decodeObject(forKey: key) as? String : nil
    }

    /// The path of the controller that UIKit wrote under a key.
    func path(_ key: String) -> String? {
        text(key).flatMap { $0.hasPrefix(StateKey.reference) ? String($0.dropFirst(StateKey.reference.count)) : nil }
    }

    /// The controllers that UIKit wrote under a key, as far as they are there; nil where it wrote none.
    func controllers(_ key: String) -> [UIViewController]? {
        containsValue(forKey: key) ? decodeObject(forKey: key) as? [UIViewController] : nil
    }

    /// Whether the object is of the class that the archive was written by, or of a subclass (REST-38).
    func fits(_ owner: AnyObject) -> Bool {
        text(StateKey.objectClass).map { StateKey.isKind(owner, ofClassNamed: $0) } ?? true
    }

    /// The storyboard that the controller came from; nil where it came from none.
    private var storyboard: UIStoryboard? {
        guard let name = text(UIApplication.stateRestorationViewControllerStoryboardKey) else { return nil }
        let bundle = text(StateKey.storyboardBundle)
        return MainActor.assumeIsolated {
            UIStoryboard(name: name, bundle: bundle.flatMap { Bundle(placeInState: $0) })
        }
    }

    /// Makes the controller anew out of its storyboard; nil where it came from none (REST-23).
    @MainActor func makeFromStoryboard() -> UIViewController? {
        guard let scene = text(StateKey.storyboardScene) else { return nil }
        return storyboard?.controller(sceneID: scene)
    }

    // MARK: References

    private func restored(_ object: Any?) -> Any? {
        if let text = object as? String { return text.hasPrefix(StateKey.reference) ? responder(text) : object }
        guard let texts = object as? [String], texts.contains(where: { $0.hasPrefix(StateKey.reference) }) else {
            return object
        }
        return texts.compactMap(responder)
    }

    private func responder(_ reference: String) -> UIResponder? {
        let object = object
        let path = String(reference.dropFirst(StateKey.reference.count))
        return MainActor.assumeIsolated { object(path) }
    }

    // MARK: Keys

    override var allowsKeyedCoding: Bool { true }
    override var requiresSecureCoding: Bool { unarchiver.requiresSecureCoding }
    override var systemVersion: UInt32 { unarchiver.systemVersion }
    override var allowedClasses: [AnyClass]? { unarchiver.allowedClasses }
    override var error: (any Error)? { unarchiver.error }
    override func failWithError(_ error: any Error) { unarchiver.failWithError(error) }

    override func containsValue(forKey key: String) -> Bool { unarchiver.containsValue(forKey: key) }

    override func decodeObject(forKey key: String) -> Any? {
        guard unarchiver.containsValue(forKey: key) else { return nil }
        if key == UIApplication.stateRestorationViewControllerStoryboardKey { return storyboard }
        return restored(unarchiver.decodeObject(forKey: key))
    }

    override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? {
        guard unarchiver.containsValue(forKey: key) else { return nil }
        return restored(unarchiver.decodeObject(of: classes, forKey: key))
    }

    override func decodeObject<Decoded: NSCoding>(of type: Decoded.Type, forKey key: String) -> Decoded?
    where Decoded: NSObject {
        guard unarchiver.containsValue(forKey: key) else { return nil }
        return unarchiver.decodeObject(of: type, forKey: key)
    }

    override func decodePropertyList(forKey key: String) -> Any? {
        unarchiver.containsValue(forKey: key) ? unarchiver.decodePropertyList(forKey: key) : nil
    }

    override func decodeBool(forKey key: String) -> Bool { unarchiver.decodeBool(forKey: key) }
    override func decodeInteger(forKey key: String) -> Int { unarchiver.decodeInteger(forKey: key) }
    override func decodeCInt(forKey key: String) -> Int32 { unarchiver.decodeInt32(forKey: key) }
    override func decodeInt32(forKey key: String) -> Int32 { unarchiver.decodeInt32(forKey: key) }
    override func decodeInt64(forKey key: String) -> Int64 { unarchiver.decodeInt64(forKey: key) }
    override func decodeFloat(forKey key: String) -> Float { unarchiver.decodeFloat(forKey: key) }
    override func decodeDouble(forKey key: String) -> Double { unarchiver.decodeDouble(forKey: key) }

    override func withDecodedUnsafeBytes<Result>(
        forKey key: String, body: (UnsafeRawBufferPointer?) throws -> Result
    ) rethrows -> Result {
        try unarchiver.withDecodedUnsafeBytes(forKey: key, body: body)
    }

    // MARK: Without keys

    override func decodeObject() -> Any? { restored(unarchiver.decodeObject()) }
    override func decodeData() -> Data? { unarchiver.decodeData() }
    override func decodePropertyList() -> Any? { unarchiver.decodePropertyList() }

    override func decodeValue(ofObjCType type: UnsafePointer<Int8>, at address: UnsafeMutableRawPointer) {
        unarchiver.decodeValue(ofObjCType: type, at: address)
    }
}
