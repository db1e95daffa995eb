import CVNCServer
import Glibc

/// libvncserver's record of a screen, with everything that it points to.
final class VNCScreenRecord: @unchecked Sendable {
    // Safe to share: see `VNCServer`, its only user, which outlives every thread that reads it.
    let pointer: rfbScreenInfoPtr

    /// RFB sends at most 127 bytes of it. Viewers' threads read it at any time, so it is changed in place, and its last
    /// byte always stays zero.
    private let title = UnsafeMutablePointer<CChar>.allocate(capacity: titleCapacity)
    private static let titleCapacity = 128
    private let passwords: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    private let cursor: rfbCursorPtr?

    init(framebuffer: VNCFramebuffer, title: String, password: String?) throws(ScreenError) {
        // It prints to standard error, a line for every step of every viewer.
        rfbLogEnable(0)
        PageWishReader.install()
        guard let pointer = rfbGetScreen(nil, nil, CInt(framebuffer.width), CInt(framebuffer.height), 8, 3, 4) else {
            throw ScreenError(.outOfResources, "There is no memory left for the VNC server.")
        }
        self.pointer = pointer
        cursor = Self.makeCursor(for: pointer)
        if let password {
            let list = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: 2)
            list[0] = strdup(password)
            list[1] = nil
            passwords = list
            pointer.pointee.authPasswdData = UnsafeMutableRawPointer(list)
            pointer.pointee.passwordCheck = rfbCheckPasswordByList
        } else {
            passwords = nil
        }
        self.title.initialize(repeating: 0, count: Self.titleCapacity)
        pointer.pointee.desktopName = UnsafePointer(self.title)
        // Blue, green, red, unused: the order of `PixelSurface`.
        pointer.pointee.serverFormat.redShift = 16
        pointer.pointee.serverFormat.greenShift = 8
        pointer.pointee.serverFormat.blueShift = 0
        pointer.pointee.serverFormat.depth = 24
        pointer.pointee.alwaysShared = 1
        // Each viewer has threads of its own. Without a pause before an update, the thread of a viewer that never says
        // anything would spin instead of waiting.
        pointer.pointee.backgroundLoop = 1
        pointer.pointee.deferUpdateTime = 5
        // A cursor is drawn by viewers that can do it; it is never drawn into the pixels.
        pointer.pointee.cursor = nil
        setFramebuffer(framebuffer)
        setTitle(title)
    }

    deinit {
        rfbScreenCleanup(pointer)
        rfbFreeCursor(cursor)
        if let passwords {
            free(passwords[0])
            passwords.deallocate()
        }
        title.deallocate()
    }

    func setFramebuffer(_ framebuffer: VNCFramebuffer) {
        pointer.pointee.width = CInt(framebuffer.width)
        pointer.pointee.height = CInt(framebuffer.height)
        pointer.pointee.paddedWidthInBytes = CInt(framebuffer.width * 4)
        pointer.pointee.frameBuffer = framebuffer.bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
    }

    func setTitle(_ newTitle: String) {
        // Cut between characters, so that it stays valid UTF-8.
        var text = newTitle.replacing("\0", with: "")
        while text.utf8.count >= Self.titleCapacity { text.removeLast() }
        var index = 0
        for byte in text.utf8 {
            title[index] = CChar(bitPattern: byte)
            index += 1
        }
        while index < Self.titleCapacity {
            title[index] = 0
            index += 1
        }
    }

    /// Sets what libvncserver calls on viewers' threads.
    ///
    /// - Parameter server: Not retained; it has to outlive those threads.
    func setCallbacks(server: VNCServer) {
        pointer.pointee.screenData = Unmanaged.passUnretained(server).toOpaque()
        pointer.pointee.getCursorPtr = { record in
            guard let record, let server = VNCServer.of(record) else { return nil }
            return server.record.cursor
        }
        pointer.pointee.kbdAddEvent = { isDown, keysym, record in
            guard let record else { return }
            VNCServer.received(.key(Keysym(rawValue: keysym), isDown: isDown != 0), from: record)
        }
        pointer.pointee.ptrAddEvent = { mask, x, y, record in
            guard let record else { return }
            VNCServer.received(.pointer(mask: UInt8(truncatingIfNeeded: mask), x: Int(x), y: Int(y)), from: record)
        }
        pointer.pointee.setXCutText = { text, length, record in
            guard let record, let text else { return }
            let bytes = UnsafeRawBufferPointer(start: text, count: max(Int(length), 0))
            VNCServer.received(cutText: CutText.text(latin: bytes), from: record)
        }
        // That there is this one has libvncserver offer the extended clipboard.
        pointer.pointee.setXCutTextUTF8 = { text, length, record in
            guard let record, let text else { return }
            let bytes = UnsafeRawBufferPointer(start: text, count: max(Int(length), 0))
            VNCServer.received(cutText: CutText.text(utf8: bytes), from: record)
        }
        pointer.pointee.setDesktopSizeHook = { width, height, _, _, record in
            guard let record, let server = VNCServer.of(record) else { return rfbExtDesktopSize_InvalidScreenLayout }
            return server.receivedWish(width: Int(width), height: Int(height), from: record)
        }
    }

    /// An arrow. Viewers that draw the cursor themselves hide the system's, so they have to be given one.
    private static func makeCursor(for screen: rfbScreenInfoPtr) -> rfbCursorPtr? {
        let rows = [
            "x           ", "xx          ", "xox         ", "xoox        ", "xooox       ", "xoooox      ",
            "xooooox     ", "xoooooox    ", "xooooooox   ", "xoooooooox  ", "xooooooooox ", "xooooooxxxxx",
            "xoooxooxx   ", "xooxxooox   ", "xox  xoox   ", "xx   xooox  ", "x     xoox  ", "      xooox ",
            "       xx   ",
        ]
        var source = Array(rows.joined().map { $0 == "o" ? "o" : " " }.joined().utf8CString)
        var mask = Array(rows.joined().utf8CString)
        guard let cursor = rfbMakeXCursor(CInt(rows[0].count), CInt(rows.count), &source, &mask) else { return nil }
        // Made now, because viewers' threads would make it on demand without a lock.
        rfbMakeRichCursorFromXCursor(screen, cursor)
        return cursor
    }
}
