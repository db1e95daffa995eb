/// The texts of a storyboard or xib in a language of the user: a `.strings` file beside it, or a catalogue.
///
/// Keys are the object's id and a property, as Xcode exports them: `"BYZ-38-t0r.text"`.
struct InterfaceTranslation {
    private var texts: [String: String] = [:]

    init() {}

    func text(of id: String, _ property: String) -> String? {
        texts.isEmpty ? nil : texts["\(id).\(property)"]
    }

    /// Finds the translation of a file into the language that the user prefers among those that there are.
    ///
    /// - Parameters:
    ///   - name: The name of the file, without its extension.
    ///   - folder: The folder of resources, in which the languages' folders lie.
    init(of name: String, in folder: URL, languages: [String] = Locale.preferredLanguages) {
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let known = entries.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }
        if let language = Self.best(of: known.filter { $0 != "Base" }, languages) {
            let file = folder.appendingPathComponent("\(language).lproj/\(name).strings")
            texts = Self.strings(file)
        }
        if texts.isEmpty {
            for place in ["\(name).xcstrings", "mul.lproj/\(name).xcstrings", "Base.lproj/\(name).xcstrings"] {
                texts = Self.catalogue(folder.appendingPathComponent(place), languages)
                if !texts.isEmpty { break }
            }
        }
    }

    /// The first of the user's languages that there is, or else the same without its region.
    static func best(of known: [String], _ languages: [String]) -> String? {
        for language in languages {
            var parts = language.replacingOccurrences(of: "_", with: "-").split(separator: "-").map(String.init)
            while !parts.isEmpty {
                let wanted = parts.joined(separator: "-").lowercased()
                if let found = known.first(where: { $0.replacingOccurrences(of: "_", with: "-").lowercased() == wanted }
                ) {
                    return found
                }
                parts.removeLast()
            }
        }
        return nil
    }

    private static func strings(_ file: URL) -> [String: String] {
        guard let data = try? Data(contentsOf: file),
            let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
        else { return [:] }
        return list as? [String: String] ?? [:]
    }

    private struct Catalogue: Decodable {
        struct Entry: Decodable {
            let localizations: [String: Localization]?
        }
        struct Localization: Decodable {
            let stringUnit: Unit?
        }
        struct Unit: Decodable {
            let value: String
        }
        let strings: [String: Entry]
    }

    private static func catalogue(_ file: URL, _ languages: [String]) -> [String: String] {
        guard let data = try? Data(contentsOf: file), let read = try? JSONDecoder().decode(Catalogue.self, from: data)
        else { return [:] }
        return read.strings.compactMapValues { entry in
            guard let localizations = entry.localizations, let best = best(of: localizations.keys.sorted(), languages)
            else { return nil }
            return localizations[best]?.stringUnit?.value
        }
    }
}
