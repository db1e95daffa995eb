import Diagnostics
import Synchronization

/// Draws symbols by the shapes of `SymbolShapes`.
enum SymbolLibrary {
    private struct Key: Hashable {
        var name: SymbolName
        var weight: UIImage.SymbolWeight
    }

    private static let glyphs = Mutex<[Key: SymbolGlyph]>([:])
    /// Symbols in one weight that are kept. An app shows far fewer; a peer could name all that there are, one after another.
    private static let mostGlyphs = 512

    private static let missingNames = Mutex<Set<String>>([])
    /// Names of which the log says that they are missing. Who makes names up could otherwise fill it.
    private static let mostMissingNames = 100

    /// The symbol at the size of `configuration`; the placeholder's for a name of which there is no picture.
    static func content(of name: String, _ configuration: UIImage.SymbolConfiguration) -> ImageContent {
        let side = max(1, (configuration.resolvedPointSize * 1.2 * configuration.scale.factor).rounded())
        let glyph = SymbolName(name).map { self.glyph($0, configuration.weight) }
        let shown = glyph ?? .placeholder(lineWidth: configuration.weight.lineWidth)
        return .drawing(shown.drawing(side: side), size: CGSize(width: side, height: side))
    }

    /// Whether there is a picture for `name`.
    static func knows(_ name: String) -> Bool {
        SymbolName(name) != nil
    }

    /// Says once of a name that there is no picture for it.
    static func reportMissing(_ name: String) {
        let isNew = missingNames.withLock { names in
            names.count < mostMissingNames && names.insert(name).inserted
        }
        guard isNew else { return }
        Log.views.warning(
            "UIImage(systemName:): there is no picture for \"\(name)\", and a dotted square is shown in its place; docs/Symbols.md lists the names that have one"
        )
    }

    private static func glyph(_ name: SymbolName, _ weight: UIImage.SymbolWeight) -> SymbolGlyph {
        let key = Key(name: name, weight: weight)
        if let known = glyphs.withLock({ $0[key] }) { return known }
        let drawn = SymbolGlyph(name, lineWidth: weight.lineWidth)
        // Those of the usual weight keep their places on the square, whatever they reach over.
        let glyph = weight.lineWidth > UIImage.SymbolWeight.regular.lineWidth ? drawn.withinSquare : drawn
        glyphs.withLock { glyphs in
            if glyphs.count >= mostGlyphs { glyphs = [:] }
            glyphs[key] = glyph
        }
        return glyph
    }
}
