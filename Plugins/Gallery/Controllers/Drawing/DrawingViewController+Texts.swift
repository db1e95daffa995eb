extension DrawingViewController {
    static let texts: [String: Texts.Row] = [
        "title": ("Drawing", "الرسم", "描画"),
        "curves": ("Curves", "منحنيات", "曲線"),
        "dashes": ("Dashes", "خطوط متقطعة", "破線"),
        "rounds": ("Gradients", "تدرجات", "グラデーション"),
        "blends": ("Blending", "مزج", "合成"),
        "shadows": ("Shadows", "ظلال", "影"),
        "rotation": ("Rotation", "دوران", "回転"),
        "clips": ("Clipping", "قص", "クリップ"),
        "words": ("Text", "نص", "文字"),
        "rules": ("Fill rules", "قواعد الملء", "塗りの規則"),
    ]
}
