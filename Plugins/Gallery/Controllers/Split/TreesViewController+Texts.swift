extension TreesViewController {
    static let texts: [String: Texts.Row] = [
        "title": ("Trees", "الأشجار", "木々"),
        "oak.name": ("Oak", "البلوط", "ナラ"),
        "oak.text": (
            "Grows slowly and to a great age. Jays plant it by forgetting where they hid the acorns.",
            "ينمو ببطء ويعمر طويلا. تزرعه طيور القيق حين تنسى أين خبأت ثماره.",
            "ゆっくり育ち、長く生きます。カケスがどんぐりの隠し場所を忘れることで増えます。"
        ),
        "birch.name": ("Birch", "البتولا", "シラカバ"),
        "birch.text": (
            "The first to come where there is light. Its bark stays white all winter.",
            "أول ما ينبت حيث الضوء. يبقى لحاؤه أبيض طوال الشتاء.", "光のある所に最初に生えます。樹皮は冬の間もずっと白いままです。"
        ),
        "spruce.name": ("Spruce", "التنوب", "トウヒ"),
        "spruce.text": (
            "Lets the snow slide off its branches. Stands close to others, and falls with them.",
            "ينزلق الثلج عن أغصانه. يقف قريبا من غيره ويسقط معه.", "枝から雪を滑り落とします。寄り添って立ち、ともに倒れます。"
        ),
    ]
}
