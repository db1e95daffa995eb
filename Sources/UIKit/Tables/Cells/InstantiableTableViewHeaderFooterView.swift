/// Makes headers and footers of a class that is known at run time only, by an initialiser that need not be `required`.
///
/// It works as `InstantiableLayer` says: an override of `init(reuseIdentifier:)` is found in the class's table.
@_spi(Instantiation) @preconcurrency @MainActor
open class InstantiableTableViewHeaderFooterView: UITableViewHeaderFooterView {
    public required override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// A new header or footer of `type`.
    static func make(
        _ type: UITableViewHeaderFooterView.Type, _ identifier: String
    ) -> UITableViewHeaderFooterView {
        unsafeBitCast(type, to: InstantiableTableViewHeaderFooterView.Type.self).init(reuseIdentifier: identifier)
    }
}
