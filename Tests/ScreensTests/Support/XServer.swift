import Glibc
import Testing

/// A virtual display, ended with this object.
final class XServer {
    private let process: ChildProcess
    private let display: String
    /// What programs need to find it.
    let environment: [String: String]

    init() throws {
        // Without repeating keys: a program that is late with letting go of one would have typed it twice.
        process = try ChildProcess(
            "Xvfb", ["-displayfd", "1", "-screen", "0", "1280x1024x24", "-nolisten", "tcp", "-noreset", "-r"])
        display = ":\(try process.waitForLine(""))"
        environment = ["DISPLAY": display, "SDL_VIDEODRIVER": "x11"]
    }

    /// Gives the display the American keyboard with accents: by AltGr é and €, and dead keys in the place of quotes.
    ///
    /// For a character that no key has, xdotool gives it to a key for a moment. A program that reads the keyboard's layout later than that, as any
    /// does on a busy machine, finds nothing there.
    func useInternationalKeyboard() throws {
        try ChildProcess.run("setxkbmap", ["us", "-variant", "intl"], environment: environment)
    }

    /// Runs xdotool.
    @discardableResult
    func xdotool(_ arguments: String...) throws -> String {
        try ChildProcess.run("xdotool", arguments, environment: environment)
    }

    /// The least width and height that the window's program allows (ICCCM, 4.1.2.3).
    func leastSize(of window: String) throws -> [Int] {
        // An XSizeHints: flags in a word, and integers in pairs, of which the third has the least size.
        let hints = try property("WM_NORMAL_HINTS", of: window)
        return hints[0] & 1 << 4 == 0 ? [] : hints[5...6].map { Int($0) }
    }

    /// Width and height of the window's icon, and its pixels from the top left: opacity, red, green, blue.
    func icon(of window: String) throws -> [UInt32] {
        try property("_NET_WM_ICON", of: window)
    }

    /// The items of a property, of 32 bits each.
    private func property(_ name: String, of window: String) throws -> [UInt32] {
        let library = try #require(dlopen("libX11.so.6", RTLD_NOW))
        defer { dlclose(library) }
        func function<Function>(_ name: String, as type: Function.Type) throws -> Function {
            unsafeBitCast(try #require(dlsym(library, name)), to: type)
        }
        typealias Display = OpaquePointer
        let open = try function("XOpenDisplay", as: (@convention(c) (UnsafePointer<CChar>?) -> Display?).self)
        let close = try function("XCloseDisplay", as: (@convention(c) (Display) -> CInt).self)
        let free = try function("XFree", as: (@convention(c) (UnsafeMutableRawPointer) -> CInt).self)
        let atom = try function(
            "XInternAtom", as: (@convention(c) (Display, UnsafePointer<CChar>, CInt) -> UInt).self)
        let get = try function(
            "XGetWindowProperty",
            as: (@convention(c) (
                Display, UInt, UInt, Int, Int, CInt, UInt, UnsafeMutablePointer<UInt>, UnsafeMutablePointer<CInt>,
                UnsafeMutablePointer<UInt>, UnsafeMutablePointer<UInt>, UnsafeMutablePointer<UnsafeMutableRawPointer?>
            ) -> CInt).self)
        let connection = try #require(open(environment["DISPLAY"]))
        defer { _ = close(connection) }
        var (type, format, count, left) = (UInt(0), CInt(0), UInt(0), UInt(0))
        var items: UnsafeMutableRawPointer?
        let target = try #require(UInt(window))
        #expect(
            get(connection, target, atom(connection, name, 0), 0, 1 << 20, 0, 0, &type, &format, &count, &left, &items)
                == 0)
        let found = try #require(items)
        defer { _ = free(found) }
        try #require(format == 32)
        // Xlib gives each item in a word.
        return UnsafeBufferPointer(start: found.assumingMemoryBound(to: UInt.self), count: Int(count)).map {
            UInt32(truncatingIfNeeded: $0)
        }
    }

    /// Does what the close button of a window manager does: it sends the message WM_DELETE_WINDOW (ICCCM, 4.2.8.1).
    func requestClose(of window: String) throws {
        let library = try #require(dlopen("libX11.so.6", RTLD_NOW))
        defer { dlclose(library) }
        func function<Function>(_ name: String, as type: Function.Type) throws -> Function {
            unsafeBitCast(try #require(dlsym(library, name)), to: type)
        }
        typealias Display = OpaquePointer
        let open = try function("XOpenDisplay", as: (@convention(c) (UnsafePointer<CChar>?) -> Display?).self)
        let close = try function("XCloseDisplay", as: (@convention(c) (Display) -> CInt).self)
        let atom = try function(
            "XInternAtom", as: (@convention(c) (Display, UnsafePointer<CChar>, CInt) -> UInt).self)
        let send = try function(
            "XSendEvent",
            as: (@convention(c) (Display, UInt, CInt, Int, UnsafeMutableRawPointer) -> CInt).self)
        let connection = try #require(open(display))
        // Closing it sends what was written.
        defer { _ = close(connection) }
        let target = try #require(UInt(window))
        // An XClientMessageEvent, in the padding of the union XEvent: 24 words.
        var event = [UInt](repeating: 0, count: 24)
        event[0] = 33  // ClientMessage
        event[4] = target
        event[5] = atom(connection, "WM_PROTOCOLS", 0)
        event[6] = 32  // bits per item
        event[7] = atom(connection, "WM_DELETE_WINDOW", 0)
        #expect(send(connection, target, 0, 0, &event) != 0)
    }
}
