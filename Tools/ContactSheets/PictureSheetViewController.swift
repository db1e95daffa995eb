import UIKit

/// Pictures in rows, with a line above each that says what it is.
@MainActor final class PictureSheetViewController: UIViewController {
    struct Picture {
        let name: String
        let image: UIImage
    }

    private static let gap: CGFloat = 24
    private static let line: CGFloat = 20

    /// Of one picture, in points.
    private let size: CGSize
    private let rows: [[Picture]]

    init(_ rows: [[Picture]], size: CGSize) {
        self.rows = rows
        self.size = size
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// In points.
    var sheetSize: CGSize {
        let columns = CGFloat(rows.map(\.count).max() ?? 0)
        return CGSize(
            width: Self.gap + columns * (size.width + Self.gap),
            height: CGFloat(rows.count) * (size.height + Self.line + Self.gap))
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(white: 0.87, alpha: 1)
        for (row, pictures) in rows.enumerated() {
            for (column, picture) in pictures.enumerated() {
                let corner = CGPoint(
                    x: Self.gap + CGFloat(column) * (size.width + Self.gap),
                    y: 2 + CGFloat(row) * (size.height + Self.line + Self.gap))
                let label = UILabel(frame: CGRect(x: corner.x, y: corner.y, width: size.width, height: Self.line))
                label.text = picture.name
                label.font = .systemFont(ofSize: 12, weight: .medium)
                label.textColor = .darkText
                view.addSubview(label)
                let image = UIImageView(image: picture.image)
                image.frame = CGRect(origin: CGPoint(x: corner.x, y: corner.y + Self.line), size: size)
                view.addSubview(image)
            }
        }
    }
}
