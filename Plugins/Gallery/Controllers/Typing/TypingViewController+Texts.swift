extension TypingViewController {
    static let texts: [String: Texts.Row] = [
        "title": ("Typing", "الكتابة", "入力"),
        "search": ("Search notes", "البحث في الملاحظات", "メモを検索"),
        "name": ("Name", "الاسم", "名前"),
        "nameText": ("Ada Lovelace", "آدا لوفلايس", "エイダ・ラブレス"),
        "password": ("Password", "كلمة السر", "パスワード"),
        "amount": ("Amount", "المبلغ", "金額"),
        "note": ("Note", "ملاحظة", "メモ"),
        "noteText": (
            "Type here, in as many lines as it takes.\nWords can be selected by a double click, copied, and put in elsewhere; what was typed can be undone.",
            "اكتب هنا، في أي عدد من الأسطر.\nيمكن تحديد الكلمات بنقرتين ونسخها ولصقها في مكان آخر، والتراجع عما كُتب.",
            "ここに何行でも入力できます。\nダブルクリックで単語を選び、コピーしてほかの場所に貼り付けられます。入力は取り消せます。"
        ),
        "count": ("%@ characters", "%@ حرفًا", "%@文字"),
    ]
}
