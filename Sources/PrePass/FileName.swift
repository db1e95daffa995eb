/// The name of a source, as a part of identifiers: two sources of a module never have one name.
package enum FileName {
    /// Letters and digits stay; all else becomes its number.
    package static func identifier(ofFile path: String) -> String {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        let base = name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
        return base.unicodeScalars.map { scalar in
            scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
                ? String(scalar) : "_" + String(scalar.value, radix: 16) + "_"
        }.joined()
    }
}
