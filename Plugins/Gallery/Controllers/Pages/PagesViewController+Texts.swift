extension PagesViewController {
    static let texts: [String: Texts.Row] = [
        "title": ("Pages", "الصفحات", "ページ"),
        "spring": ("Spring", "الربيع", "春"),
        "summer": ("Summer", "الصيف", "夏"),
        "autumn": ("Autumn", "الخريف", "秋"),
        "winter": ("Winter", "الشتاء", "冬"),
        "spring.text": ("The swallows come back.", "تعود السنونو.", "燕が帰ってきます。"),
        "summer.text": ("The nights are short.", "الليالي قصيرة.", "夜が短くなります。"),
        "autumn.text": ("The apples are ripe.", "ينضج التفاح.", "林檎が熟します。"),
        "winter.text": ("The lake is frozen.", "تتجمد البحيرة.", "湖が凍ります。"),
    ]
}
