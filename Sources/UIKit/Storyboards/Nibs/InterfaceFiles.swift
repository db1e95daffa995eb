import Diagnostics
import StoryboardFormat

/// Finds storyboards and xibs in resource folders, and keeps what was read.
@MainActor enum InterfaceFiles {
    private struct Known {
        let date: Date?
        let source: InterfaceSource
    }

    private static var known: [String: Known] = [:]

    /// The number of documents that are kept. What is used again and again is cells and views of nibs.
    private static let most = 64

    /// The document of a name; nil where there is none, or it cannot be read, which is reported.
    ///
    /// - Parameter bundle: Where to look; nil stands for the program's own resources.
    static func source(named name: String, _ fileExtension: String, in bundle: Bundle?) -> InterfaceSource? {
        guard let place = place(of: name, fileExtension, in: bundle) else {
            let kind = fileExtension == "xib" ? "nib" : "storyboard"
            let others = names(fileExtension, in: bundle)
            let hint = others.isEmpty ? "there are none there" : "there are: \(others.joined(separator: ", "))"
            UsageDiagnostic.report(
                .invalidInterface,
                "\(bundle?.bundleURL.lastPathComponent ?? "the program's resources"): no \(kind) \"\(name)\"; \(hint)")
            return nil
        }
        return source(at: place.file, name: place.name, folder: place.folder, in: bundle)
    }

    static func source(at file: URL, name: String, folder: URL, in bundle: Bundle?) -> InterfaceSource? {
        let date = (try? FileManager.default.attributesOfItem(atPath: file.path))?[.modificationDate] as? Date
        if let found = known[file.path], found.date == date { return found.source }
        do {
            let document = try InterfaceReader().read(contentsOf: file)
            let source = InterfaceSource(
                document, bundle: bundle, translation: InterfaceTranslation(of: name, in: folder))
            if known.count >= most { known = [:] }
            known[file.path] = Known(date: date, source: source)
            return source
        } catch {
            UsageDiagnostic.report(.invalidInterface, "\(error)")
            return nil
        }
    }

    /// Whether there is such a file. Nothing is reported.
    static func exists(_ name: String, _ fileExtension: String, in bundle: Bundle?) -> Bool {
        place(of: name, fileExtension, in: bundle) != nil
    }

    /// Returns the file of a name, with the name that it has for this device and the folder of resources; nil where there is none.
    private static func place(
        of name: String, _ fileExtension: String, in bundle: Bundle?
    ) -> (file: URL, name: String, folder: URL)? {
        // A name is no way out of the folder.
        guard !name.isEmpty, !name.hasPrefix("/"), !name.split(separator: "/").contains("..") else { return nil }
        for folder in ResourceFolders.folders(of: bundle) {
            for place in ResourceFolders.languages(in: folder).map({ "\($0).lproj/" }) + ["", "Base.lproj/"] {
                for device in DeviceSuffix.ordered {
                    let file = folder.appendingPathComponent("\(place)\(name)\(device).\(fileExtension)")
                    if FileManager.default.isReadableFile(atPath: file.path) { return (file, name + device, folder) }
                }
            }
        }
        return nil
    }

    private static func names(_ fileExtension: String, in bundle: Bundle?) -> [String] {
        let found = ResourceFolders.folders(of: bundle).flatMap { folder in
            ["", "Base.lproj"].flatMap { place in
                (try? FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent(place).path)) ?? []
            }
        }
        return Set(found.filter { $0.hasSuffix(".\(fileExtension)") }.map { ($0 as NSString).deletingPathExtension })
            .sorted()
    }
}
