import CPango
import Foundation

/// One face that fontconfig found.
struct InstalledFont: Hashable {
    var family: String
    /// The file's name without its folder.
    var file: String
    /// The face's index within the file.
    var index: Int
    /// As the font itself states it, in 1/65536.
    var version: Int
    /// Of the file, in bytes.
    var fileSize: Int

    static func all(in config: OpaquePointer?) -> [InstalledFont] {
        guard let set = FcConfigGetFonts(config, FcSetSystem), let patterns = set.pointee.fonts else { return [] }
        var sizes: [String: Int] = [:]
        return (0..<Int(set.pointee.nfont)).compactMap { number in
            guard let pattern = patterns[number], let path = string(FC_FILE, of: pattern),
                let family = string(FC_FAMILY, of: pattern)
            else { return nil }
            if sizes[path] == nil {
                var status = stat()
                sizes[path] = stat(path, &status) == 0 ? Int(status.st_size) : 0
            }
            return InstalledFont(
                family: family, file: path.split(separator: "/").last.map(String.init) ?? path,
                index: integer(FC_INDEX, of: pattern), version: integer(FC_FONTVERSION, of: pattern),
                fileSize: sizes[path] ?? 0)
        }
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
}
