extension NSAttributedString.Key {
    /// The font, a `UIFont`.
    public static let font = NSAttributedString.Key("NSFont")
    /// An `NSParagraphStyle`. That of a paragraph's first character counts.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// The colour of the text, a `UIColor`.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// The colour behind the text, a `UIColor`.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// An integer: 0 keeps letters apart that could be joined to one glyph.
    public static let ligature = NSAttributedString.Key("NSLigature")
    /// A number of points that is added to the distance between characters.
    public static let kern = NSAttributedString.Key("NSKern")
    /// As `kern`, which it takes the place of.
    public static let tracking = NSAttributedString.Key("CTTracking")
    /// The raw value of an `NSUnderlineStyle`.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// A `UIColor`; without it the line has the colour of the text.
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    /// The raw value of an `NSUnderlineStyle`.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// A `UIColor`; without it the line has the colour of the text.
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    /// A `UIColor`; without it the outline has the colour of the text.
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    /// A number: hundredths of the font's size; negative fills the letters as well.
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
    /// The shadow of the text, an `NSShadow`.
    public static let shadow = NSAttributedString.Key("NSShadow")
    /// A `URL` or a `String`. The text is shown as a link; nobody follows it.
    public static let link = NSAttributedString.Key("NSLink")
    /// A number of points by which text is raised.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    /// An `NSTextAttachment`, which is shown instead of each character U+FFFC.
    public static let attachment = NSAttributedString.Key("NSAttachment")
    /// A number: the tangent of the angle by which letters lean to the right.
    public static let obliqueness = NSAttributedString.Key("NSObliqueness")
}

extension NSMutableAttributedString {
    /// Makes a string without any text: `NSMutableAttributedString()`.
    ///
    /// - Parameter empty: Is left out. An initialiser without parameters could not be overridden where a subclass declares one.
    public convenience init(empty: Void = ()) {
        self.init(string: "")
    }
}
