import Diagnostics
import Foundation
import MainLoop
import UIKit

/// Opens addresses with the programs that the user's desktop has for them, by `xdg-open` of freedesktop.org.
@MainActor final class DesktopOpener: URLOpener {
    /// The kinds of addresses that it opens. A file, or a scheme that some program has made up for itself, may do more than show something.
    private static let schemes: Set<String> = ["http", "https", "mailto"]

    /// The time for which it waits for an answer. Without a desktop's service `xdg-open` runs the browser itself, until that ends.
    private static let patience = Duration.seconds(5)

    /// The variables by which the programs find the desktop, beside those that every program gets.
    private static let desktopNames = [
        "DISPLAY", "WAYLAND_DISPLAY", "XAUTHORITY", "DBUS_SESSION_BUS_ADDRESS", "DESKTOP_SESSION", "BROWSER",
        "KDE_FULL_SESSION", "KDE_SESSION_VERSION", "GNOME_DESKTOP_SESSION_ID",
    ]

    private let program: String
    private let environment: ChildEnvironment
    private let loop: MainLoop

    /// - Parameter environment: That of the host, which says where the desktop and the program are.
    /// - Returns: Nil where the program is not installed.
    init?(environment: [String: String] = ProcessInfo.processInfo.environment, on loop: MainLoop) {
        let folders = (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":").filter { $0.hasPrefix("/") }
        let found = folders.map { "\($0)/xdg-open" }.first { FileManager.default.isExecutableFile(atPath: $0) }
        guard let found else { return nil }
        program = found
        self.environment = ChildEnvironment(
            inheritingFrom: environment, allowing: ChildEnvironment.commonNames + Self.desktopNames)
        self.loop = loop
    }

    func canOpen(_ url: URL) -> Bool {
        url.scheme.map { Self.schemes.contains($0.lowercased()) } ?? false
    }

    func open(_ url: URL, completion: @escaping @MainActor (Bool) -> Void) {
        let opening = Opening(completion)
        guard canOpen(url) else { return loop.post { opening.end(false) } }
        do throws(LaunchError) {
            _ = try ChildProcess.spawn(
                description(for: url), on: loop, onLine: { _, _ in }, onExit: { opening.end($0.isSuccess) })
            opening.wait = loop.schedule(after: Self.patience) { [weak opening] in opening?.end(true) }
        } catch {
            Log.application.warning("\(url.scheme ?? "") address not opened: \(error)")
            loop.post { opening.end(false) }
        }
    }

    /// The shell takes the pipes away from what is started: it goes on when nobody reads them any more. The address is an argument, which no
    /// shell reads.
    private func description(for url: URL) -> ProcessDescription {
        ProcessDescription(
            executable: "/bin/sh",
            arguments: ["-c", "exec \"$0\" \"$1\" > /dev/null 2>&1", program, url.absoluteString],
            environment: environment, killsGroupAtExit: false)
    }

    /// An address that is being opened, and who waits for an answer.
    @MainActor private final class Opening {
        private var completion: (@MainActor (Bool) -> Void)?
        var wait: Registration?

        init(_ completion: @escaping @MainActor (Bool) -> Void) {
            self.completion = completion
        }

        func end(_ isOpened: Bool) {
            wait = nil
            let completion = completion
            self.completion = nil
            completion?(isOpened)
        }
    }
}
