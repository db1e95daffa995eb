extension ChartViewController {
    static let texts: [String: Texts.Row] = [
        "title": ("Energy", "الطاقة", "電力"),
        "subtitle": ("85 kWh in seven days", "85 كيلوواط ساعة في سبعة أيام", "七日間で 85 kWh"),
        "unit": ("kWh a day", "كيلوواط ساعة في اليوم", "一日あたり kWh"),
        "days": ("Mo Tu We Th Fr Sa Su", "ن ث ر خ ج س ح", "月 火 水 木 金 土 日"),
        "now": ("This week", "هذا الأسبوع", "今週"),
        "before": ("Last week", "الأسبوع الماضي", "先週"),
        "goal": ("Goal", "الهدف", "目標"),
    ]
}
