extension ScrollViewController {
    static let texts: [String: Texts.Row] = [
        "title": ("Scroll", "التمرير", "スクロール"),
        "paging": ("Page by page", "صفحة بصفحة", "一ページずつ"),
        "zoom": ("Pinch to zoom", "قرّب بإصبعين", "つまんで拡大"),
        "nested": ("Pull to refresh", "اسحب للتحديث", "引いて更新"),
        "card": ("Card %@", "بطاقة %@", "カード%@"),
        "line": ("Line %@", "سطر %@", "行%@"),
        "new": ("New line %@", "سطر جديد %@", "新しい行%@"),
    ]
}
