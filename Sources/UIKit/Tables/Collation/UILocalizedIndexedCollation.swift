/// Sorts objects into the sections of an index of letters, as a language sorts them: one for each letter of its alphabet, and one, `#`, for all else.
///
/// Objects say by a selector, as on Apple's systems, what they are sorted by: it names a method without arguments that returns a string, or the
/// getter of a property, and is found as any other selector is (docs/AppleSources.md). Forms with closures stand beside those. A string is sorted as
/// it is, whatever the selector.
@preconcurrency @MainActor open class UILocalizedIndexedCollation: NSObjectProtocol, Hashable, CustomStringConvertible {
    private let locale: Locale
    private let alphabet: IndexAlphabet

    /// Makes a collation for a language of the app's choice. This initialiser is Mullion's own.
    ///
    /// - Parameter locale: Languages whose alphabet is not known have the English one.
    public required init(locale: Locale) {
        self.locale = locale
        alphabet = IndexAlphabet(of: locale)
    }

    /// Returns a collation for `Locale.current`.
    open class func current() -> Self {
        self.init(locale: .current)
    }

    // MARK: Titles

    /// The letters of the alphabet, with those of the Latin one behind those of another script, and at last `#`.
    open var sectionTitles: [String] {
        alphabet.letters + ["#"]
    }

    /// The titles of the index, which are those of the sections.
    open var sectionIndexTitles: [String] {
        sectionTitles
    }

    /// Returns the section that a title of the index leads to, which has the same place. A place that does not exist counts as the nearest one.
    open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int {
        min(max(indexTitleIndex, 0), sectionTitles.count - 1)
    }

    // MARK: Objects

    /// Returns the section that an object belongs to.
    open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
        section(of: text(of: object, selector))
    }

    /// Returns the section that an object belongs to. This form is Mullion's own, for objects without selectors.
    ///
    /// - Parameter string: Returns what the object is sorted by.
    public final func section<Object>(for object: Object, collationString string: (Object) -> String) -> Int {
        section(of: string(object))
    }

    private func section(of text: String) -> Int {
        alphabet.section(of: text, in: locale) ?? alphabet.letters.count
    }

    /// Returns the objects in the order of their texts. Those with equal texts keep their order.
    open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
        sortedArray(from: array) { text(of: $0, selector) }
    }

    /// Returns the objects in the order of their texts. Those with equal texts keep their order. This form is Mullion's own, for objects without
    /// selectors.
    ///
    /// - Parameter string: Returns what an object is sorted by.
    public final func sortedArray<Object>(
        from array: [Object], collationString string: (Object) -> String
    ) -> [Object] {
        let entries = array.enumerated().map { (place: $0.offset, object: $0.element, text: string($0.element)) }
        return entries.sorted { left, right in
            switch IndexAlphabet.compare(left.text, right.text, in: locale) {
            case .orderedAscending: true
            case .orderedDescending: false
            case .orderedSame: left.place < right.place
            }
        }
        .map(\.object)
    }

    /// The text that an object is sorted by: an empty one where its method returns none, which the log says.
    private func text(of object: Any, _ selector: Selector) -> String {
        if let text = object as? String { return text }
        let value = ObjectRegistry.shared.perform(selector, on: object as AnyObject)
        return value as? String ?? ""
    }

    // MARK: Identity

    nonisolated open var hash: Int { identityHash }
    nonisolated open func isEqual(_ object: Any?) -> Bool { isIdentical(to: object) }
    nonisolated open var description: String { identityDescription }

    nonisolated public static func == (left: UILocalizedIndexedCollation, right: UILocalizedIndexedCollation) -> Bool {
        left === right || left.isEqual(right)
    }

    nonisolated public func hash(into hasher: inout Hasher) {
        hasher.combine(hash)
    }
}
