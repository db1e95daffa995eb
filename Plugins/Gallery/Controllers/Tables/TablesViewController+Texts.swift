extension TablesViewController {
    static let texts: [String: Texts.Row] = [
        "title": ("Tables", "الجداول", "表"),
        "plain": ("Plain", "بسيط", "標準"),
        "grouped": ("Grouped", "مجمّع", "グループ"),
        "inset": ("Inset", "بهوامش", "余白付き"),
        "editing": ("Editing", "تحرير", "編集"),
    ]
}
