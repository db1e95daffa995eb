import Foundation
import Testing

@testable import TextLayout

@MainActor @Suite("The digest of the fonts")
struct FontsDigestTests {
    @Test("It is stable and prints as sixteen digits")
    func digits() {
        #expect(FontsDigest.current == FontsDigest.current)
        #expect(FontsDigest.current.description.count == 16)
        #expect(FontsDigest.current.rawValue != FontsDigest(rawValue: 0).rawValue)
    }

    @Test("Small numbers have their zeroes")
    func padding() {
        #expect(FontsDigest(rawValue: 0xF50D).description == "000000000000f50d")
    }

    @Test("What docs/Protocol.md says of it, followed with fontconfig's own program, gives the same")
    func recipe() throws {
        var lines = try listedFonts().compactMap { file, index, version, family -> String? in
            guard family == "Inter" || family.hasPrefix("Noto "), file.hasPrefix("/usr/share/fonts/") else {
                return nil
            }
            let size = try FileManager.default.attributesOfItem(atPath: file)[.size] as? Int
            return "\(URL(fileURLWithPath: file).lastPathComponent) \(index) \(version) \(size ?? 0)"
        }.sorted()
        #expect(lines.count > 100)
        // As in the first variable that is set, if there is one in it.
        if let han = hanLanguage { lines.append("han \(han)") }
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in lines.joined(separator: "\n").utf8 {
            hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
        }
        #expect(FontsDigest.current.rawValue == hash)
    }

    /// File, index, version and family of every scalable font that is no Type 1 font.
    private func listedFonts() throws -> [(file: String, index: String, version: String, family: String)] {
        let list = Process()
        list.executableURL = URL(fileURLWithPath: "/usr/bin/fc-list")
        list.arguments = [
            "--format", "%{file}\\t%{index}\\t%{fontversion}\\t%{family[0]}\\t%{scalable}\\t%{fontformat}\\n",
        ]
        let output = Pipe()
        list.standardOutput = output
        try list.run()
        let text = try output.fileHandleForReading.readToEnd() ?? Data()
        list.waitUntilExit()
        return String(decoding: text, as: UTF8.self).split(separator: "\n").compactMap { line in
            let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 6, parts[4] == "True", parts[5] != "Type 1" else { return nil }
            return (parts[0], parts[1], parts[2], parts[3])
        }
    }

    private var hanLanguage: String? {
        let environment = ProcessInfo.processInfo.environment
        return (environment["PANGO_LANGUAGE"] ?? environment["LANGUAGE"])?
            .split { ":;, \t".contains($0) }
            .map { $0.prefix { $0 != "." && $0 != "@" }.lowercased().replacing("_", with: "-") }
            .first { $0.hasPrefix("zh") || $0.hasPrefix("ja") }
    }
}
