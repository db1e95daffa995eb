import CSDLShims
import Foundation
import Glibc

/// The library by which SDL draws window frames on Wayland, libdecor, and its plugins, which do the drawing.
///
/// Where it finds none it falls back to windows without frames, and SDL 2.26 then waits for ever for what it needs to show such a window:
/// it stays black, and nobody says anything. SDL shows the window if it does without the library.
enum WindowFrames {
    private static let variable = "LIBDECOR_PLUGIN_DIR"
    private static let library = "libdecor-0.so.0"

    /// Whether there is a plugin that libdecor would find: in the folder of its variable, or in that beside the library itself.
    static func areDrawn(environment: (String) -> String?, libraryFolder: String?) -> Bool {
        guard let folder = environment(variable) ?? libraryFolder.map({ "\($0)/libdecor/plugins-1" }) else {
            return false
        }
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return files.contains { $0.hasSuffix(".so") }
    }

    static var areDrawn: Bool {
        areDrawn(
            environment: { name in getenv(name).map { String(cString: $0) } },
            libraryFolder: libraryFolder)
    }

    private static var libraryFolder: String? {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { bytes in
            guard let start = bytes.baseAddress, csdl_library_folder(library, start, bytes.count) else { return nil }
            return String(cString: start)
        }
    }
}
