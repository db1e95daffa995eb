extension ClockViewController {
    static let texts: [String: Texts.Row] = [
        "title": ("Clock", "الساعة", "時計"),
        "world": ("World", "العالم", "世界"),
        "alarm": ("Alarm", "المنبه", "アラーム"),
        "stopwatch": ("Stopwatch", "ساعة إيقاف", "計測"),
        "timer": ("Timer", "المؤقت", "タイマー"),
        "lisbon": ("Lisbon", "لشبونة", "リスボン"),
        "beirut": ("Beirut", "بيروت", "ベイルート"),
        "kyoto": ("Kyoto", "كيوتو", "京都"),
        "earlier": ("1 hour earlier", "قبل ساعة", "一時間前"),
        "later": ("1 hour later", "بعد ساعة", "一時間後"),
        "tomorrow": ("7 hours later", "بعد 7 ساعات", "七時間後"),
        "wake": ("Wake up", "الاستيقاظ", "起床"),
        "train": ("Leave for the train", "موعد القطار", "電車に出発"),
        "weekend": ("Market on Saturday", "سوق السبت", "土曜の市"),
        "start": ("Start", "ابدأ", "開始"),
        "stop": ("Stop", "توقف", "停止"),
    ]
}
