extension LayoutViewController {
    static let texts: [String: Texts.Row] = [
        "title": ("Layout", "التخطيط", "レイアウト"),
        "equal": ("Equal widths", "عرض متساو", "同じ幅"),
        "proportional": ("In proportion", "بالتناسب", "内容に比例"),
        "spacing": ("Equal spaces", "مسافات متساوية", "同じ間隔"),
        "baselines": ("On one baseline", "على سطر واحد", "ベースライン揃え"),
        "constraints": ("Constraints", "القيود", "制約"),
        "one": ("One", "واحد", "一"),
        "second": ("Second", "الثاني", "二番目"),
        "third": ("The third", "أما الثالث", "三番目の箱"),
        "wide": ("as wide as there is room", "بعرض المساحة", "残りの幅"),
        "half": ("half of that", "نصف ذلك", "その半分"),
    ]
}
