extension TextViewController {
    static let texts: [String: Texts.Row] = [
        "title": ("Text", "النص", "テキスト"),
        "styles": ("Styles", "الأنماط", "スタイル"),
        "large": ("Title", "عنوان", "タイトル"),
        "headline": ("Headline", "عنوان رئيسي", "見出し"),
        "body": ("Body", "نص أساسي", "本文"),
        "footnote": ("Footnote", "حاشية", "脚注"),
        "wrapping": ("Lines", "الأسطر", "折り返し"),
        "paragraph": (
            "A window is divided by mullions. Each pane may be a process of its own, and none can break another.",
            "تقسم القوائم النافذة إلى ألواح. قد يكون كل لوح عملية مستقلة، ولا يستطيع أي لوح أن يكسر غيره.",
            "窓は方立で区切られます。それぞれの区画は独立したプロセスになることができ、「ほかの区画」を壊すことはありません。"
        ),
        "attributes": ("Attributes", "السمات", "属性"),
        "marked": (
            "Words are bold, coloured, underlined, struck or spaced.",
            "كلمات غليظة أو ملونة أو مسطرة أو مشطوبة أو عادية.",
            "太字、色つき、下線、取り消し、字間の広い文字。"
        ),
        "bold": ("bold", "غليظة", "太字"),
        "coloured": ("coloured", "ملونة", "色つき"),
        "underlined": ("underlined", "مسطرة", "下線"),
        "struck": ("struck", "مشطوبة", "取り消し"),
        "spaced": ("spaced", "", "字間の広い"),
        "shortened": ("Too long for a line", "أطول من السطر", "一行に収まらない文"),
        "long": (
            "This sentence has far more words than one line has room for, and goes on for a while so that it is too long "
                + "in a wide window too, whose lines have room for many more of them",
            "في هذه الجملة كلمات أكثر بكثير مما يتسع له سطر واحد هنا في هذه الصفحة، وهي تستمر طويلا كي تبقى أطول من السطر "
                + "حتى في نافذة عريضة يتسع السطر فيها لكلمات أكثر من ذلك بكثير",
            "この文は一行に収まらないほど長いので途中で省略されて表示されます。幅の広いウインドウでは一行にもっと多くの文字が"
                + "入りますが、それでも収まらないように、さらに長く書いてあります"
        ),
        "alignment": ("Alignment", "المحاذاة", "揃え"),
        "natural": ("natural", "طبيعية", "標準"),
        "centred": ("centred", "في الوسط", "中央"),
        "right": ("right", "إلى اليمين", "右"),
    ]
}
