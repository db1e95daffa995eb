/// What a button without a configuration shows in its states.
struct ButtonTitles {
    var titles = StateValues<String>()
    var attributedTitles = StateValues<NSAttributedString>()
    var colors = StateValues<UIColor>()
    var shadows = StateValues<UIColor>()
    var images = StateValues<UIImage>()
    var symbols = StateValues<UIImage.SymbolConfiguration>()
    var backgrounds = StateValues<UIImage>()
}
