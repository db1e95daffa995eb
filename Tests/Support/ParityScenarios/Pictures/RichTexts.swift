import UIKit

/// Labels with everything that attributed text may have, in English, Arabic and Japanese.
@MainActor enum RichTexts {
    private static let strings = [
        "Attributes of every kind, wrapped into lines and cut off where there is no more room for them",
        "سمات من كل نوع، ملفوفة في أسطر ومقطوعة حيث لا يوجد مكان",
        "あらゆる種類の属性を、行に折り返し、場所がなくなったところで切り取ります。",
    ]

    static func add(to view: UIView) {
        for (index, string) in strings.enumerated() {
            let label = UILabel(frame: CGRect(x: 6, y: CGFloat(index) * 72 + 4, width: 186, height: 70))
            label.attributedText = attributed(string, index)
            label.numberOfLines = 3
            label.lineBreakMode = [.byTruncatingTail, .byTruncatingMiddle, .byTruncatingTail][index]
            view.addSubview(label)
        }
        let fitted = UILabel(frame: CGRect(x: 6, y: 222, width: 186, height: 24))
        fitted.text = "One line that becomes smaller to fit — ひとつ — واحد"
        fitted.adjustsFontSizeToFitWidth = true
        fitted.minimumScaleFactor = 0.4
        fitted.shadowColor = .systemOrange
        view.addSubview(fitted)
        view.addSubview(InsetLabel(frame: CGRect(x: 6, y: 250, width: 186, height: 40)))
    }

    private static func attributed(_ string: String, _ index: Int) -> NSAttributedString {
        let style = NSMutableParagraphStyle()
        style.lineHeightMultiple = 1.1
        style.firstLineHeadIndent = 12
        style.headIndent = 4
        style.alignment = index == 2 ? .justified : .natural
        let shadow = NSShadow()
        shadow.shadowOffset = CGSize(width: 1, height: 2)
        shadow.shadowBlurRadius = 2
        let text = NSMutableAttributedString(
            string: string, attributes: [.font: UIFont.systemFont(ofSize: 14), .paragraphStyle: style])
        let attributes: [[NSAttributedString.Key: Any]] = [
            [.underlineStyle: NSUnderlineStyle([.double, .patternDash]).rawValue, .underlineColor: UIColor.systemRed],
            [.backgroundColor: UIColor.yellow, .foregroundColor: UIColor.black, .kern: 2],
            [.strikethroughStyle: NSUnderlineStyle.thick.rawValue, .font: UIFont.boldSystemFont(ofSize: 16)],
            [.shadow: shadow, .obliqueness: 0.2],
            [.strokeWidth: -3, .strokeColor: UIColor.systemBlue, .font: UIFont.boldSystemFont(ofSize: 18)],
            [.baselineOffset: 3, .link: "https://example.org", .ligature: 0],
        ]
        for (number, attributes) in attributes.enumerated() {
            let range = NSRange(location: number * 5, length: 4)
            guard NSMaxRange(range) <= text.length else { break }
            text.addAttributes(attributes, range: range)
        }
        let symbol = NSTextAttachment()
        symbol.image = UIImage(systemName: "star.fill")
        text.insert(NSAttributedString(attachment: symbol), at: 3)
        return text
    }
}

/// Draws its text in a smaller rectangle, and other text beside it.
@MainActor private final class InsetLabel: UILabel {
    override init(frame: CGRect) {
        super.init(frame: frame)
        text = "Inset"
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func drawText(in rect: CGRect) {
        super.drawText(in: rect.insetBy(dx: 12, dy: 4))
        "drawn".draw(at: CGPoint(x: 80, y: 6), withAttributes: [.font: UIFont.italicSystemFont(ofSize: 13)])
        NSAttributedString(string: "drawn in a rectangle", attributes: [.foregroundColor: UIColor.systemRed])
            .draw(in: CGRect(x: 120, y: 4, width: 60, height: 34))
    }
}
