extension DraggingViewController {
    static let texts: [String: Texts.Row] = [
        "title": ("Drag and drop", "السحب والإفلات", "ドラッグ&ドロップ"),
        "hint": (
            "Press a row, and drag it to the note or to another place.",
            "اضغط على صف واسحبه إلى الملاحظة أو إلى مكان آخر.",
            "行を長押しして、メモや別の場所へドラッグ"
        ),
        "note": ("Shopping: ", "المشتريات: ", "買い物:"),
        "apples": ("Apples", "تفاح", "りんご"),
        "bread": ("Bread", "خبز", "パン"),
        "milk": ("Milk", "حليب", "牛乳"),
        "rice": ("Rice", "أرز", "米"),
    ]
}
