extension ControlsViewController {
    static let texts: [String: Texts.Row] = [
        "title": ("Controls", "عناصر التحكم", "コントロール"),
        "buttons": ("Buttons", "الأزرار", "ボタン"),
        "filled": ("Filled", "ممتلئ", "塗り"),
        "tinted": ("Tinted", "ملون", "淡色"),
        "gray": ("Gray", "رمادي", "灰色"),
        "add": ("Add", "إضافة", "追加"),
        "remove": ("Delete", "حذف", "削除"),
        "off": ("Disabled", "معطل", "無効"),
        "choice": ("Choice", "الاختيار", "選択"),
        "day": ("Day", "يوم", "日"),
        "week": ("Week", "أسبوع", "週"),
        "month": ("Month", "شهر", "月"),
        "switches": ("Switches and activity", "المفاتيح والنشاط", "スイッチと動作表示"),
        "values": ("Values", "القيم", "値"),
    ]
}
