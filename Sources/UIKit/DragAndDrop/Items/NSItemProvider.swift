import Foundation

/// Something that can be had in one or several representations, each under the name of its type: what is dragged, or lies on a pasteboard
/// (Foundation's page of this name, which Foundation on Linux has not got).
///
/// A handler of a load is called at once where the data is there, and on the main thread when it comes from another process. Representations
/// keep the order in which they were registered: the best comes first.
open class NSItemProvider: NSObject, @unchecked Sendable {
    // Unchecked, because the compiler does not check a class that can be derived from: the lock guards everything that changes.

    /// Gives the data of a representation to a handler, which it has to call once.
    private typealias Loader = @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?

    private struct Representation {
        let type: String
        let visibility: NSItemProviderRepresentationVisibility
        let load: Loader
        /// The object that the representation was made of; nil where there is none.
        let object: Any?
    }

    private let lock = NSLock()
    private var representations: [Representation] = []
    private var name: String?
    private var underWay = 0
    private var idleHandlers: [@MainActor () -> Void] = []

    /// A provider of nothing, to which representations are added.
    override public init() {}

    /// A provider of an object, by the types that it can be written as.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    /// A provider of data, a text or a URL under the name of a type. Without a name it has that of the object.
    public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
        self.init()
        if let object = item as? any NSItemProviderWriting {
            let types = typeIdentifier.map { [$0] } ?? Swift.type(of: object).writableTypeIdentifiersForItemProvider
            add(object, types: types, visibility: .all)
        } else if let data = item as? NSData, let typeIdentifier {
            let bytes = Data(referencing: data)
            registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: .all) { handler in
                handler(bytes, nil)
                return nil
            }
        }
    }

    /// The name that a file of it would have; nil for none.
    open var suggestedName: String? {
        get { lock.withLock { name } }
        set { lock.withLock { name = newValue } }
    }

    // MARK: Registering

    /// Adds the types that an object can be written as.
    open func registerObject(
        _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
    ) {
        add(object, types: Swift.type(of: object).writableTypeIdentifiersForItemProvider, visibility: visibility)
    }

    private func add(
        _ object: any NSItemProviderWriting, types: [String], visibility: NSItemProviderRepresentationVisibility
    ) {
        // Written by whoever loads it, and never changed by it.
        nonisolated(unsafe) let object = object
        for type in types {
            add(
                Representation(
                    type: type, visibility: visibility,
                    load: { object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: $0) },
                    object: object))
        }
    }

    /// Adds a type whose data a handler gives when somebody wants it. The handler calls the block that it is given once;
    /// later calls are passed over, and to let go of it without one is an error.
    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        add(Representation(type: typeIdentifier, visibility: visibility, load: loadHandler, object: nil))
    }

    /// A type without a name, and one that is there already, is passed over.
    private func add(_ representation: Representation) {
        guard !representation.type.isEmpty else { return }
        lock.withLock {
            guard !representations.contains(where: { $0.type == representation.type }) else { return }
            representations.append(representation)
        }
    }

    // MARK: Asking

    /// The types, in the order in which they were registered.
    open var registeredTypeIdentifiers: [String] {
        lock.withLock { representations.map(\.type) }
    }

    /// Whether there is a representation of a type, or of one that is such a type.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        registeredTypeIdentifiers.contains { TypeConformance.holds($0, conformsTo: typeIdentifier) }
    }

    /// Whether an object of a class can be made.
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        type(for: aClass) != nil
    }

    /// The best of the types that a class reads.
    private func type(for aClass: any NSItemProviderReading.Type) -> String? {
        let registered = registeredTypeIdentifiers
        for wanted in aClass.readableTypeIdentifiersForItemProvider {
            if let found = registered.first(where: { TypeConformance.holds($0, conformsTo: wanted) }) { return found }
        }
        return nil
    }

    // MARK: Loading

    /// Gives the data of the first representation that is of a type.
    @discardableResult open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        let found = lock.withLock {
            representations.first { TypeConformance.holds($0.type, conformsTo: typeIdentifier) }
        }
        guard let found else {
            completionHandler(nil, CocoaError(.fileReadUnsupportedScheme))
            return finishedProgress
        }
        return load(found, completionHandler)
    }

    private func load(
        _ representation: Representation, _ handler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        lock.withLock { underWay += 1 }
        let answer = FirstAnswer { [weak self] data, error in
            handler(data, error)
            self?.loadDidEnd()
        }
        return representation.load { answer.give($0, $1) } ?? finishedProgress
    }

    private var finishedProgress: Progress {
        let progress = Progress(totalUnitCount: 1)
        progress.completedUnitCount = 1
        return progress
    }

    /// Gives an object of a class, made of the first representation that the class reads; nil, with an error, where there is none.
    @discardableResult open func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        guard let type = type(for: aClass),
            let found = lock.withLock({ representations.first { $0.type == type } })
        else {
            completionHandler(nil, CocoaError(.fileReadUnsupportedScheme))
            return finishedProgress
        }
        if let object = found.object as? any NSItemProviderReading, Swift.type(of: object) == aClass {
            completionHandler(object, nil)
            return finishedProgress
        }
        // The class is only asked for an object, by whoever has the data.
        nonisolated(unsafe) let aClass = aClass
        return load(found) { data, error in
            guard let data else { return completionHandler(nil, error ?? CocoaError(.fileReadUnknown)) }
            do {
                completionHandler(try aClass.object(withItemProviderData: data, typeIdentifier: type), nil)
            } catch {
                completionHandler(nil, error)
            }
        }
    }

    /// Gives it as a text.
    @discardableResult public func loadObject(
        ofClass aClass: String.Type, completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void
    ) -> Progress {
        load(aClass, completionHandler)
    }

    /// Gives it as a URL.
    @discardableResult public func loadObject(
        ofClass aClass: URL.Type, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        load(aClass, completionHandler)
    }

    private func load<Value: NSItemProviderReading & Sendable>(
        _ type: Value.Type, _ handler: @escaping @Sendable (Value?, (any Error)?) -> Void
    ) -> Progress {
        let anyType: any NSItemProviderReading.Type = type
        return loadObject(ofClass: anyType) { object, error in handler(object as? Value, error) }
    }

    // MARK: Loads that are under way

    private func loadDidEnd() {
        let handlers = lock.withLock { () -> [@MainActor () -> Void] in
            underWay -= 1
            guard underWay == 0 else { return [] }
            defer { idleHandlers = [] }
            return idleHandlers
        }
        guard !handlers.isEmpty else { return }
        MainActorCall.run { for handler in handlers { handler() } }
    }

    /// Calls back once when no load is under way: at once where there is none.
    @MainActor package func whenIdle(_ body: @escaping @MainActor () -> Void) {
        let isIdle = lock.withLock { () -> Bool in
            if underWay > 0 { idleHandlers.append(body) }
            return underWay == 0
        }
        if isIdle { body() }
    }

    /// The types that others than the program may have.
    package var offeredTypes: [String] {
        lock.withLock { representations.filter { $0.visibility != .ownProcess }.map(\.type) }
    }

    /// Gives another program the data of exactly one of `offeredTypes`, and an error for any other type. A representation that conforms to it may be
    /// one that is for this program alone.
    package func loadOfferedData(
        of type: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) {
        let found = lock.withLock {
            representations.first { $0.type == type && $0.visibility != .ownProcess }
        }
        guard let found else { return completionHandler(nil, CocoaError(.fileReadUnsupportedScheme)) }
        _ = load(found, completionHandler)
    }
}
