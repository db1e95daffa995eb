extension MainViewController {
    static let texts: [String: Texts.Row] = [
        "title": ("Gallery", "المعرض", "ギャラリー"),
        "subtitle": ("What views can do here", "ما تستطيعه الواجهات هنا", "ここでビューにできること"),
        "text": ("Text", "النص", "テキスト"),
        "controls": ("Controls", "التحكم", "操作"),
        "layout": ("Layout", "التخطيط", "レイアウト"),
        "images": ("Images", "الصور", "画像"),
        "drawing": ("Drawing", "الرسم", "描画"),
        "layers": ("Layers", "الطبقات", "レイヤー"),
        "animation": ("Animation", "الحركة", "アニメ"),
        "form": ("Form", "استمارة", "フォーム"),
        "cards": ("Cards", "بطاقات", "カード"),
        "chart": ("Chart", "مخطط", "グラフ"),
        "navigation": ("Navigation", "التنقل", "移動"),
        "split": ("Split", "عمودان", "二列"),
        "tabs": ("Tabs", "الألسنة", "タブ"),
    ]
}
