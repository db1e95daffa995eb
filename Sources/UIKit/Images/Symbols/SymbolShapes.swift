/// The shapes of symbols, drawn for this project, as text.
///
/// A shape is a list of parts on a square whose side is `SymbolGlyph.side`; x grows to the right, y downwards. A part begins with a small
/// letter that says what becomes of its path:
///
/// - `o`: a body. Its edge is drawn; in the filled form of the symbol also what is within.
/// - `l`, `t`: a line, and a thin line.
/// - `p`: an area that is always filled.
/// - `d`, `e`: a line and a thin line on a body; cut out of it in the filled form.
/// - `h`: an area on a body; cut out of it in the filled form.
/// - `c`: an area, with a gap around it, that is cut out of all that was drawn before.
/// - `@ NAME SCALE X Y ANGLE`: another shape, turned about the middle of the square by degrees, scaled, and moved. Of a name that ends
///   in `.fill` it is the filled form, whatever form this symbol has.
///
/// A path has absolute coordinates and these steps: `M`, `L` (to many points), `H`, `V`, `C` and `Z` as in SVG; `A` an arc of a centre, a
/// radius, and two angles in degrees, clockwise where the second one is greater; `O` a circle of a centre and a radius; `E` an ellipse in a
/// rectangle; `R` a rectangle whose corners have a radius; `P` a polygon and `S` an open line whose corners have the radius that comes
/// first.
///
/// `= NAME` is the same as another shape. A name that begins with `-` is for other shapes only.
enum SymbolShapes {
    static let texts: [String: String] =
        [arrows, devices, home, media, objects, people, signs, weather].reduce(into: [:]) { all, some in
            all.merge(some) { first, _ in first }
        }

    /// The names of the shapes that symbols are called by, without those of forms.
    static let names = texts.keys.filter { !$0.hasPrefix("-") }.sorted()

    /// The text of a shape that a symbol may be called by.
    static func text(of name: String) -> String? {
        name.hasPrefix("-") ? nil : texts[name]
    }

    /// Whether the shape has a filled form.
    static func hasBody(_ name: String) -> Bool {
        guard let text = texts[name] else { return false }
        let words = text.split(separator: " ")
        return words.indices.contains { index in
            switch words[index] {
            case "o": true
            case "=", "@": index + 1 < words.count && hasBody(String(words[index + 1]))
            default: false
            }
        }
    }

    /// Shapes that are mirrored where reading goes from right to left, beside those that lead `backward` or `forward`.
    static let followingReading: Set<String> = [
        "checklist", "decrease.indent", "increase.indent", "list.bullet", "list.bullet.clipboard",
        "list.bullet.rectangle",
        "list.dash", "list.star", "sidebar.leading", "sidebar.trailing", "speaker", "speaker.minus", "speaker.plus",
        "speaker.wave.1", "speaker.wave.2", "speaker.wave.3",
    ]
}
