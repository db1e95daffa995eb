import Testing
import UIKitTesting

@testable import UIKit

extension UIKitScroll {
    @Suite("The sections of an index of letters") @MainActor struct IndexedCollationTests {
        private final class Person {
            let name: String
            let nickname: String?
            init(_ name: String, nickname: String? = nil) {
                (self.name, self.nickname) = (name, nickname)
            }

            @MainActor static func register() {
                ObjectTable(
                    Person.self, actions: [.init("name") { $0.name }, .init("nickname") { $0.nickname }]
                ).register()
            }
        }

        private static func collation(_ locale: String) -> UILocalizedIndexedCollation {
            UILocalizedIndexedCollation(locale: Locale(identifier: locale))
        }

        private static func title(of text: String, in locale: String) -> String {
            let collation = collation(locale)
            return collation.sectionTitles[collation.section(for: text, collationString: \.self)]
        }

        @Test(
            "The titles are the letters of the language, those of another script before the Latin ones, and # at the end"
        )
        func titles() {
            #expect(Self.collation("en_US").sectionTitles.joined() == "ABCDEFGHIJKLMNOPQRSTUVWXYZ#")
            #expect(Self.collation("sv_SE").sectionTitles.suffix(5) == ["Z", "Å", "Ä", "Ö", "#"])
            #expect(Self.collation("ru").sectionTitles.prefix(3) == ["А", "Б", "В"])
            #expect(Self.collation("ru").sectionTitles.suffix(2) == ["Z", "#"])
            #expect(Self.collation("sr_Latn_RS").sectionTitles.prefix(5) == ["A", "B", "C", "Č", "Ć"])
            let current = UILocalizedIndexedCollation.current()
            #expect(current.sectionTitles == UILocalizedIndexedCollation(locale: .current).sectionTitles)
            #expect(current.sectionIndexTitles == current.sectionTitles)
        }

        @Test(
            "In every alphabet each letter begins a section, whatever stands behind it",
            arguments: IndexAlphabet.languages.sorted())
        func alphabets(language: String) {
            let locale = Locale(identifier: language)
            let alphabet = IndexAlphabet(of: locale)
            for (index, letter) in alphabet.letters.enumerated() {
                #expect(alphabet.section(of: letter, in: locale) == index)
                #expect(alphabet.section(of: letter + "e", in: locale) == index)
            }
        }

        @Test(
            "A text belongs to the letter that its language sorts it by, and to # where it begins with none",
            arguments: [
                ("anna", "en", "A"), ("Äpfel", "de", "A"), ("Ärla", "sv", "Ä"), ("Øre", "sv", "Ö"), ("Ürün", "en", "U"),
                ("ß", "de", "S"), ("chata", "cs", "Ch"), ("Ćma", "pl", "Ć"), ("Ćma", "en", "C"), ("Йод", "ru", "И"),
                ("Zed", "ru", "Z"), ("Жар", "en", "#"), ("漢字", "en", "#"), ("9 lives", "en", "#"), ("'Bout", "en", "#"),
                (" a", "en", "#"), ("", "en", "#"),
            ])
        func sections(text: String, locale: String, title: String) {
            #expect(Self.title(of: text, in: locale) == title)
        }

        @Test("Objects are asked by a selector for the text that they are sorted by, and strings are it themselves")
        func selectors() {
            Person.register()
            let collation = Self.collation("en")
            #expect(collation.section(for: Person("bea"), collationStringSelector: "name") == 1)
            let nicknamed = Person("Bea", nickname: "Cleo")
            #expect(collation.section(for: nicknamed, collationStringSelector: "nickname") == 2)
            #expect(collation.section(for: "Dora", collationStringSelector: "self") == 3)
            #expect(collation.section(for: Person("Bea"), collationStringSelector: "nickname") == 26)
            expectDiagnostics([.unrecognizedSelector]) {
                #expect(collation.section(for: Person("Bea"), collationStringSelector: "age") == 26)
            }
        }

        @Test("Sorting goes by the language, whatever the case, and leaves equal texts as they are")
        func sorting() {
            Person.register()
            let people = ["zoe", "Émile", "emil", "Zoe", "Emil", "Adam"].map { Person($0) }
            let sorted = Self.collation("fr").sortedArray(from: people, collationStringSelector: "name")
            let names = ["Adam", "emil", "Emil", "Émile", "zoe", "Zoe"]
            #expect(sorted.compactMap { ($0 as? Person)?.name } == names)
            #expect(Self.collation("fr").sortedArray(from: people, collationString: \.name).map(\.name) == names)
            let swedish = Self.collation("sv").sortedArray(from: ["Öst", "Zon", "Åsa", "Ost"], collationString: \.self)
            #expect(swedish == ["Ost", "Zon", "Åsa", "Öst"])
        }

        @Test("A title of the index leads to the section at its place, and one that there is not to the nearest")
        func index() {
            let collation = Self.collation("en")
            #expect(collation.section(forSectionIndexTitle: 4) == 4)
            #expect(collation.section(forSectionIndexTitle: -1) == 0)
            #expect(collation.section(forSectionIndexTitle: 900) == 26)
        }
    }
}
