/// What a button without a configuration shows in its states.
struct ButtonTitles {
    var titles = ButtonValues<String>()
    var attributedTitles = ButtonValues<NSAttributedString>()
    var colors = ButtonValues<UIColor>()
    var shadows = ButtonValues<UIColor>()
    var images = ButtonValues<UIImage>()
    var symbols = ButtonValues<UIImage.SymbolConfiguration>()
    var backgrounds = ButtonValues<UIImage>()
}
