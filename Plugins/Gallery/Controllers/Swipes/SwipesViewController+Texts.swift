extension SwipesViewController {
    static let texts: [String: Texts.Row] = [
        "title": ("Swipe and edit", "السحب والتحرير", "スワイプと編集"),
        "hint": ("Swipe a row to either side.", "اسحب صفًا إلى أي جانب.", "行を左右にスワイプ"),
        "edit": ("Edit", "تحرير", "編集"),
        "done": ("Done", "تم", "完了"),
        "finish": ("Finish", "إنهاء", "完了"),
        "reopen": ("Reopen", "إعادة فتح", "戻す"),
        "delete": ("Delete", "حذف", "削除"),
        "later": ("Later", "لاحقًا", "後で"),
        "bread": ("Bake bread", "خبز الخبز", "パンを焼く"),
        "letter": ("Answer the letter", "الرد على الرسالة", "手紙に返事を書く"),
        "bicycle": ("Repair the bicycle", "إصلاح الدراجة", "自転車を直す"),
        "plants": ("Water the plants", "سقي النباتات", "植物に水をやる"),
        "books": ("Return the books", "إعادة الكتب", "本を返す"),
        "piano": ("Practise the piano", "التمرن على البيانو", "ピアノを練習する"),
        "roof": ("Look after the roof", "فحص السقف", "屋根を点検する"),
        "tickets": ("Buy the tickets", "شراء التذاكر", "切符を買う"),
    ]
}
