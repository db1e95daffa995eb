import CPango
import CoreGraphics
import Foundation

/// One face that fontconfig found.
package struct InstalledFont: Hashable, Sendable {
    package var family: String
    /// As the family calls it, `Bold Italic` for instance.
    package var style: String
    package var fullName: String
    package var postScriptName: String
    /// In CSS terms, 100 to 900.
    package var weight: Int
    package var isItalic: Bool
    /// The file's name without its folder.
    var file: String
    /// The face's index within the file.
    var index: Int
    /// As the font itself states it, in 1/65536.
    var version: Int
    /// Of the file, in bytes.
    var fileSize: Int

    /// Sorted by family and PostScript name.
    package static let all: [InstalledFont] = all(in: FontConfiguration.config).sorted {
        ($0.family, $0.postScriptName) < ($1.family, $1.postScriptName)
    }

    /// The families of all faces, which take a fraction of the time that the rest takes.
    static func families(in config: OpaquePointer?) -> Set<String> {
        Set(patterns(in: config).compactMap { string(FC_FAMILY, of: $0) })
    }

    /// - Parameter isWanted: Whether somebody wants to know of a family; sizes of files, above all, are read for those alone.
    static func all(
        in config: OpaquePointer?, where isWanted: (_ family: String) -> Bool = { _ in true }
    ) -> [InstalledFont] {
        var sizes: [String: Int] = [:]
        return patterns(in: config).compactMap { pattern in
            guard let family = string(FC_FAMILY, of: pattern), isWanted(family),
                let path = string(FC_FILE, of: pattern)
            else { return nil }
            if sizes[path] == nil {
                var status = stat()
                sizes[path] = stat(path, &status) == 0 ? Int(status.st_size) : 0
            }
            return InstalledFont(
                family: family, style: string(FC_STYLE, of: pattern) ?? "Regular",
                fullName: string(FC_FULLNAME, of: pattern) ?? family,
                postScriptName: string(FC_POSTSCRIPT_NAME, of: pattern) ?? family, weight: weight(of: pattern),
                isItalic: integer(FC_SLANT, of: pattern) > 0,
                file: name(ofFileAt: path), index: integer(FC_INDEX, of: pattern),
                version: integer(FC_FONTVERSION, of: pattern), fileSize: sizes[path] ?? 0)
        }
    }

    private static func name(ofFileAt path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
        return String(path[path.utf8.index(after: slash)...])
    }

    private static func patterns(in config: OpaquePointer?) -> [OpaquePointer] {
        guard let set = FcConfigGetFonts(config, FcSetSystem), let patterns = set.pointee.fonts else { return [] }
        return (0..<Int(set.pointee.nfont)).compactMap { patterns[$0] }
    }

    private static func string(_ object: String, of pattern: OpaquePointer) -> String? {
        var value: UnsafeMutablePointer<FcChar8>?
        guard FcPatternGetString(pattern, object, 0, &value) == FcResultMatch, let value else { return nil }
        return String(cString: value)
    }

    private static func integer(_ object: String, of pattern: OpaquePointer) -> Int {
        var value: Int32 = 0
        return FcPatternGetInteger(pattern, object, 0, &value) == FcResultMatch ? Int(value) : 0
    }

    /// A font of many weights counts as regular.
    private static func weight(of pattern: OpaquePointer) -> Int {
        var value = 0.0
        guard FcPatternGetDouble(pattern, FC_WEIGHT, 0, &value) == FcResultMatch else { return 400 }
        let weight = FcWeightToOpenTypeDouble(value)
        return weight.isFinite ? min(max(Int(clamping: weight), 100), 900) : 400
    }
}

extension InstalledFont {
    /// The font of that PostScript name or full name, else the most regular one of a family of that name.
    package static func named(_ name: String) -> InstalledFont? {
        all.first { $0.postScriptName == name || $0.fullName == name }
            ?? all.filter { $0.family == name }.min {
                $0.distance(weight: 400, isItalic: false) < $1.distance(weight: 400, isItalic: false)
            }
    }

    /// The face that a description asks for: the nearest of its family.
    package static func serving(_ font: FontDescription) -> InstalledFont? {
        let family = all.filter { $0.family == font.servingFamily }
        return family.min {
            $0.distance(weight: font.weight, isItalic: font.isItalic)
                < $1.distance(weight: font.weight, isItalic: font.isItalic)
        }
    }

    private func distance(weight: Int, isItalic: Bool) -> Int {
        abs(self.weight - weight) + (self.isItalic == isItalic ? 0 : 1000)
    }
}

extension FontDescription {
    package static let systemFamily = FontFamilies.system

    /// The family's name, the system's where none is given.
    package var servingFamily: String {
        family ?? FontFamilies.system
    }
}
