import UIKit

/// Styles, paragraphs, attributes, truncation and mixed directions.
final class TextViewController: SectionViewController {
    init(language: GalleryLanguage) {
        super.init(Self.texts, in: language)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        add(UIStackView.row(styles + [UIView.spacer], spacing: 12, alignment: .firstBaseline), caption: "styles")
        add(UILabel(texts["paragraph"], lines: 0), caption: "wrapping")
        add(attributed, caption: "attributes")
        add(UIStackView.column(shortened, spacing: 2), caption: "shortened")
        add(UIStackView.row(aligned, distribution: .fillEqually), caption: "alignment")
    }

    private var styles: [UILabel] {
        [(UIFont.TextStyle.title2, "large"), (.headline, "headline"), (.body, "body"), (.footnote, "footnote")]
            .map { style, key in UILabel(texts[key], font: .preferredFont(forTextStyle: style)) }
    }

    private var attributed: UILabel {
        let font = UIFont.systemFont(ofSize: 15)
        let text = NSMutableAttributedString(string: texts["marked"], attributes: [.font: font])
        let changes: [(String, [NSAttributedString.Key: Any])] = [
            ("bold", [.font: UIFont.systemFont(ofSize: 15, weight: .bold)]),
            ("coloured", [.foregroundColor: UIColor.warning]),
            ("underlined", [.underlineStyle: NSUnderlineStyle.single.rawValue]),
            ("struck", [.strikethroughStyle: NSUnderlineStyle.single.rawValue]),
            ("spaced", [.kern: 3]),
        ]
        for (key, attributes) in changes {
            text.addAttributes(attributes, range: (text.string as NSString).range(of: texts[key]))
        }
        let star = NSTextAttachment()
        star.image = UIImage(systemName: "star.fill")
        text.append(NSAttributedString(string: " "))
        text.append(NSAttributedString(attachment: star))
        text.addAttributes(
            [.font: font, .foregroundColor: UIColor.warning], range: NSRange(location: text.length - 1, length: 1))
        let label = UILabel("", font: font, lines: 0)
        label.attributedText = text
        return label
    }

    private var shortened: [UILabel] {
        [NSLineBreakMode.byTruncatingTail, .byTruncatingMiddle].map { mode in
            let label = ShortenedLabel(texts["long"])
            label.lineBreakMode = mode
            return label
        }
    }

    private var aligned: [UILabel] {
        [(NSTextAlignment.natural, "natural"), (.center, "centred"), (.right, "right")].map { alignment, key in
            let label = UILabel(texts[key])
            label.textAlignment = alignment
            return label
        }
    }
}
