import Foundation
import MainLoop
import PluginHost
import ProcessInspection
import Testing

/// Who starts the confined program.
enum Starter: CaseIterable {
    /// Whoever runs the tests, which is root where they run in a container.
    case tester
    case ordinaryUser

    static let available = allCases.filter { $0 == .tester || UnprivilegedUser.canRun }

    var command: [String] { self == .tester ? [] : UnprivilegedUser.command }
    var number: uid_t { self == .tester || geteuid() != 0 ? geteuid() : UnprivilegedUser.number }
}

@Suite(
    "What a confined program may not do by a descriptor of what it may only read", .enabled(if: Kernel.canAsk),
    .timeLimit(.minutes(4)))
@MainActor
struct DescriptorCallTests {
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
    }

    private static let denied = "Operation not permitted"
    private static let wrongMode = "Bad file descriptor"
    private static let closed = "Permission denied"
    private static let noFolder = "Not a directory"

    /// Every call that takes a descriptor and could change what it stands for, what it should come to with a file that was
    /// opened for reading, and where it succeeds why that does no harm. Calls that take what the program cannot have, such as a
    /// ring or the descriptor of a mount, are refused before that is looked at.
    private static let calls: [(name: String, outcome: String)] =
        // Owner, mode, times, attributes, flags.
        [
            "mode", "mode_of_another_user", "mode_by_link", "mode_by_empty_path", "owner", "owner_by_empty_path",
            "owner_by_link", "times", "times_now", "times_by_empty_path", "times_by_link", "times_by_old_call",
            "attribute", "no_attribute", "attribute_by_link", "attribute_by_empty_path", "no_attribute_by_empty_path",
            "flags_by_empty_path", "flags", "extended_flags", "generation", "verity", "encryption", "encryption_key",
            "label",
        ].map { ($0, denied) }
        // Content: the kernel itself looks at how the file was opened, or Landlock at where it is.
        + ["write_bytes", "write_at", "write_parts", "reserve", "punch"].map { ($0, wrongMode) }
        + ["copy_into", "send_into", "splice_into", "clone_into"].map { ($0, wrongMode) }
        + [("cut", "Invalid argument"), ("cut_by_link", closed), ("map_to_write", closed), ("open_by_link", closed)]
        + [("open_with_memory", "Function not implemented")]
        + ["share_extents", "move_extents", "make_subvolume", "freeze", "trim", "flush_device", "no_request", "hint"]
        .map { ($0, denied) }
        + [("hint_of_file", denied)]
        // Whoever else opens the file, or is told of it.
        + [
            "lease_to_write", "lease_to_read", "delegation", "notice", "receiver", "receiver_with_kind",
            "signal_to_receiver", "signals_on", "no_command", "lock_alone", "lock_together", "watch", "watch_all",
        ].map { ($0, denied) }
        + ["record_to_write", "record_to_write_of_file"].map { ($0, wrongMode) }
        // Holds up only who asks for a lock of his own to write: docs/Threats.md.
        + ["record_to_read", "record_to_read_of_file"].map { ($0, "done") }
        // Names. A link from elsewhere is one from another file system for whoever Landlock confines.
        + ["name_by_empty_path", "name_by_link"].map { ($0, "Invalid cross-device link") }
        + ["make_file", "make_unnamed", "make_folder", "make_link", "make_pipe", "remove_file", "rename_file"]
        .map { ($0, noFolder) }
        // Mounts, namespaces, processes, and the rest of the kernel.
        + [
            "handle", "open_handle", "mount_attributes", "mount_moved", "tree", "tree_with_attributes", "pick",
            "configure", "mount_it", "quota", "list_mounts", "mount_status", "label_of_process", "namespace",
            "descriptor_of_process", "memory_of_process", "reap_memory", "compare", "ring", "ring_buffers", "module",
            "kernel", "counters", "mode_of_pipe",
        ].map { ($0, denied) }
        // What only looks.
        + ["look", "look_closely", "look_at_system", "look_at_flags", "look_at_attributes", "read_bytes", "poll_it"]
        .map { ($0, "done") }
        // To read is what the descriptor is for; the target is the program's own.
        + ["map_to_read", "copy_out", "send_out", "splice_out"].map { ($0, "done") }
        // What is in memory already, or on the disk: the next one to read waits for it as for the first time.
        + ["read_ahead", "advise", "sync_file", "sync_range", "cached"].map { ($0, "done") }
        // What the descriptor alone notices.
        + ["seek", "duplicate", "descriptor_flag", "status_flags", "without_waiting"].map { ($0, "done") }

    /// What can succeed with a folder, or with a descriptor that was opened for no access at all.
    private static let harmless = Set(calls.filter { $0.outcome == "done" }.map(\.name))

    /// So that a look at the file's rights alone would let the program do everything.
    private func giveAll(to starter: Starter) throws {
        for path in [folder.own, folder.foreign, folder.foreignFile] {
            try #require(chown(path, starter.number, starter.number) == 0)
        }
        try #require(chmod(folder.path, 0o755) == 0)
    }

    private func lines(_ attempts: [String], startedBy starter: Starter = .tester) async throws -> [String] {
        let options = try BuiltProgram.confined(writing: folder.own) + ["--read", folder.foreign]
        let program = [try BuiltProgram.path("HostileFixture"), "own-folder", folder.own]
        var description = try BuiltProgram.launched(options, program + attempts)
        let words = starter.command + [description.executable] + description.arguments
        description.executable = words[0]
        description.arguments = Array(words.dropFirst())
        let launched = try LaunchedChild(description)
        #expect(try await launched.waitForExit() == .exited(code: 0))
        #expect(launched.lines(.error).isEmpty)
        #expect(launched.lines().first == "own-folder \(folder.own): done")
        return Array(launched.lines().dropFirst())
    }

    /// All that could show that somebody has changed something; the time of the last change of its status is among it.
    private struct Status: Equatable {
        let numbers: [Int]

        init(_ path: String) throws {
            var status = stat()
            try #require(stat(path, &status) == 0)
            numbers = [
                Int(status.st_mode), Int(status.st_uid), Int(status.st_gid), Int(status.st_size), Int(status.st_nlink),
                Int(status.st_mtim.tv_sec), Int(status.st_mtim.tv_nsec),
                Int(status.st_ctim.tv_sec), Int(status.st_ctim.tv_nsec),
            ]
        }
    }

    @Test(
        "Of a file that it may only read no call changes anything, whoever starts it",
        .enabled(if: Kernel.landlock >= 3), arguments: Starter.available)
    func file(starter: Starter) async throws {
        try giveAll(to: starter)
        let before = try [Status(folder.foreignFile), Status(folder.foreign)]
        let printed = try await lines(["walk-read", folder.foreignFile], startedBy: starter).dropLast()
        let after = try [Status(folder.foreignFile), Status(folder.foreign)]
        for (line, call) in zip(printed.sorted(), Self.calls.map({ "\($0.name): \($0.outcome)" }).sorted()) {
            #expect(line == call)
        }
        #expect(printed.count == Self.calls.count)
        #expect(after == before)
        #expect(FileManager.default.contents(atPath: folder.foreignFile) == Data("#!/bin/sh\n".utf8))
    }

    @Test(
        "Nor of a folder, nor with a descriptor that was opened for no access at all",
        .enabled(if: Kernel.landlock >= 3), arguments: Starter.available, ["walk-read", "walk-named"])
    func folder(starter: Starter, walk: String) async throws {
        try giveAll(to: starter)
        let path = walk == "walk-read" ? folder.foreign : folder.foreignFile
        let printed = try await lines([walk, path], startedBy: starter).dropLast()
        #expect(printed.count == Self.calls.count)
        for line in printed where line.hasSuffix(": done") {
            #expect(Self.harmless.contains(String(line.dropLast(6))), "\(line)")
        }
        var status = stat()
        #expect(stat(folder.foreign, &status) == 0 && status.st_mode & 0o7777 == 0o700)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.foreign) == ["program"])
    }

    @Test("Of a file of its own, which it has opened for writing, it changes mode and times, and locks it")
    func ownFile() async throws {
        let path = "\(folder.own)/file"
        let printed = try await lines(["change-own", path, "lock-in-turn", "\(folder.own)/other"])
        #expect(
            printed == [
                "mode 640, time 1000", "change-own \(path): done", "lock-in-turn \(folder.own)/other: done",
            ])
    }

    @Test("It makes no file that gives whoever executes it the rights of another user")
    func specialBits() async throws {
        let printed = try await lines(["make-special", folder.own])
        #expect(
            printed.dropLast()
                == ["open", "openat", "creat", "mknod", "mkdir", "unnamed"].map { "special \($0): \(Self.denied)" })
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.own).isEmpty)
    }
}
