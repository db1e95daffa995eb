extension PresentationsViewController {
    static let texts: [String: Texts.Row] = [
        "title": ("Presentations", "العرض", "表示"),
        "styles": ("A page in each style", "صفحة بكل أسلوب", "スタイルごとのページ"),
        "fullScreen": ("Full screen", "كامل الشاشة", "全画面"),
        "fullScreen.text": (
            "The page covers the window.", "تغطي الصفحة النافذة.", "ページがウインドウを覆います。"
        ),
        "pageSheet": ("Page", "صفحة", "ページ"),
        "pageSheet.text": (
            "The page lies on a sheet above the window.", "الصفحة على ورقة فوق النافذة.", "ページはシートに載っています。"
        ),
        "formSheet": ("Form", "استمارة", "フォーム"),
        "formSheet.text": (
            "The sheet is as large as its content likes.", "الورقة بالحجم الذي يريده محتواها.",
            "シートは内容に合わせた大きさです。"
        ),
        "overFullScreen": ("Over all", "فوق الكل", "重ねて"),
        "overFullScreen.text": (
            "What lies below stays in the window.", "ما تحتها يبقى في النافذة.", "下にあるものはそのまま残ります。"
        ),
        "inPage": ("In the page", "في الصفحة", "ページ内"),
        "inPage.text": (
            "This covers the page and nothing else.", "هذه تغطي الصفحة وحدها.", "このページだけを覆います。"
        ),
        "drawer": ("Drawer", "درج", "引き出し"),
        "drawer.text": (
            "The page moves it by itself.", "تحركها الصفحة بنفسها.", "ページが自分で動かしています。"
        ),
        "transition": ("How it comes", "كيف تظهر", "現れ方"),
        "cover": ("Cover", "صعود", "下から"),
        "flip": ("Flip", "قلب", "回転"),
        "dissolve": ("Dissolve", "تلاش", "徐々に"),
        "curl": ("Curl", "طي", "めくり"),
        "above": ("Beside what it belongs to", "بجوار ما تتبعه", "元のものを残して"),
        "halfSheet": ("Half sheet", "نصف ورقة", "半分のシート"),
        "halfSheet.text": (
            "Drag it up for more, and down to put it away.", "اسحبها إلى أعلى للمزيد، وإلى أسفل لإخفائها.",
            "上にドラッグすると広がり、下で閉じます。"
        ),
        "popover": ("Popover", "نافذة منبثقة", "ポップオーバー"),
        "popover.text": (
            "A touch beside it puts it away.", "اللمس بجوارها يخفيها.", "外側に触れると閉じます。"
        ),
        "questions": ("Questions", "أسئلة", "質問"),
        "alert": ("Alert", "تنبيه", "アラート"),
        "alert.title": ("Delete “Holiday”?", "حذف «العطلة»؟", "「休暇」を削除しますか？"),
        "alert.text": (
            "The pictures in it cannot be had back.", "لا يمكن استعادة الصور التي فيها.", "中の写真は元に戻せません。"
        ),
        "choices": ("Choices", "خيارات", "選択肢"),
        "choices.title": ("Share the picture", "مشاركة الصورة", "写真を共有"),
        "share": ("Share", "مشاركة", "共有"),
        "copy": ("Copy link", "نسخ الرابط", "リンクをコピー"),
        "send": ("Send", "إرسال", "送信"),
        "cancel": ("Cancel", "إلغاء", "キャンセル"),
        "delete": ("Delete", "حذف", "削除"),
        "noAnswer": ("Nothing was asked yet.", "لم يُسأل شيء بعد.", "まだ質問していません。"),
        "answer": ("The answer: %@", "الجواب: %@", "答え：%@"),
        "done": ("Done", "تم", "完了"),
    ]
}
