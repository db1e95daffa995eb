extension MailPage {
    static let texts: [String: Texts.Row] = [
        "mailboxes": ("Mailboxes", "صناديق البريد", "メールボックス"),
        "inbox": ("Inbox", "الوارد", "受信"),
        "flagged": ("Flagged", "المميزة", "フラグ"),
        "drafts": ("Drafts", "المسودات", "下書き"),
        "sent": ("Sent", "المرسلة", "送信済み"),
        "archive": ("Archive", "الأرشيف", "保管"),
        "trash": ("Trash", "المهملات", "ゴミ箱"),
        "unread": ("Unread", "غير مقروءة", "未読"),
        "summary": ("Today", "اليوم", "今日"),
        "message": ("Message", "الرسالة", "メッセージ"),
        "more": ("More", "المزيد", "その他"),
        "desk": ("Desk", "المكتب", "机"),
        "nothing": ("Nothing here.", "لا شيء هنا.", "何もありません。"),
        "flag": ("Flag", "تمييز", "フラグを付ける"),
        "move": ("Move", "نقل", "移動"),
        "write": ("Write", "كتابة", "作成"),
        "reply": ("Reply", "رد", "返信"),
        "forward": ("Forward", "إعادة توجيه", "転送"),
        "recipient": ("to you, %@", "إليك، %@", "あなた宛、%@"),
        "walk.sender": ("Mara Lindqvist", "مارا ليندكفيست", "マーラ・リンド"),
        "walk.time": ("09:41", "09:41", "09:41"),
        "walk.subject": ("The coast walk", "نزهة الساحل", "海岸の散歩"),
        "walk.preview": ("The ferry leaves at eight.", "تغادر العبارة في الثامنة.", "フェリーは八時に出ます。"),
        "walk.text": (
            """
            The ferry leaves at eight and takes two hours. I have booked two cabins, in case it rains.

            Bring good shoes: the second day is mostly rocks. The map is attached.
            """,
            """
            تغادر العبارة في الثامنة وتستغرق ساعتين. حجزت مقصورتين تحسبا للمطر.

            أحضر حذاء جيدا: اليوم الثاني صخور في معظمه. الخريطة مرفقة.
            """,
            """
            フェリーは八時に出て二時間かかります。雨に備えて部屋を二つ取りました。

            二日目はほとんど岩場なので、良い靴で来てください。地図を添えます。
            """
        ),
        "walk.file": ("Coast map.pdf", "خريطة الساحل.pdf", "海岸の地図.pdf"),
        "walk.size": ("1.2 MB", "1.2 م.ب", "1.2 MB"),
        "photos.sender": ("Tom Okafor", "توم أوكافور", "トム・オカフォ"),
        "photos.time": ("08:15", "08:15", "08:15"),
        "photos.subject": ("Photos from Sunday", "صور يوم الأحد", "日曜日の写真"),
        "photos.preview": ("Twelve are good enough to print.", "اثنتا عشرة منها تستحق الطباعة.", "十二枚は印刷できる出来です。"),
        "books.sender": ("Yuki Tanaka", "يوكي تاناكا", "田中由紀"),
        "books.time": ("Yesterday", "أمس", "昨日"),
        "books.subject": ("Your library books", "كتبك من المكتبة", "図書館の本"),
        "books.preview": ("Two are due on Friday.", "موعد اثنين منها يوم الجمعة.", "二冊は金曜日が期限です。"),
        "choir.sender": ("Ines Moreau", "إيناس مورو", "イネス・モロー"),
        "choir.time": ("Monday", "الاثنين", "月曜日"),
        "choir.subject": ("Choir practice", "تدريب الجوقة", "合唱の練習"),
        "choir.preview": ("We meet in the small hall.", "نلتقي في القاعة الصغيرة.", "小ホールに集まりましょう。"),
    ]
}
