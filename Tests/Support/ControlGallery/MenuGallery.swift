import UIKit

/// A page with a button whose menu has lines of every kind.
@MainActor package final class MenuGallery: UIViewController {
    package static let size = CGSize(width: 400, height: 480)

    package let button = UIButton(configuration: .gray())
    package let isMirrored: Bool

    /// - Parameter isMirrored: Whether the menu is an Arabic one.
    package init(isMirrored: Bool) {
        self.isMirrored = isMirrored
        super.init(nibName: nil, bundle: nil)
    }

    package required init?(coder: NSCoder) {
        nil
    }

    override package func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let text = UILabel(frame: CGRect(x: 24, y: 70, width: 352, height: 120))
        text.numberOfLines = 0
        text.text = isMirrored ? "ما وراء القائمة يبقى حيث هو." : "What lies behind the menu stays where it is."
        view.addSubview(text)
        button.configuration?.title = isMirrored ? "ترتيب" : "Arrange"
        let width = button.intrinsicContentSize.width
        button.frame = CGRect(
            x: isMirrored ? Self.size.width - 24 - width : 24, y: 20, width: width,
            height: button.intrinsicContentSize.height)
        button.showsMenuAsPrimaryAction = true
        button.menu = isMirrored ? Self.arabic : Self.english
        view.addSubview(button)
    }

    private static func menu(_ words: [String]) -> UIMenu {
        let choices = [
            UIAction(title: words[1], state: .on) { _ in },
            UIAction(title: words[2], subtitle: words[3]) { _ in },
            UIAction(title: words[4], state: .mixed) { _ in },
        ]
        return UIMenu(
            title: words[0],
            children: [
                UIMenu(options: .displayInline, children: choices),
                UIAction(title: words[5], image: UIImage(systemName: "square.and.arrow.up")) { _ in },
                UIMenu(
                    title: words[6], image: UIImage(systemName: "folder"),
                    children: [UIAction(title: words[1]) { _ in }]),
                UIAction(title: words[7], attributes: .disabled) { _ in },
                UIMenu(
                    options: .displayInline,
                    children: [
                        UIAction(title: words[8], image: UIImage(systemName: "trash"), attributes: .destructive) { _ in
                        }
                    ]),
            ])
    }

    private static let english = menu([
        "Arrange by", "Name", "Date", "The newest first", "Size", "Share", "More", "Paste", "Delete",
    ])

    private static let arabic = menu([
        "ترتيب حسب", "الاسم", "التاريخ", "الأحدث أولا", "الحجم", "مشاركة", "المزيد", "لصق", "حذف",
    ])
}
