import CoreGraphics
import ParityScenarios
import UIKit

/// Shows an empty black page, and on demand every picture whose pixels are compared, and one from a file of each format, on a white one.
final class PicturesViewController: UIViewController {
    private static let columns = 5
    /// The size that one picture is made for, in points, and the scale at which it is shown.
    private static let size = CGSize(width: 200, height: 300)
    private static let scale: CGFloat = 0.4

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
    }

    func showPictures() {
        view.backgroundColor = .white
        for (index, picture) in Picture.allCases.enumerated() {
            let child = picture.makeViewController()
            addChild(child)
            place(child.view, at: index)
            child.didMove(toParent: self)
        }
        let files = UIView()
        for (index, file) in PictureFile.allCases.enumerated() {
            let imageView = UIImageView(image: file.data.flatMap { UIImage(data: $0) })
            imageView.frame = CGRect(x: 10, y: CGFloat(index) * 70 + 10, width: 60, height: 50)
            imageView.contentMode = .scaleAspectFit
            files.addSubview(imageView)
        }
        place(files, at: Picture.allCases.count)
    }

    private func place(_ picture: UIView, at index: Int) {
        let (column, row) = (CGFloat(index % Self.columns), CGFloat(index / Self.columns))
        picture.bounds = CGRect(origin: .zero, size: Self.size)
        picture.transform = CGAffineTransform(scaleX: Self.scale, y: Self.scale)
        picture.center = CGPoint(
            x: (column + 0.5) * Self.size.width * Self.scale, y: (row + 0.5) * Self.size.height * Self.scale)
        picture.autoresizingMask = []
        view.addSubview(picture)
    }
}
