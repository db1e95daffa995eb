extension TrailsViewController {
    nonisolated static let texts: [String: Texts.Row] = [
        "title": ("Trails", "المسارات", "山道"),
        "order": ("Order", "ترتيب", "並び順"),
        "order.listed": ("As listed", "كما في القائمة", "一覧の順"),
        "order.name": ("By name", "حسب الاسم", "名前順"),
        "remember": ("Remember", "تذكّر", "覚えておく"),
        "previous": ("Previous trail", "المسار السابق", "前の道"),
        "next": ("Next trail", "المسار التالي", "次の道"),
        "start": ("Set off", "انطلق", "出発"),
        "arrive": ("Arrive", "وصلت", "到着"),
        "ridge.name": ("The long ridge", "الحافة الطويلة", "長い尾根"),
        "ridge.text": (
            "Five hours, most of them above the trees. Start early: there is no shade.",
            "خمس ساعات، معظمها فوق الأشجار. ابدأ باكرا: لا ظل هناك.",
            "五時間ほど、ほとんどが森の上です。日陰がないので早く出ましょう。"
        ),
        "lake.name": ("Around the lake", "حول البحيرة", "湖を一周"),
        "lake.text": (
            "Two hours, always near the water.", "ساعتان، بقرب الماء دائما.", "二時間ほど、ずっと水辺を歩きます。"
        ),
        "forest.name": ("Through the forest", "عبر الغابة", "森を抜けて"),
        "forest.text": (
            "Three hours between old beeches.", "ثلاث ساعات بين أشجار زان عتيقة.", "古いブナの間を三時間ほど歩きます。"
        ),
    ]
}
