import Foundation
import MainLoop
import PluginTransport
import Testing

@testable import PluginHost

@Suite("The directory of a gate at a Unix socket") struct GateFolderTests {
    private let root: String

    init() throws {
        var template = Array("/tmp/gfXXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw SystemCallError("mkdtemp") }
        root = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    private func end() throws {
        try FileManager.default.removeItem(atPath: root)
    }

    @Test("It is made for this user alone, and may hold the socket of an earlier gate")
    func made() throws {
        let opened = try #require(try GateFolder.open(for: "ipc://\(root)/gate/socket"))
        #expect(opened.isFolder)
        #expect(opened.path == "\(root)/gate")
        let mode = try FileManager.default.attributesOfItem(atPath: opened.path)[.posixPermissions] as? Int
        #expect(mode == 0o700)
        #expect(FileManager.default.createFile(atPath: "\(root)/gate/socket", contents: nil))
        #expect(try GateFolder.open(for: "ipc://\(root)/gate/socket") != nil)
        try end()
    }

    @Test("A directory with other things in it is refused with an address that would do")
    func shared() throws {
        #expect(FileManager.default.createFile(atPath: "\(root)/bus", contents: nil))
        let error = #expect(throws: TransportError.self) { _ = try GateFolder.open(for: "ipc://\(root)/gate") }
        #expect(error?.code == .noPrivateDirectory)
        #expect(error?.message.contains("ipc://\(root)/gate/socket") == true)
        try end()
    }

    @Test(
        "A directory that is not there, in one that is not there either, is an error",
        arguments: ["ipc:///nowhere/at/all"])
    func missing(address: String) throws {
        #expect(throws: SystemCallError.self) { _ = try GateFolder.open(for: address) }
        try end()
    }

    @Test("A gate at a port, or at an abstract name, needs none", arguments: ["tcp://0.0.0.0:7070", "ipc://@gate"])
    func none(address: String) throws {
        #expect(try GateFolder.open(for: address) == nil)
        try end()
    }
}
