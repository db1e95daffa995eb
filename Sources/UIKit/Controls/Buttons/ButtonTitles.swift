/// What a button without a configuration shows in its states.
struct ButtonTitles {
    var titles = ButtonValues<String>()
    var attributedTitles = ButtonValues<NSAttributedString>()
    var colors = ButtonValues<UIColor>()
    var images = ButtonValues<UIImage>()
    var backgrounds = ButtonValues<UIImage>()
}
