extension FormViewController {
    static let texts: [String: Texts.Row] = [
        "title": ("Reserve a table", "حجز طاولة", "席の予約"),
        "guests": ("Guests", "الضيوف", "人数"),
        "time": ("Time", "الوقت", "時刻"),
        "quiet": ("Quiet table", "طاولة هادئة", "静かな席"),
        "outside": ("Outside", "في الخارج", "屋外"),
        "budget": ("Budget", "الميزانية", "予算"),
        "reset": ("Start again", "البدء من جديد", "やり直す"),
        "reserve": ("Reserve", "حجز", "予約する"),
        "summary": (
            "A table for %@ at %@, for about %@ each.", "طاولة لعدد %@ من الضيوف الساعة %@ بنحو %@ لكل ضيف.",
            "%@名様、%@から、お一人様およそ%@。"
        ),
        "tooMany": (
            "Quiet tables have %@ seats at most. Choose fewer guests or another table.",
            "للطاولات الهادئة %@ مقاعد على الأكثر. اختر عددًا أقل من الضيوف أو طاولة أخرى.",
            "静かな席は%@名様までです。人数を減らすか、ほかの席をお選びください。"
        ),
        "reserved": ("Your table is reserved for %@.", "تم حجز طاولتك للساعة %@.", "%@にお席をご用意いたします。"),
    ]
}
