import Foundation

/// A `.proto` file, as far as can be told without protoc.
struct ProtoFile {
    let url: URL
    let hasService: Bool
    let importsContracts: Bool

    /// - Throws: Where the file cannot be read.
    init(_ url: URL) throws(CommandError) {
        let text: String
        do {
            text = try url.readText()
        } catch {
            throw CommandError(.fileSystem, "\(url.shown) is no .proto file: \(error.fault).")
        }
        self.url = url
        let code = text.replacing(#/(?s:/\*.*?\*/)|//[^\n]*/#, with: "")
        hasService = code.contains(#/(?:^|[\s;}])service\s+\w+\s*\{/#)
        importsContracts = code.contains(#/import\s+(?:public\s+)?"mullion/v1/contract\.proto"/#)
    }

    /// Whether it has what a parent and its child say to each other.
    ///
    /// Others have services too, gRPC's for instance; contracts are those that import the options of contracts, and those that
    /// were made Swift of by hand.
    var isContract: Bool {
        hasService && (importsContracts || FileManager.default.fileExists(atPath: made("contract.swift").path))
    }

    /// Without `.proto`.
    var stem: String {
        url.deletingPathExtension().lastPathComponent
    }

    /// The file beside it that has this ending instead of `proto`.
    func made(_ ending: String) -> URL {
        url.deletingLastPathComponent().appending(component: "\(stem).\(ending)")
    }
}
