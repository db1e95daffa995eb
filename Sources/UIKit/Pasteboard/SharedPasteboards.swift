import Diagnostics

/// The pasteboards that reach beyond a program: those of a host, or of a plugin, which tests run in one process with its host.
@MainActor package final class SharedPasteboards {
    package let general = PasteboardContents(.general)
    package let primary = PasteboardContents(.primary)

    package init() {}

    /// Joins both with a platform, which is not owned.
    package func attach(_ platform: any PasteboardPlatform) {
        general.attach(platform)
        primary.attach(platform)
    }

    // MARK: Which of them counts

    private static let installed = OverrideStack(SharedPasteboards())
    private static var inner: SharedPasteboards?

    /// The program's own, whoever's code runs now.
    package static var ofProgram: SharedPasteboards { installed.current }

    /// The pasteboards that `UIPasteboard.general` stands for in the code that runs now.
    static var current: SharedPasteboards { inner ?? installed.current }

    /// Has the program use other ones, as long as the installation is held.
    package static func install(_ pasteboards: SharedPasteboards) -> Override {
        installed.push(pasteboards)
    }

    /// Runs code of whoever has these.
    package func perform<Result>(_ body: () -> Result) -> Result {
        let outer = Self.inner
        Self.inner = self
        defer { Self.inner = outer }
        return body()
    }
}
