extension AnimationViewController {
    static let texts: [String: Texts.Row] = [
        "title": ("Animation", "الحركة", "アニメーション"),
        "quarters": ("After each quarter of the time", "بعد كل ربع من الزمن", "時間の四分の一ごとの位置"),
        "linear": ("Linear", "منتظمة", "一定"),
        "easeIn": ("Ease in", "بداية بطيئة", "ゆっくり始まる"),
        "easeOut": ("Ease out", "نهاية بطيئة", "ゆっくり終わる"),
        "easeInOut": ("Ease in and out", "بطء في الطرفين", "両端がゆっくり"),
        "gentleSpring": ("Gentle spring", "نابض هادئ", "穏やかなばね"),
        "bouncySpring": ("Bouncy spring", "نابض مرتد", "弾むばね"),
        "play": ("Play", "تشغيل", "再生"),
    ]
}
