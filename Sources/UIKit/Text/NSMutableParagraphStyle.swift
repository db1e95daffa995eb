// Unchecked as the superclass is: not to be changed any more once it was handed on.
/// A paragraph style under construction.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    override open var alignment: NSTextAlignment {
        get { attributes.alignment }
        set { attributes.alignment = newValue }
    }

    override open var lineBreakMode: NSLineBreakMode {
        get { attributes.lineBreakMode }
        set { attributes.lineBreakMode = newValue }
    }

    override open var baseWritingDirection: NSWritingDirection {
        get { attributes.baseWritingDirection }
        set { attributes.baseWritingDirection = newValue }
    }

    override open var lineSpacing: CGFloat {
        get { attributes.lineSpacing }
        set { attributes.lineSpacing = newValue }
    }

    override open var paragraphSpacing: CGFloat {
        get { attributes.paragraphSpacing }
        set { attributes.paragraphSpacing = newValue }
    }

    override open var paragraphSpacingBefore: CGFloat {
        get { attributes.paragraphSpacingBefore }
        set { attributes.paragraphSpacingBefore = newValue }
    }

    override open var lineHeightMultiple: CGFloat {
        get { attributes.lineHeightMultiple }
        set { attributes.lineHeightMultiple = newValue }
    }

    override open var minimumLineHeight: CGFloat {
        get { attributes.minimumLineHeight }
        set { attributes.minimumLineHeight = newValue }
    }

    override open var maximumLineHeight: CGFloat {
        get { attributes.maximumLineHeight }
        set { attributes.maximumLineHeight = newValue }
    }

    override open var firstLineHeadIndent: CGFloat {
        get { attributes.firstLineHeadIndent }
        set { attributes.firstLineHeadIndent = newValue }
    }

    override open var headIndent: CGFloat {
        get { attributes.headIndent }
        set { attributes.headIndent = newValue }
    }

    override open var tailIndent: CGFloat {
        get { attributes.tailIndent }
        set { attributes.tailIndent = newValue }
    }

    override open var tabStops: [NSTextTab]! {
        get { attributes.tabStops }
        set { attributes.tabStops = newValue ?? ParagraphAttributes.standardTabStops }
    }

    override open var defaultTabInterval: CGFloat {
        get { attributes.defaultTabInterval }
        set { attributes.defaultTabInterval = newValue }
    }

    open func setParagraphStyle(_ style: NSParagraphStyle) {
        attributes = style.attributes
    }

    open func addTabStop(_ tab: NSTextTab) {
        attributes.tabStops = (attributes.tabStops + [tab]).sorted { $0.location < $1.location }
    }

    open func removeTabStop(_ tab: NSTextTab) {
        attributes.tabStops.removeAll { $0 == tab }
    }
}
