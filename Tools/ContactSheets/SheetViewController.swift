import GalleryControllers
import UIKit

/// One section, light above dark, in every language, with a line above each that says which it is.
@MainActor final class SheetViewController: UIViewController {
    private static let page = CGSize(width: 360, height: 480)
    private static let gap: CGFloat = 24
    private static let line: CGFloat = 20
    private static let styles: [(UIUserInterfaceStyle, String)] = [(.light, "light"), (.dark, "dark")]

    static let size = CGSize(
        width: gap + CGFloat(GalleryLanguage.allCases.count) * (page.width + gap),
        height: CGFloat(styles.count) * (page.height + line + gap))

    private let section: GallerySection

    init(_ section: GallerySection) {
        self.section = section
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(white: 0.87, alpha: 1)
        for (row, (style, name)) in Self.styles.enumerated() {
            for (column, language) in GalleryLanguage.allCases.enumerated() {
                let corner = CGPoint(
                    x: Self.gap + CGFloat(column) * (Self.page.width + Self.gap),
                    y: 2 + CGFloat(row) * (Self.page.height + Self.line + Self.gap))
                let label = UILabel(frame: CGRect(x: corner.x, y: corner.y, width: Self.page.width, height: Self.line))
                label.text = "\(section.rawValue), \(name), \(language.rawValue)"
                label.font = .systemFont(ofSize: 12, weight: .medium)
                label.textColor = .darkText
                view.addSubview(label)
                let child = GalleryPage(section, in: language).makeViewController()
                child.traitOverrides.userInterfaceStyle = style
                addChild(child)
                child.view.frame = CGRect(origin: CGPoint(x: corner.x, y: corner.y + Self.line), size: Self.page)
                view.addSubview(child.view)
                child.didMove(toParent: self)
            }
        }
    }
}
