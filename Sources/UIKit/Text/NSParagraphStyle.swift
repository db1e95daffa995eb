/// How the lines of a paragraph are set: the value of `NSAttributedString.Key.paragraphStyle`.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    // Unchecked as in Apple's UIKit: the class itself cannot be changed, and a mutable style is not to be changed any more once it was
    // handed on.

    private let mark = CoreFoundationMark()
    // Written by NSMutableParagraphStyle only.
    var attributes = ParagraphAttributes()

    public static let `default` = NSParagraphStyle()

    override public required init() {}

    open var alignment: NSTextAlignment {
        attributes.alignment
    }

    open var lineBreakMode: NSLineBreakMode {
        attributes.lineBreakMode
    }

    open var baseWritingDirection: NSWritingDirection {
        attributes.baseWritingDirection
    }

    /// Between two lines, in points.
    open var lineSpacing: CGFloat {
        attributes.lineSpacing
    }

    /// After the paragraph, in points.
    open var paragraphSpacing: CGFloat {
        attributes.paragraphSpacing
    }

    /// Before the paragraph, in points.
    open var paragraphSpacingBefore: CGFloat {
        attributes.paragraphSpacingBefore
    }

    /// Multiplies the lines' natural height; 0 leaves it as it is.
    open var lineHeightMultiple: CGFloat {
        attributes.lineHeightMultiple
    }

    /// The least height of a line, in points.
    open var minimumLineHeight: CGFloat {
        attributes.minimumLineHeight
    }

    /// In points; 0 is no limit.
    open var maximumLineHeight: CGFloat {
        attributes.maximumLineHeight
    }

    /// From the leading edge, in points.
    open var firstLineHeadIndent: CGFloat {
        attributes.firstLineHeadIndent
    }

    /// From the leading edge, in points; of all lines but the first.
    open var headIndent: CGFloat {
        attributes.headIndent
    }

    /// In points; from the leading edge where positive, else from the trailing edge.
    open var tailIndent: CGFloat {
        attributes.tailIndent
    }

    open var tabStops: [NSTextTab]! {
        attributes.tabStops
    }

    /// Between the tab stops after `tabStops`, in points; 0 is the standard distance.
    open var defaultTabInterval: CGFloat {
        attributes.defaultTabInterval
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        guard type(of: self) != NSParagraphStyle.self else { return self }
        let copy = NSParagraphStyle()
        copy.attributes = attributes
        return copy
    }

    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = NSMutableParagraphStyle()
        copy.attributes = attributes
        return copy
    }

    override open func isEqual(_ object: Any?) -> Bool {
        (object as? NSParagraphStyle)?.attributes == attributes
    }

    override open var hash: Int {
        attributes.hashValue
    }
}
