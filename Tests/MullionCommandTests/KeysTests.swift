import Foundation
import Testing

@Suite("mullion keys")
struct KeysTests {
    private func mode(_ folder: TemporaryFolder, _ path: String) throws -> Int {
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.url.appending(path: path).path)
        return (attributes[.posixPermissions] as? Int ?? 0) & 0o777
    }

    @Test("new makes a pair that nobody else can read the secret half of, and replaces none without being told to")
    func new() throws {
        let folder = try TemporaryFolder()
        let made = try MullionCommand("keys", "new", "--folder", "keys", in: folder)
        #expect(made.status == 0, "\(made.complaints)")
        let secret = try folder.text("keys/gate.key")
        let known = try folder.text("keys/gate.pub")
        #expect(secret.utf8.count == 41 && known.utf8.count == 41 && secret != known)
        #expect(made.output.joined().contains(known.dropLast()))
        #expect(!made.output.joined().contains(secret.dropLast()))
        #expect(try mode(folder, "keys/gate.key") == 0o600)
        #expect(try mode(folder, "keys/allowed") == 0o600)
        let again = try MullionCommand("keys", "new", "--folder", "keys", in: folder)
        #expect(again.status != 0)
        #expect(again.complaints.contains("--replace"))
        #expect(try folder.text("keys/gate.key") == secret)
        let replaced = try MullionCommand("keys", "new", "--replace", "--folder", "keys", in: folder)
        #expect(replaced.status == 0)
        #expect(try folder.text("keys/gate.key") != secret)
    }

    @Test("A disk that takes nothing more leaves no half of a key, and the keys that there were")
    func fullDisk() throws {
        let folder = try TemporaryFolder()
        _ = try MullionCommand("keys", "new", "--folder", "keys", in: folder)
        let secret = try folder.text("keys/gate.key")
        let known = try folder.text("keys/gate.pub")
        // A limit for the size of files ends a write as a full disk does.
        let shell = "ulimit -f 0; trap '' XFSZ; exec \"$@\""
        let mullion = try MullionCommand.programs.appending(component: "mullion").path
        for words in [["new", "--replace"], ["new", "clock"], ["allow", "org.example.clock", "gate"]] {
            let run = try MullionCommand(
                ["-c", shell, "sh", mullion, "keys"] + words + ["--folder", "keys"], in: folder,
                program: URL(fileURLWithPath: "/bin/sh"))
            #expect(run.status != 0)
            #expect(run.complaints.contains("cannot be written"), "\(run.complaints)")
        }
        #expect(try folder.text("keys/gate.key") == secret)
        #expect(try folder.text("keys/gate.pub") == known)
        #expect(try folder.text("keys/allowed").isEmpty)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.appending(path: "keys").path)
        #expect(names.sorted() == ["allowed", "gate.key", "gate.pub"])
    }

    @Test("allow takes a key, a file or a name, once, and no key for two plugins")
    func allow() throws {
        let folder = try TemporaryFolder()
        _ = try MullionCommand("keys", "new", "clock", "--folder", "keys", in: folder)
        _ = try MullionCommand("keys", "new", "other", "--folder", "keys", in: folder)
        let clock = try folder.text("keys/clock.pub").dropLast()
        let other = try folder.text("keys/other.pub").dropLast()
        for words in ["clock", "keys/clock.pub", "\(clock)"] {
            let allowed = try MullionCommand(
                "keys", "allow", "org.example.clock", words, "--folder", "keys", in: folder)
            #expect(allowed.status == 0, "\(allowed.complaints)")
        }
        _ = try MullionCommand("keys", "allow", "org.example.other", "other", "--folder", "keys", in: folder)
        let list = "org.example.clock \(clock)\norg.example.other \(other)\n"
        #expect(try folder.text("keys/allowed") == list)
        let twice = try MullionCommand("keys", "allow", "org.example.third", "clock", "--folder", "keys", in: folder)
        #expect(twice.status != 0)
        #expect(twice.complaints.contains("a key stands for one plugin"))
        #expect(try folder.text("keys/allowed") == list)
        let noted = "-- of this house\n" + list
        try folder.write("keys/allowed", noted)
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o600], ofItemAtPath: folder.url.appending(path: "keys/allowed").path)
        let dashes = "-" + String(repeating: "0", count: 39)
        let third = try MullionCommand(
            "keys", "allow", "org.example.third", "--folder", "keys", "--", dashes, in: folder)
        #expect(third.status == 0, "\(third.complaints)")
        #expect(try folder.text("keys/allowed") == noted + "org.example.third \(dashes)\n")
        let bad = try MullionCommand("keys", "allow", "clock", "clock", "--folder", "keys", in: folder)
        #expect(bad.status != 0)
        #expect(bad.complaints.contains("reverse-DNS"))
    }
}
