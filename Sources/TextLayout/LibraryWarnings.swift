import CPango
import Diagnostics

/// Brings complaints of GLib and of the libraries that are built on it (Pango, librsvg) into the log.
///
/// By themselves they print it on standard error, as often as they like, and wait for whoever reads there. What is drawn may be a
/// plugin's, so its complaints have to be bounded as all other lines.
enum LibraryWarnings {
    /// Has complaints go into the log. A program that has decided otherwise by `g_log_set_default_handler` keeps what it has.
    static func goIntoLog() {
        guard let before = g_log_set_default_handler(handler, nil), address(of: before) != address(of: standard) else {
            return
        }
        _ = g_log_set_default_handler(before, nil)
    }

    private static let standard: GLogFunc = g_log_default_handler

    private static let handler: GLogFunc = { domain, level, message, data in
        // GLib ends the process as soon as this returns, so the line has to be out by then.
        guard level.rawValue & G_LOG_FLAG_FATAL.rawValue == 0 else {
            return g_log_default_handler(domain, level, message, data)
        }
        let graver = G_LOG_LEVEL_ERROR.rawValue | G_LOG_LEVEL_CRITICAL.rawValue | G_LOG_LEVEL_WARNING.rawValue
        let line = "\(domain.map { String(cString: $0) } ?? "A library"): \(message.map { String(cString: $0) } ?? "")"
        if level.rawValue & graver == 0 { Log.views.debug("\(line)") } else { Log.views.warning("\(line)") }
    }

    private static func address(of function: GLogFunc) -> Int {
        unsafeBitCast(function, to: Int.self)
    }
}
