import UIKit

/// A picture, with a mark where it is selected.
final class PhotoCell: UICollectionViewCell {
    private let imageView = UIImageView()
    private let mark = UIImageView(image: UIImage(systemName: "checkmark.circle.fill"))

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        mark.tintColor = .systemBlue
        mark.isHidden = true
        for view in [imageView, mark] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        NSLayoutConstraint.activate([
            imageView.topAnchor.constraint(equalTo: contentView.topAnchor),
            imageView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            imageView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            imageView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            mark.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -6),
            mark.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
        ])
    }

    func configure(with photo: Photo, image: UIImage) {
        imageView.image = image
        isAccessibilityElement = true
        accessibilityLabel = photo.title
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        imageView.image = nil
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        mark.isHidden = !state.isSelected
        imageView.alpha = state.isHighlighted ? 0.7 : state.isSelected ? 0.85 : 1
    }
}
