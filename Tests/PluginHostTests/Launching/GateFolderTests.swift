import Foundation
import MainLoop
import PluginTransport
import Testing

@testable import PluginHost

@Suite("The directory of a gate at a Unix socket") struct GateFolderTests {
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
    }

    private var root: String { folder.own }

    @Test("It is made for this user alone, and may hold the socket of an earlier gate")
    func made() throws {
        let opened = try #require(try GateFolder.open(for: "ipc://\(root)/gate/socket"))
        #expect(opened.isFolder)
        #expect(opened.path == "\(root)/gate")
        let mode = try FileManager.default.attributesOfItem(atPath: opened.path)[.posixPermissions] as? Int
        #expect(mode == 0o700)
        #expect(FileManager.default.createFile(atPath: "\(root)/gate/socket", contents: nil))
        #expect(try GateFolder.open(for: "ipc://\(root)/gate/socket") != nil)
    }

    @Test("It is made for a gate that is not confined, too, which may have it together with others")
    func unconfined() throws {
        #expect(GateFolder.make(for: "ipc://\(root)/gate/socket") == "\(root)/gate")
        let mode = try FileManager.default.attributesOfItem(atPath: "\(root)/gate")[.posixPermissions] as? Int
        #expect(mode == 0o700)
        #expect(FileManager.default.createFile(atPath: "\(root)/gate/other", contents: nil))
        #expect(GateFolder.make(for: "ipc://\(root)/gate/socket") == "\(root)/gate")
    }

    @Test("A directory with other things in it is refused with an address that would do")
    func shared() throws {
        #expect(FileManager.default.createFile(atPath: "\(root)/bus", contents: nil))
        let error = #expect(throws: TransportError.self) { _ = try GateFolder.open(for: "ipc://\(root)/gate") }
        #expect(error?.code == .noPrivateDirectory)
        #expect(error?.message.contains("ipc://\(root)/gate/socket") == true)
    }

    @Test(
        "A directory that is not there, in one that is not there either, is an error",
        arguments: ["ipc:///nowhere/at/all"])
    func missing(address: String) throws {
        #expect(throws: SystemCallError.self) { _ = try GateFolder.open(for: address) }
    }

    @Test("A gate at a port, or at an abstract name, needs none", arguments: ["tcp://0.0.0.0:7070", "ipc://@gate"])
    func none(address: String) throws {
        #expect(try GateFolder.open(for: address) == nil)
    }
}
