import Foundation
import StoryboardFormat

/// Carries an element of a storyboard or xib to the `init(coder:)` of the object that is made of it.
///
/// It has no values by keys: a class of the app that decodes some of its own gets nil, 0 and false.
final class InterfaceCoder: NSCoder {
    let element: InterfaceElement
    let archive: InterfaceArchive
    /// The attributes that are applied again because traits have changed; nil applies all, with the defaults of those that are not written.
    let limit: Set<String>?
    /// The scene of the controller that is made; nil for any other object.
    let controllerScene: ControllerScene?

    init(
        _ element: InterfaceElement, _ archive: InterfaceArchive, limit: Set<String>? = nil,
        scene: ControllerScene? = nil
    ) {
        self.element = element
        self.archive = archive
        self.limit = limit
        controllerScene = scene
    }

    /// The same coder for another element that is part of this one's object.
    func coder(for element: InterfaceElement) -> InterfaceCoder {
        InterfaceCoder(element, archive)
    }

    @MainActor private var known: ElementPreparation?

    /// Returns the preparation of the element for objects of a class. It is kept with an element that is used again: most scenes are made once.
    @MainActor func preparation(for objectClass: AnyClass) -> ElementPreparation {
        if let known = known ?? element.preparation as? ElementPreparation,
            known.isAbout(objectClass, archive.source)
        {
            return known
        }
        let new = ElementPreparation(element, objectClass, archive.source)
        known = new
        if element.wasUsed { element.preparation = new } else { element.wasUsed = true }
        return new
    }

    /// Applies the element's attributes to the object.
    @MainActor func apply(to object: AnyObject) {
        guard let limit else {
            for table in preparation(for: Swift.type(of: object)).attributes { table.apply(to: object, self) }
            return
        }
        for table in AttributeTables.shared.chain(of: Swift.type(of: object)) {
            table.attributes(of: element, archive.source, limit: limit).apply(to: object, self)
        }
    }

    /// Applies the element's attributes to the object, if `type` is the class that is to do it.
    @MainActor func decode<Object: AnyObject>(as type: Object.Type, into object: Object) {
        let chain = AttributeTables.shared.chain(of: Swift.type(of: object))
        guard let last = chain.last, last.decodingClass == type else { return }
        apply(to: object)
    }

    // MARK: Nothing by keys

    override var allowsKeyedCoding: Bool { true }
    override func containsValue(forKey key: String) -> Bool { false }
    override func decodeObject() -> Any? { nil }
    override func decodeObject(forKey key: String) -> Any? { nil }
    override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? { nil }
    override func decodePropertyList(forKey key: String) -> Any? { nil }
    override func decodeBool(forKey key: String) -> Bool { false }
    override func decodeInteger(forKey key: String) -> Int { 0 }
    override func decodeCInt(forKey key: String) -> Int32 { 0 }
    override func decodeInt32(forKey key: String) -> Int32 { 0 }
    override func decodeInt64(forKey key: String) -> Int64 { 0 }
    override func decodeFloat(forKey key: String) -> Float { 0 }
    override func decodeDouble(forKey key: String) -> Double { 0 }
    override func encode(_ object: Any?) {}
    override func encode(_ object: Any?, forKey key: String) {}
    override func encode(_ value: Bool, forKey key: String) {}
    override func encode(_ value: Int, forKey key: String) {}
    override func encode(_ value: Int32, forKey key: String) {}
    override func encode(_ value: Int64, forKey key: String) {}
    override func encode(_ value: Float, forKey key: String) {}
    override func encode(_ value: Double, forKey key: String) {}
}

extension NSCoder {
    /// Applies what a storyboard or xib says of an object that is made by `init(coder:)`. Every class of UIKit calls it at the end of its
    /// part, and the most derived of them that has a table does it, so that nothing that a class sets up comes after it.
    @MainActor func decodeInterface<Object: AnyObject>(as type: Object.Type, into object: Object) {
        (self as? InterfaceCoder)?.decode(as: type, into: object)
    }
}
