/// Makes cells of a class that is known at run time only, by an initialiser that need not be `required`.
///
/// It works as `InstantiableLayer` says: an override of `init(style:reuseIdentifier:)` is found in the class's table.
@_spi(Instantiation) @preconcurrency @MainActor open class InstantiableTableViewCell: UITableViewCell {
    public required override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// A new cell of `type`, in the default style unless its class decides otherwise.
    static func make(_ type: UITableViewCell.Type, _ identifier: String) -> UITableViewCell {
        unsafeBitCast(type, to: InstantiableTableViewCell.Type.self)
            .init(style: .default, reuseIdentifier: identifier)
    }
}
