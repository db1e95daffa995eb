import UIKit

/// Every symbol, and its filled form behind it where it has one, in the alphabetical order of their names.
@MainActor public final class SymbolGallery: UIViewController {
    private static let columns = 36
    private static let cell: CGFloat = 30

    public static var size: CGSize {
        let rows = (SymbolNames.all.count + columns - 1) / columns
        return CGSize(width: CGFloat(columns) * cell + 20, height: CGFloat(rows) * cell + 20)
    }

    override public func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        for (index, name) in SymbolNames.all.enumerated() {
            let image = UIImageView(image: UIImage(systemName: name))
            image.tintColor = .label
            image.frame = CGRect(
                x: 15 + CGFloat(index % Self.columns) * Self.cell, y: 15 + CGFloat(index / Self.columns) * Self.cell,
                width: 20, height: 20)
            view.addSubview(image)
        }
    }
}
