import Diagnostics
import Files
import ImageFiles
import Synchronization

/// Draws symbols: by icons of the Adwaita theme, or by shapes of our own.
enum SymbolLibrary {
    private static let glyphs = Mutex<[String: SymbolGlyph]>([:])

    /// The symbol at the size of `configuration`; nil for a name that is not mapped, or whose icon is not installed, which
    /// a diagnostic says.
    static func content(of name: String, _ configuration: UIImage.SymbolConfiguration) -> ImageContent? {
        guard let glyph = glyph(named: name) else { return nil }
        let side = max(1, (configuration.resolvedPointSize * 1.2 * configuration.scale.factor).rounded())
        let added = configuration.weight.addedWidth
        // Those of the usual weight keep their places on the square, whatever they reach over.
        let shown = added > 0 ? glyph.bolder(by: added).withinSquare : glyph
        let drawing = shown.drawing(side: side)
        return .drawing(drawing, size: CGSize(width: side, height: side))
    }

    /// Whether there is a picture for `name`, where its icon is installed. Says nothing where there is none.
    static func knows(_ name: String) -> Bool {
        isKnown(name) || derivedNames.contains(name) || SymbolFrame.allCases.contains { isKnown(name, in: $0) }
    }

    private static func isKnown(_ name: String) -> Bool {
        DrawnSymbols.names.contains(name) || SymbolIcons.names[name] != nil
    }

    private static func isKnown(_ name: String, in frame: SymbolFrame) -> Bool {
        name.hasSuffix(frame.suffix) && isKnown(String(name.dropLast(frame.suffix.count)))
    }

    private static func glyph(named name: String) -> SymbolGlyph? {
        if let known = glyphs.withLock({ $0[name] }) { return known }
        guard let glyph = makeGlyph(named: name) else { return nil }
        glyphs.withLock { $0[name] = glyph }
        return glyph
    }

    /// Those that are made from others.
    static let derivedNames = [
        "arrow.counterclockwise", "heart", "person.crop.circle", "person.crop.circle.fill", "star",
    ]

    private static func makeGlyph(named name: String) -> SymbolGlyph? {
        if let drawn = DrawnSymbols.glyph(named: name) { return drawn }
        if let icon = SymbolIcons.names[name] { return self.icon(icon, for: name) }
        switch name {
        case "star": return icon("starred", for: name)?.outlined
        case "heart": return icon("emote-love", for: name)?.outlined
        case "person.crop.circle": return glyph(named: "person.circle")
        case "person.crop.circle.fill": return glyph(named: "person.circle.fill")
        case "arrow.counterclockwise": return icon("view-refresh", for: name)?.mirrored
        default: break
        }
        for frame in SymbolFrame.allCases where isKnown(name, in: frame) {
            return glyph(named: String(name.dropLast(frame.suffix.count)))?.framed(in: frame)
        }
        Log.views.warning(
            "UIImage(systemName:): there is no picture for \"\(name)\"; docs/Symbols.md lists the names that have one")
        return nil
    }

    private static func icon(_ icon: String, for name: String) -> SymbolGlyph? {
        guard let file = IconTheme.file(of: icon) else {
            Log.views.warning(
                "UIImage(systemName:): the icon \(icon)-symbolic.svg of \"\(name)\" is not installed; install Debian's adwaita-icon-theme"
            )
            return nil
        }
        do {
            let document = try SVGDocument(Data(ForeignFile.bytes(of: file.path, atMost: DecodedImage.largestFile)))
            guard let drawing = document.drawing, document.size.width > 0 else {
                Log.views.warning("UIImage(systemName:): \(file.path) of \"\(name)\" has more than filled shapes")
                return nil
            }
            let factor = SymbolGlyph.side / max(document.size.width, document.size.height)
            guard factor != 1 else { return SymbolGlyph(commands: drawing.commands) }
            return SymbolGlyph(
                commands: [.saveState, .concatenate(CGAffineTransform(scaleX: factor, y: factor))]
                    + drawing.commands + [.restoreState])
        } catch {
            Log.views.warning("UIImage(systemName:): \(file.path) of \"\(name)\": \(error)")
            return nil
        }
    }
}
