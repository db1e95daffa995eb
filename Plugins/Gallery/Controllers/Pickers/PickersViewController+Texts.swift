extension PickersViewController {
    static let texts: [String: Texts.Row] = [
        "title": ("Pickers and dates", "المنتقيات والتواريخ", "選択と日付"),
        "day": ("Day", "اليوم", "日"),
        "time": ("Time", "الوقت", "時刻"),
        "meal": ("Meal", "الوجبة", "食事"),
        "chosen": ("%@, for %@", "%@، لعدد %@", "%@、%@名"),
        "soup": ("Soup", "حساء", "スープ"),
        "pasta": ("Pasta", "معكرونة", "パスタ"),
        "curry": ("Curry", "كاري", "カレー"),
        "salad": ("Salad", "سلطة", "サラダ"),
        "rice": ("Rice", "أرز", "ご飯"),
    ]
}
