/// The keysyms that are older than Unicode: a page for each group of scripts, in the order of the character set of its
/// time. Viewers still send them for every character that has one.
///
/// The source is the list that the X Window System publishes as `keysymdef.h`. The pages for line drawing, APL and the
/// parts of Korean syllables are left out: viewers send whole syllables, and no keyboard has the others.
enum LegacyKeysyms {
    static func scalar(of keysym: UInt32) -> Unicode.Scalar? {
        let low = keysym & 0xFF
        switch keysym >> 8 {
        case 0x01: return character(low, in: latin2)
        case 0x02: return character(low, in: latin3)
        case 0x03: return character(low, in: latin4)
        case 0x04: return low == 0x7E ? "\u{203E}" : character(low, in: katakana)
        // The next three keep the order of their Unicode blocks.
        case 0x05: return (0xAC...0xF2).contains(low) ? Unicode.Scalar(0x600 + low - 0xA0) : nil
        case 0x0C:
            return low == 0xDF ? "\u{2017}" : (0xE0...0xFA).contains(low) ? Unicode.Scalar(0x5D0 + low - 0xE0) : nil
        case 0x0D: return (0xA1...0xFB).contains(low) ? Unicode.Scalar(0xE01 + low - 0xA1) : nil
        case 0x06: return character(low, in: cyrillic)
        case 0x07: return character(low, in: greek)
        case 0x08: return character(low, in: technical)
        case 0x0A: return character(low, in: publishing)
        case 0x13: return latin9[low]
        case 0x20: return low == 0xAC ? "€" : nil
        default: return nil
        }
    }

    private static func character(_ low: UInt32, in page: [Unicode.Scalar]) -> Unicode.Scalar? {
        guard low >= 0xA1, low - 0xA1 < page.count else { return nil }
        let scalar = page[Int(low - 0xA1)]
        return scalar == "·" ? nil : scalar
    }

    // Each page begins at 0xA1; a middle dot stands for a gap.
    private static let latin2 = Array(
        "Ą˘Ł·ĽŚ··ŠŞŤŹ·ŽŻ·ą˛ł·ľśˇ·šşťź˝žżŔ··Ă·ĹĆ·Č·Ę·Ě··ĎĐŃŇ··Ő··ŘŮ·Ű··Ţ·ŕ··ă·ĺć·č·ę·ě··ďđńň··ő··řů·ű··ţ˙".unicodeScalars
    )
    private static let latin3 = Array(
        "Ħ····Ĥ··İ·ĞĴ····ħ····ĥ··ı·ğĵ········ĊĈ··············Ġ··Ĝ····ŬŜ······ċĉ··············ġ··ĝ····ŭŝ".unicodeScalars)
    private static let latin4 = Array(
        "·ĸŖ·ĨĻ···ĒĢŦ······ŗ·ĩļ···ēģŧŊ·ŋĀ······Į····Ė··Ī·ŅŌĶ·····Ų···ŨŪ·ā······į····ė··ī·ņōķ·····ų···ũū".unicodeScalars)
    private static let katakana = Array(
        "。「」、・ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン゛゜".unicodeScalars)
    private static let cyrillic = Array(
        "ђѓёєѕіїјљњћќґўџ№ЂЃЁЄЅІЇЈЉЊЋЌҐЎЏюабцдефгхийклмнопярстужвьызшэщчъЮАБЦДЕФГХИЙКЛМНОПЯРСТУЖВЬЫЗШЭЩЧЪ".unicodeScalars
    )
    private static let greek = Array(
        "ΆΈΉΊΪ·ΌΎΫ·Ώ··΅―·άέήίϊΐόύϋΰώ·····ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣ·ΤΥΦΧΨΩ·······αβγδεζηθικλμνξοπρσςτυφχψω".unicodeScalars)
    private static let technical = Array(
        "⎷┌─⌠⌡│⎡⎣⎤⎦⎛⎝⎞⎠⎨⎬···········≤≠≥∫∴∝∞··∇··∼≃···⇔⇒≡······√···⊂⊃∩∪∧∨···············∂······ƒ····←↑→↓".unicodeScalars)
    private static let publishing = Array(
        "\u{2003}\u{2002}\u{2004}\u{2005}\u{2007}\u{2008}\u{2009}\u{200A}—–·␣·…‥⅓⅔⅕⅖⅗⅘⅙⅚℅··‒〈.〉····⅛⅜⅝⅞··™☓·◁▷○▯‘’“”℞‰′″·✝·▬◀▶●▮◦▫▭△▽☆•▪▲▼☜☞♣♦♥·✠†‡✓✗♯♭♂♀☎⌕℗‸‚„"
            .unicodeScalars)
    private static let latin9: [UInt32: Unicode.Scalar] = [0xBC: "Œ", 0xBD: "œ", 0xBE: "Ÿ"]
}
