extension CollectionsViewController {
    static let texts: [String: Texts.Row] = [
        "title": ("Collections", "المجموعات", "コレクション"),
        "flow": ("Flow", "انسياب", "流し込み"),
        "sections": ("Sections", "أقسام", "区画"),
        "list": ("List", "قائمة", "一覧"),
        "section": ("Section %@", "القسم %@", "区画%@"),
    ]
}
