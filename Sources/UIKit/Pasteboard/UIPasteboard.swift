import Foundation

/// A place where things are put to be had elsewhere: the clipboard, and others that stay in the program (UIKit's page of this name).
///
/// `general` is the clipboard of the desktop, of the viewers of a window that is served over the network, and in a plugin that of its host. Other
/// programs of the desktop and viewers are given text, and give text. Reading it may take as long as the program takes to answer that has put it
/// there, a second at most.
///
/// A plugin may write within a second after its user has done something in one of its panes, and may read then. What it reads has to have come from
/// the host before: it is there when the user pastes by a key, and otherwise after `whenReadable(_:)`.
@preconcurrency @MainActor open class UIPasteboard: NSObjectProtocol, Hashable, CustomStringConvertible {
    private enum Kind {
        case shared(KeyPath<SharedPasteboards, PasteboardContents>)
        case named(PasteboardContents)
    }

    private let kind: Kind

    /// The name of the pasteboard.
    open private(set) var name: Name

    private var contents: PasteboardContents {
        switch kind {
        case .shared(let path): SharedPasteboards.current[keyPath: path]
        case .named(let contents): contents
        }
    }

    private init(_ kind: Kind, name: Name) {
        self.kind = kind
        self.name = name
    }

    // MARK: Pasteboards

    private static let sharedGeneral = UIPasteboard(.shared(\.general), name: .general)
    private static let sharedPrimary = UIPasteboard(.shared(\.primary), name: Name("org.mullion.primary-selection"))

    /// The pasteboard of copy and paste.
    open class var general: UIPasteboard { sharedGeneral }

    /// The text that is selected somewhere on the desktop, which a middle click inserts. A desktop without one, a viewer over the network and a
    /// plugin's host leave it to the program.
    package static var primarySelection: UIPasteboard { sharedPrimary }

    /// Finds the pasteboard of a name, which stays in the program. Nil for an empty name, and where there is none of the name unless it is to be
    /// made.
    public convenience init?(name: Name, create: Bool) {
        guard name != .general else {
            self.init(.shared(\.general), name: name)
            return
        }
        guard let contents = NamedPasteboards.find(name, creating: create) else { return nil }
        self.init(.named(contents), name: name)
    }

    /// Makes a pasteboard under a name that no other one has.
    open class func withUniqueName() -> UIPasteboard {
        let name = Name(UUID().uuidString)
        return UIPasteboard(
            .named(NamedPasteboards.find(name, creating: true) ?? PasteboardContents()), name: name)
    }

    /// Empties a pasteboard for good, and posts `removedNotification`. The general pasteboard stays.
    open class func remove(withName name: Name) {
        guard name != .general, let removed = UIPasteboard(name: name, create: false) else { return }
        NotificationCenter.default.post(name: removedNotification, object: removed)
        _ = NamedPasteboards.remove(name)
    }

    /// False: a pasteboard ends with the program, and the general one with whoever has written it last.
    open var isPersistent: Bool { false }

    // MARK: Changes

    /// Grows with each change, whoever makes it.
    open var changeCount: Int { contents.changeCount }

    /// Posted after each change, by the program or, to the general pasteboard, by somebody else.
    nonisolated public static let changedNotification = NSNotification.Name("UIPasteboardChangedNotification")
    /// Posted before a pasteboard is removed.
    nonisolated public static let removedNotification = NSNotification.Name("UIPasteboardRemovedNotification")
    /// The types that were not there before a change of the program's own: a list of `String`.
    nonisolated public static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"
    /// The types that are there no more after a change of the program's own: a list of `String`.
    nonisolated public static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedKey"

    /// Calls back once when what lies there can be read: at once at home, and in a plugin when the host has sent it or has refused to. Changing the
    /// content meanwhile is fine. It is Mullion's own.
    ///
    ///     UIPasteboard.general.whenReadable { label.text = UIPasteboard.general.string }
    public final func whenReadable(_ body: @escaping @MainActor () -> Void) {
        contents.prepareToRead(body)
    }

    // MARK: The first item

    private var currentItems: [PasteboardItem] { contents.content.items }

    private func replace(_ items: [PasteboardItem]) {
        contents.write(PasteboardContent(items: items), by: self)
    }

    /// The types of the first item, the best first.
    open var types: [String] { currentItems.first?.types ?? [] }

    /// Whether the first item has one of the types.
    open func contains(pasteboardTypes: [String]) -> Bool {
        currentItems.first?.has(anyOf: pasteboardTypes) ?? false
    }

    /// The first item as a type: text, a URL, an image or a colour for types that mean these, what was written where that was an object, and data
    /// otherwise.
    open func value(forPasteboardType pasteboardType: String) -> Any? {
        currentItems.first?.value(of: pasteboardType)?.object(as: pasteboardType)
    }

    /// The bytes of the first item as a type.
    open func data(forPasteboardType pasteboardType: String) -> Data? {
        currentItems.first?.value(of: pasteboardType)?.data(as: pasteboardType)
    }

    /// Replaces everything by one item.
    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
        replace([PasteboardItem([pasteboardType: value])])
    }

    /// Replaces everything by one item.
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
        setValue(data, forPasteboardType: pasteboardType)
    }

    // MARK: All items

    open var numberOfItems: Int { currentItems.count }

    /// The types of items, each a list; those of all items for nil. Numbers of no item are passed over.
    open func types(forItemSet itemSet: IndexSet?) -> [[String]]? {
        chosen(itemSet).map(\.types)
    }

    /// Whether each of the items has one of the types; all items for nil.
    open func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
        let items = chosen(itemSet)
        return !items.isEmpty && items.allSatisfy { $0.has(anyOf: pasteboardTypes) }
    }

    /// The numbers of the items that have one of the types; nil where none has.
    open func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
        let numbers = currentItems.enumerated().filter { $0.element.has(anyOf: pasteboardTypes) }.map(\.offset)
        return numbers.isEmpty ? nil : IndexSet(numbers)
    }

    /// The items as a type, without those that do not have it; all items for nil.
    open func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
        chosen(itemSet).compactMap { $0.value(of: pasteboardType)?.object(as: pasteboardType) }
    }

    /// The bytes of the items as a type, without those that do not have it; all items for nil.
    open func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
        chosen(itemSet).compactMap { $0.value(of: pasteboardType)?.data(as: pasteboardType) }
    }

    private func chosen(_ itemSet: IndexSet?) -> [PasteboardItem] {
        let items = currentItems
        guard let itemSet else { return items }
        return itemSet.filter(items.indices.contains).map { items[$0] }
    }

    /// Each item as a dictionary of its types. What cannot be read is missing.
    open var items: [[String: Any]] {
        get {
            currentItems.map { item in
                item.representations.reduce(into: [:]) { $0[$1.type] = $1.value.object(as: $1.type) }
            }
        }
        set { replace(newValue.map(PasteboardItem.init)) }
    }

    /// Adds items to those that are there.
    open func addItems(_ items: [[String: Any]]) {
        contents.add(items.map(PasteboardItem.init), by: self)
    }

    /// Replaces everything on the pasteboard by the items.
    open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
        let end = options[.expirationDate] as? Date
        contents.write(
            PasteboardContent(
                items: items.map(PasteboardItem.init), isLocal: options[.localOnly] as? Bool ?? false,
                lifetime: end?.timeIntervalSinceNow),
            by: self)
    }

    // MARK: Text, URLs, images, colours

    /// The first text, where the first item that is one may be a URL. Setting it replaces everything; nil empties the pasteboard.
    open var string: String? {
        get { contents.content.string }
        set { replace(newValue.map { [PasteboardItem($0)] } ?? []) }
    }

    /// The texts of all items that have one; nil where none has.
    open var strings: [String]? {
        get { all(\.string) }
        set { replace(newValue?.map { PasteboardItem($0) } ?? []) }
    }

    /// The first URL. Setting it puts it there as text too.
    open var url: URL? {
        get { contents.content.first(\.url) }
        set { replace(newValue.map { [PasteboardItem($0)] } ?? []) }
    }

    open var urls: [URL]? {
        get { all(\.url) }
        set { replace(newValue?.map { PasteboardItem($0) } ?? []) }
    }

    open var image: UIImage? {
        get { contents.content.first(\.image) }
        set { replace(newValue.map { [PasteboardItem($0)] } ?? []) }
    }

    open var images: [UIImage]? {
        get { all(\.image) }
        set { replace(newValue?.map { PasteboardItem($0) } ?? []) }
    }

    open var color: UIColor? {
        get { contents.content.first(\.color) }
        set { replace(newValue.map { [PasteboardItem($0)] } ?? []) }
    }

    open var colors: [UIColor]? {
        get { all(\.color) }
        set { replace(newValue?.map { PasteboardItem($0) } ?? []) }
    }

    private func all<Value>(_ value: (PasteboardItem) -> Value?) -> [Value]? {
        let values = currentItems.compactMap(value)
        return values.isEmpty ? nil : values
    }

    /// Whether some item is a text, without reading it.
    open var hasStrings: Bool { has(PasteboardType.texts) }
    open var hasURLs: Bool { has(PasteboardType.urls) }
    open var hasImages: Bool { has(PasteboardType.images) }
    open var hasColors: Bool { has(PasteboardType.colors) }

    private func has(_ types: [String]) -> Bool {
        currentItems.contains { $0.has(anyOf: types) }
    }

    // MARK: Types

    /// The types that mean text.
    public class var typeListString: [String] { PasteboardType.texts }
    /// The types that mean a URL.
    public class var typeListURL: [String] { PasteboardType.urls }
    /// The types that mean an image.
    public class var typeListImage: [String] { PasteboardType.images }
    /// The types that mean a colour.
    public class var typeListColor: [String] { PasteboardType.colors }
    /// The type of an object that says by itself what it is: a string, a URL, an image or a colour.
    public class var typeAutomatic: String { PasteboardType.automatic }

    // MARK: Identity

    nonisolated open var hash: Int { identityHash }
    nonisolated open func isEqual(_ object: Any?) -> Bool { isIdentical(to: object) }
    nonisolated open var description: String { identityDescription }

    nonisolated public static func == (left: UIPasteboard, right: UIPasteboard) -> Bool {
        left === right || left.isEqual(right)
    }

    nonisolated public func hash(into hasher: inout Hasher) {
        hasher.combine(hash)
    }
}
