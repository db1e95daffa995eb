/// The letters that begin the sections of an index, in the order of a language. Letters that a language sorts as another one with an accent, such as
/// the French É, have no section of their own: that of the other one is theirs.
struct IndexAlphabet {
    /// The titles of the sections for letters. The script of the language comes first, and the Latin one after it.
    let letters: [String]

    private static let latin = "A B C D E F G H I J K L M N O P Q R S T U V W X Y Z"
    private static let danish = latin + " Æ Ø Å"
    private static let swedish = latin + " Å Ä Ö"
    private static let spanish = "A B C D E F G H I J K L M N Ñ O P Q R S T U V W X Y Z"
    private static let croatian = "A B C Č Ć D Dž Đ E F G H I J K L Lj M N Nj O P Q R S Š T U V W X Y Z Ž"

    /// The alphabets in Latin letters that have more or others than the English one, by the codes of their languages.
    private static let latinAlphabets = [
        "bs": croatian,
        "cs": "A B C Č D E F G H Ch I J K L M N O P Q R Ř S Š T U V W X Y Z Ž",
        "da": danish,
        "es": spanish,
        "et": "A B C D E F G H I J K L M N O P Q R S Š Z Ž T U V W Õ Ä Ö Ü X Y",
        "fi": swedish,
        "gl": spanish,
        "hr": croatian,
        "hu": "A B C Cs D Dz Dzs E F G Gy H I J K L Ly M N Ny O Ö P Q R S Sz T Ty U Ü V W X Y Z Zs",
        "is": "A Á B C D Ð E É F G H I Í J K L M N O Ó P Q R S T U Ú V W X Y Ý Z Þ Æ Ö",
        "lt": "A B C Č D E F G H I J K L M N O P Q R S Š T U V W X Z Ž",
        "lv": "A B C Č D E F G Ģ H I J K Ķ L Ļ M N Ņ O P Q R S Š T U V W X Z Ž",
        "nb": danish,
        "nn": danish,
        "no": danish,
        "pl": "A Ą B C Ć D E Ę F G H I J K L Ł M N Ń O Ó P Q R S Ś T U V W X Y Z Ź Ż",
        "ro": "A Ă Â B C D E F G H I Î J K L M N O P Q R S Ș T Ț U V W X Y Z",
        "sk": "A Ä B C Č D E F G H Ch I J K L M N O Ô P Q R S Š T U V W X Y Z Ž",
        "sl": "A B C Č Ć D Đ E F G H I J K L M N O P Q R S Š T U V W X Y Z Ž",
        "sq": "A B C Ç D Dh E Ë F G Gj H I J K L Ll M N Nj O P Q R Rr S Sh T Th U V W X Xh Y Z Zh",
        "sr": croatian,
        "sv": swedish,
        "tr": "A B C Ç D E F G Ğ H I İ J K L M N O Ö P Q R S Ş T U Ü V W X Y Z",
        "vi": "A Ă Â B C D Đ E Ê F G H I J K L M N O Ô Ơ P Q R S T U Ư V W X Y Z",
    ]

    /// The alphabets in other letters, by the codes of their languages.
    private static let otherAlphabets = [
        "be": "А Б В Г Д Е Ж З І Й К Л М Н О П Р С Т У Ф Х Ц Ч Ш Ы Ь Э Ю Я",
        "bg": "А Б В Г Д Е Ж З И К Л М Н О П Р С Т У Ф Х Ц Ч Ш Щ Ъ Ь Ю Я",
        "el": "Α Β Γ Δ Ε Ζ Η Θ Ι Κ Λ Μ Ν Ξ Ο Π Ρ Σ Τ Υ Φ Χ Ψ Ω",
        "he": "א ב ג ד ה ו ז ח ט י כ ל מ נ ס ע פ צ ק ר ש ת",
        "mk": "А Б В Г Д Ѓ Е Ж З Ѕ И Ј К Л Љ М Н Њ О П Р С Т Ќ У Ф Х Ц Ч Џ Ш",
        "ru": "А Б В Г Д Е Ж З И К Л М Н О П Р С Т У Ф Х Ц Ч Ш Щ Ъ Ы Ь Э Ю Я",
        "sr": "А Б В Г Д Ђ Е Ж З И Ј К Л Љ М Н Њ О П Р С Т Ћ У Ф Х Ц Ч Џ Ш",
        "uk": "А Б В Г Ґ Д Е Є Ж З И І Й К Л М Н О П Р С Т У Ф Х Ц Ч Ш Щ Ь Ю Я",
    ]

    /// The languages whose alphabets are known, by their codes. Any other one has the English alphabet.
    static let languages = Set(latinAlphabets.keys).union(otherAlphabets.keys)

    init(of locale: Locale) {
        let language = locale.language.languageCode?.identifier ?? ""
        let other = locale.language.script == .latin ? nil : Self.otherAlphabets[language]
        let latin = other == nil ? Self.latinAlphabets[language] : nil
        letters = [other, latin ?? Self.latin].compactMap { $0 }.flatMap { $0.split(separator: " ").map(String.init) }
    }

    /// A writing system of which there are titles.
    enum Script {
        case latin, greek, cyrillic, hebrew

        /// Nil for what begins with no letter, or with one of another writing system.
        init?(of text: String) {
            guard let first = text.first, first.isLetter, let scalar = first.unicodeScalars.first else { return nil }
            switch scalar.value {
            case 0x41...0x24F, 0x1E00...0x1EFF, 0xFF21...0xFF5A: self = .latin
            case 0x370...0x3FF, 0x1F00...0x1FFF: self = .greek
            case 0x400...0x52F: self = .cyrillic
            case 0x590...0x5FF: self = .hebrew
            default: return nil
            }
        }
    }

    /// The place of the section among `letters` that a text belongs to; nil where it begins with none of the alphabet's writing systems.
    func section(of text: String, in locale: Locale) -> Int? {
        guard let script = Script(of: text) else { return nil }
        return letters.lastIndex { letter in
            Script(of: letter) == script && Self.compare(letter, text, in: locale) != .orderedDescending
        }
    }

    /// Compares two texts as the locale sorts them, whatever the case of their letters.
    static func compare(_ left: String, _ right: String, in locale: Locale) -> ComparisonResult {
        left.compare(right, options: .caseInsensitive, range: nil, locale: locale)
    }
}
