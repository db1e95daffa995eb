extension PixelsViewController {
    static let texts: [String: Texts.Row] = [
        "title": ("Pixels", "بكسلات", "ピクセル"),
        "start": ("Start", "بدء", "開始"),
        "stop": ("Stop", "إيقاف", "停止"),
        "note": (
            "The app draws every pixel of this picture itself, sixty times a second.",
            "يرسم التطبيق كل بكسل من هذه الصورة بنفسه، ستين مرة في الثانية.",
            "アプリがこの画像の全ピクセルを毎秒60回、自分で描いています。"
        ),
    ]
}
