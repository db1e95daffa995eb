/// Lies behind a section of a list and fills it with the list's colour.
@MainActor class ListBackgroundView: UICollectionReusableView {
    /// The kind of the decoration.
    static let kind = "UICollectionLayoutListBackground"

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        backgroundColor = (layoutAttributes as? ListLayoutAttributes)?.row?.backgroundColor
    }
}
