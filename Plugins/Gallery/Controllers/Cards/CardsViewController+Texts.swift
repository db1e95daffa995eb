extension CardsViewController {
    static let texts: [String: Texts.Row] = [
        "title": ("Weekend", "عطلة نهاية الأسبوع", "週末"),
        "walk.title": ("Along the river", "على ضفة النهر", "川沿いの散歩"),
        "walk.subtitle": ("Saturday, 9:00", "السبت، 9:00", "土曜日 9:00"),
        "walk.text": (
            "Two hours on flat paths. Take water with you, and a hat when the sun is out.",
            "ساعتان على دروب مستوية. خذ معك ماء، وقبعة إن كانت الشمس ساطعة.",
            "平らな道を二時間ほど歩きます。水と、晴れた日には帽子を持っていきましょう。"
        ),
        "trip.title": ("To the islands", "إلى الجزر", "島へ"),
        "trip.subtitle": ("Saturday, 14:20", "السبت، 14:20", "土曜日 14:20"),
        "trip.text": (
            "The small plane takes eight passengers and one bag for each of them.",
            "تتسع الطائرة الصغيرة لثمانية ركاب ولحقيبة واحدة لكل منهم.",
            "小さな飛行機は八人乗りで、荷物は一人一つまでです。"
        ),
        "book.title": ("A book in the shade", "كتاب في الظل", "木陰で読書"),
        "book.subtitle": ("Sunday, all day", "الأحد، طوال اليوم", "日曜日 終日"),
        "book.text": (
            "Nothing else is planned, and nothing else is needed.", "لا شيء آخر في الخطة، ولا حاجة إلى غيره.",
            "ほかに予定はありません。ほかに何もいりません。"
        ),
    ]
}
