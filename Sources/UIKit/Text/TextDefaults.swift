/// What counts for text whose attributes do not say.
struct TextDefaults {
    var font: UIFont
    var color: UIColor
    var shadow: StyledText.Ornaments.Shadow?

    /// What is drawn without a view.
    static let drawing = TextDefaults(font: .systemFont(ofSize: 12), color: .black)
}
