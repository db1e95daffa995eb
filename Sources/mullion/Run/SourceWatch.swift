import Foundation
import Glibc
import MainLoop

/// Watches the sources of a package (inotify(7)) and says when they have changed, once for all that is written together.
///
/// Editors write a file by another one that they rename, and more than one at a time: a change is told when nothing has
/// happened for `quiet`.
@MainActor final class SourceWatch {
    static let quiet = Duration.milliseconds(50)

    private let descriptor: OwnedDescriptor
    private let loop: MainLoop
    private let package: URL
    /// Told with the time of the loop's clock when the first change was noticed, and what has changed.
    private let onChange: (Duration, Change) -> Void
    private var folders: [CInt: URL] = [:]
    private var watch: Registration?
    private var firstChange: Duration?
    private var change = Change.files([])
    private var timer: Registration?

    enum Change {
        /// These, some of which may be gone again.
        case files(Set<URL>)
        /// Nobody can tell what.
        case anything
    }

    /// - Parameters:
    ///   - others: Folders to be watched beside `Sources` and `Plugins`.
    ///   - onChange: Called in a turn of the loop.
    init(
        _ package: URL, and others: [URL], on loop: MainLoop, onChange: @escaping (Duration, Change) -> Void
    ) throws {
        let number = inotify_init1(O_NONBLOCK | O_CLOEXEC)
        guard number >= 0 else { throw Self.refusal(SystemCallError("inotify_init1")) }
        descriptor = OwnedDescriptor(taking: number)
        self.loop = loop
        self.package = package
        self.onChange = onChange
        try add(package)
        for folder in Self.sourceFolders { try addAll(package.appending(component: folder)) }
        for folder in others { try addAll(folder) }
        watch = try loop.watch(descriptor, for: .read) { [weak self] _ in self?.read() }
    }

    private static let sourceFolders = ["Sources", "Plugins"]
    private static let events =
        UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE) | UInt32(IN_ONLYDIR)

    // MARK: Folders

    private func addAll(_ folder: URL) throws {
        guard folder.isDirectory else { return }
        try add(folder)
        for entry in folder.filesBelow where entry.isDirectory { try add(entry) }
    }

    /// A folder that is watched already gets the same number again.
    private func add(_ folder: URL) throws {
        let number = inotify_add_watch(descriptor.number, folder.path, Self.events)
        if number >= 0 {
            folders[number] = folder.standardizedFileURL
            return
        }
        let failure = SystemCallError("inotify_add_watch")
        // It may be gone again already, or be no folder any more.
        guard [ENOENT, ENOTDIR].contains(failure.errorNumber) else { throw Self.refusal(failure) }
    }

    private static func refusal(_ failure: SystemCallError) -> CommandError {
        CommandError(
            .fileSystem,
            "The sources cannot be watched: \(failure). Raise fs.inotify.max_user_watches or fs.inotify.max_user_instances by sysctl."
        )
    }

    // MARK: Events

    private func read() {
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            let count = Glibc.read(descriptor.number, &buffer, buffer.count)
            guard count > 0 else { return }
            buffer.withUnsafeBytes { take(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
        }
    }

    private func take(_ bytes: UnsafeRawBufferPointer) {
        var rest = bytes[...]
        let head = MemoryLayout<inotify_event>.size
        while rest.count >= head {
            let event = UnsafeRawBufferPointer(rebasing: rest).loadUnaligned(as: inotify_event.self)
            let name = rest.dropFirst(head).prefix(Int(event.len)).prefix { $0 != 0 }
            rest = rest.dropFirst(head + Int(event.len))
            take(event.wd, event.mask, String(decoding: name, as: UTF8.self))
        }
    }

    private func take(_ number: CInt, _ mask: UInt32, _ name: String) {
        // What was lost may be anything.
        if mask & UInt32(IN_Q_OVERFLOW) != 0 { return lookAgain() }
        guard let folder = folders[number] else { return }
        if mask & UInt32(IN_IGNORED) != 0 {
            folders[number] = nil
            return
        }
        guard Self.isSource(name), folder != package.standardizedFileURL || isOfPackage(name) else { return }
        if mask & UInt32(IN_ISDIR) != 0 {
            // What was put into it before it was watched counts too.
            if mask & UInt32(IN_CREATE | IN_MOVED_TO) != 0 { try? addAll(folder.appending(component: name)) }
            change = .anything
        } else if mask & UInt32(IN_CREATE) != 0 {
            // It is told again when whoever makes it has written it.
            return
        } else if case .files(let files) = change {
            change = .files(files.union([folder.appending(component: name)]))
        }
        note()
    }

    private func lookAgain() {
        change = .anything
        for folder in Self.sourceFolders { try? addAll(package.appending(component: folder)) }
        note()
    }

    /// Not what editors put beside a file while they work on it.
    private static func isSource(_ name: String) -> Bool {
        !name.hasPrefix(".") && !name.hasSuffix("~") && !name.hasPrefix("#")
    }

    /// In the package's own folder little else is the build's.
    private func isOfPackage(_ name: String) -> Bool {
        Self.sourceFolders.contains(name) || name.hasPrefix("Package") && name.hasSuffix(".swift")
    }

    private func note() {
        firstChange = firstChange ?? loop.clock.now
        timer = loop.schedule(after: Self.quiet) { [weak self] in
            guard let self, let first = firstChange else { return }
            let change = change
            self.change = .files([])
            firstChange = nil
            timer = nil
            onChange(first, change)
        }
    }
}
