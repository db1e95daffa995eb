import Foundation
import PluginHost

/// protoc, with the two programs by which it makes Swift.
struct Protoc {
    private let program: URL
    private let plugins: [String]
    private let protos: URL

    private static let install = "sudo apt-get install protobuf-compiler libprotobuf-dev"

    /// - Throws: Where one of the three programs is missing.
    init(mullion: MullionPackage) throws(CommandError) {
        guard let program = ToolRun.program(named: "protoc") else {
            throw CommandError(
                .missingProgram, "protoc, which reads .proto files, is not installed. Install it by: \(Self.install)")
        }
        self.program = program
        protos = mullion.protos
        var plugins: [String] = []
        for name in ["protoc-gen-swift", "protoc-gen-mullion"] {
            plugins.append("--plugin=\(name)=\(try Self.plugin(name, mullion).path)")
        }
        self.plugins = plugins
    }

    /// Beside this program, where SwiftPM builds it.
    private static func plugin(_ name: String, _ mullion: MullionPackage) throws(CommandError) -> URL {
        let folder = PluginCatalog.standardHostFolder() ?? .here
        let plugin = folder.appending(component: name)
        guard FileManager.default.isExecutableFile(atPath: plugin.path) else {
            let configuration = folder.lastPathComponent == "release" ? " --configuration release" : ""
            throw CommandError(
                .missingProgram,
                "There is no \(plugin.path), by which protoc makes Swift. Build it by: swift build --package-path \(mullion.folder.path)\(configuration) --product \(name)"
            )
        }
        return plugin
    }

    /// The messages of every file of the folder, and the protocols of its contracts.
    func makeSwift(of folder: ContractFolder) throws(CommandError) -> [GeneratedFile] {
        // Every file is read here, and again below: what protoc warns of is said once.
        let messages = try make(of: folder.files, in: folder, tellsWarnings: true) {
            ["--swift_out=\($0.path)", "--swift_opt=Visibility=Public"]
        }
        let protocols = try make(of: folder.contracts, in: folder) { ["--mullion_out=\($0.path)"] }
        let contents = messages.merging(protocols) { $1 }
        return contents.sorted { $0.key < $1.key }.map {
            GeneratedFile(url: folder.url.appending(component: $0.key), content: $0.value)
        }
    }

    /// The controller that stands for a child in a plugin.
    ///
    /// - Parameter module: That of the contract; nil where it is the host's own.
    func makeHostSwift(
        of contract: ProtoFile, in folder: ContractFolder, module: String?
    ) throws(CommandError) -> Data? {
        let options = ["Part=Host"] + (module.map { ["Module=\($0)"] } ?? [])
        return try make(of: [contract], in: folder) {
            ["--mullion_out=\($0.path)", "--mullion_opt=\(options.joined(separator: ","))"]
        }["\(contract.stem).host.swift"]
    }

    /// A contract and all that it imports, as programs read it.
    func makeDescriptors(of contract: ProtoFile, in folder: ContractFolder) throws(CommandError) -> Data? {
        try make(of: [contract], in: folder) {
            [
                "--include_imports", "--include_source_info",
                "--descriptor_set_out=\($0.appending(component: "descriptors").path)",
            ]
        }["descriptors"]
    }

    /// - Parameter arguments: Those for a folder that the output goes to.
    /// - Returns: What was made, by the names of the files.
    private func make(
        of files: [ProtoFile], in folder: ContractFolder, tellsWarnings: Bool = false, _ arguments: (URL) -> [String]
    ) throws(CommandError) -> [String: Data] {
        let temporary = try TemporaryFolder()
        let paths = ["--proto_path=\(folder.url.path)", "--proto_path=\(protos.path)"]
        let run = try ToolRun(
            program, plugins + paths + arguments(temporary.url) + files.map(\.url.lastPathComponent))
        let words = ProtocWords(run.complaints, folder: folder.url)
        guard run.succeeded else { throw CommandError(.badContract, words.mistakes) }
        for warning in words.warnings where tellsWarnings { FileHandle.standardError.write(Data("\(warning)\n".utf8)) }
        var contents: [String: Data] = [:]
        do {
            for name in try FileManager.default.contentsOfDirectory(atPath: temporary.url.path) {
                contents[name] = try Data(contentsOf: temporary.url.appending(component: name))
            }
        } catch {
            throw CommandError(.fileSystem, "What protoc made cannot be read: \(error.localizedDescription)")
        }
        return contents
    }
}
