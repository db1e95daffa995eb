import Foundation

extension URL {
    /// Every file in this folder and below it, in order, but for what is hidden.
    var filesBelow: [URL] {
        let files = FileManager.default.enumerator(
            at: self, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
        return (files?.compactMap { ($0 as? URL)?.standardizedFileURL } ?? []).sorted { $0.path < $1.path }
    }
}
