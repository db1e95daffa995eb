import Foundation
import HostStaging
import PluginHost
import Testing
import UIKit

extension MultiProcess {
    @Suite("Plugins that cannot be started") @MainActor struct Launches {
        private let folder: PrivateFolder

        init() throws {
            folder = try PrivateFolder()
        }

        private func expectSentence(of program: URL, _ words: String) async throws {
            let host = try SpawningHost(executable: program)
            let sentence = try await host.waitUntilEnded()
            #expect(sentence.hasPrefix("It could not be started: "))
            #expect(sentence.contains(words), "\(sentence)")
            #expect(sentence.contains(program.path))
            #expect(host.recorder.launches == 1)
            try await host.expectOwnPaneWorks()
            try await host.close()
        }

        private func file(_ name: String, _ bytes: [UInt8], isExecutable: Bool) throws -> URL {
            let file = folder.url.appendingPathComponent(name)
            try Data(bytes).write(to: file)
            try FileManager.default.setAttributes(
                [.posixPermissions: isExecutable ? 0o755 : 0o644], ofItemAtPath: file.path)
            return file
        }

        @Test("A program that is missing is named")
        func missing() async throws {
            try await expectSentence(of: folder.url.appendingPathComponent("Nothing"), "There is no program at")
        }

        @Test("A program without the permission to be executed is named, and how to give it")
        func notExecutable() async throws {
            try await expectSentence(of: try file("Plain", Array("text".utf8), isExecutable: false), "chmod +x")
        }

        @Test("A program for another processor is said to be one")
        func wrongArchitecture() async throws {
            // The header of a 64-bit ELF program for IBM's Z, which no test runs on.
            var header: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 2, 2, 1] + [UInt8](repeating: 0, count: 9)
            header += [0, 2, 0, 22, 0, 0, 0, 1] + [UInt8](repeating: 0, count: 40)
            try await expectSentence(
                of: try file("Foreign", header, isExecutable: true),
                "is a program for S390, which this system does not execute")
        }

        @Test("Without the launcher no plugin is started, and the pane says what is missing")
        func missingLauncher() async throws {
            let host = try SpawningHost(launcher: folder.url.appendingPathComponent("mullion-launch").path)
            let sentence = try await host.waitUntilEnded()
            #expect(sentence.hasPrefix("It could not be started: Without \(folder.url.path)/mullion-launch no plugin"))
            #expect(sentence.contains("MULLION_LAUNCHER"))
            #expect(host.recorder.launches == 1)
            try await host.expectOwnPaneWorks()
            try await host.close()
        }

        @Test("What the launcher cannot do is said in the pane")
        func refusingLauncher() async throws {
            let launcher = try file(
                "launcher", Array("#!/bin/sh\necho 'mullion-launch: it is Sunday.' >&2; exit 71\n".utf8),
                isExecutable: true)
            let host = try SpawningHost(launcher: launcher.path)
            #expect(try await host.waitUntilEnded() == "It could not be started: mullion-launch: it is Sunday.")
            #expect(host.recorder.launches == 1)
            try await host.close()
        }

        @Test("When the program is there at last, Retry starts it")
        func retry() async throws {
            let program = folder.url.appendingPathComponent("Late")
            let host = try SpawningHost(executable: program)
            try await host.waitUntilEnded()
            try FileManager.default.createSymbolicLink(at: program, withDestinationURL: SpawningHost.fixture)
            let button = try #require(host.stage.button("Retry", in: host.pane))
            host.stage.tap(host.stage.middle(of: button))
            try await host.waitUntilRunning()
            try await host.waitUntilShown()
            try await host.close()
        }
    }
}
