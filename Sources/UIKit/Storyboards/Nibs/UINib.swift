import StoryboardFormat

/// A xib in memory, of which objects can be made again and again.
///
/// Xcode's XML is read as it is; there is no compiled form.
@preconcurrency @MainActor open class UINib: NSObjectProtocol, Hashable, CustomStringConvertible {
    private let source: InterfaceSource?

    /// Reads the xib of a name. One that is not there or cannot be read is reported; then nothing is made of it.
    ///
    /// - Parameter bundle: Where to look; nil stands for the program's own resources.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        source = InterfaceFiles.source(named: name, "xib", in: bundleOrNil)
    }

    /// Reads a xib of its bytes.
    ///
    /// - Parameter bundle: Where the images and colours that it names are looked for.
    public init(data: Data, bundle bundleOrNil: Bundle?) {
        do {
            source = InterfaceSource(try InterfaceReader().read(data, file: "data.xib"), bundle: bundleOrNil)
        } catch {
            UsageDiagnostic.report(.invalidInterface, "\(error)")
            source = nil
        }
    }

    /// Makes the objects of the xib, and connects them with each other and with the owner.
    ///
    /// - Returns: The objects at the top, in the order of the file, without those that stand for others.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        guard let source else { return [] }
        guard source.document.kind == .xib else {
            UsageDiagnostic.report(
                .invalidInterface, "\(source.document.file) is a storyboard and no nib; use UIStoryboard")
            return []
        }
        return NibContents(source, owner: ownerOrNil.map { $0 as AnyObject }, options: optionsOrNil).make()
    }

    /// Returns a closure that makes views of a kind for a table or collection view.
    final func maker<View: UIView>(of type: View.Type, _ identifier: String) -> @MainActor () -> View? {
        return {
            let objects = self.instantiate(withOwner: nil)
            if let view = objects.lazy.compactMap({ $0 as? View }).first { return view }
            UsageDiagnostic.report(
                .invalidInterface, "\(self) has no \(type) at its top, as it is registered for \"\(identifier)\"")
            return nil
        }
    }

    // MARK: Identity

    nonisolated open var hash: Int { identityHash }
    nonisolated open func isEqual(_ object: Any?) -> Bool { isIdentical(to: object) }
    nonisolated open var description: String { identityDescription }

    nonisolated public static func == (left: UINib, right: UINib) -> Bool {
        left === right || left.isEqual(right)
    }

    nonisolated public func hash(into hasher: inout Hasher) {
        hasher.combine(hash)
    }
}
