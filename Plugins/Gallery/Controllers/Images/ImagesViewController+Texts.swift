extension ImagesViewController {
    static let texts: [String: Texts.Row] = [
        "title": ("Images", "الصور", "画像"),
        "symbols": ("Symbols", "الرموز", "シンボル"),
        "sizes": ("Sizes, weights, direction", "الأحجام والأوزان والاتجاه", "大きさ・太さ・向き"),
        "tints": ("Tints", "الألوان", "色"),
        "modes": ("One picture in three modes", "صورة واحدة بثلاث طرق", "一枚の画像を三通りに"),
        "fit": ("Fit", "احتواء", "全体"),
        "fill": ("Fill", "ملء", "切り抜き"),
        "stretch": ("Stretch", "تمديد", "引き伸ばし"),
    ]
}
