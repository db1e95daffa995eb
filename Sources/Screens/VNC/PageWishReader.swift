import CVNCServer
import MainLoop

/// Has libvncserver understand the message of `PageWish`: it asks its protocol extensions about each message that it does
/// not know, and ends the connection if none of them does.
enum PageWishReader {
    /// For all servers of this process, which is how libvncserver keeps its extensions.
    static func install() {
        _ = installed
    }

    private static let installed: Void = {
        // Never freed: the library keeps the address.
        let reader = UnsafeMutablePointer<rfbProtocolExtension>.allocate(capacity: 1)
        reader.initialize(to: rfbProtocolExtension())
        // One without this is not asked.
        reader.pointee.newClient = { _, _ in 1 }
        reader.pointee.handleMessage = { record, _, message in
            guard let record, message?.pointee.type == PageWish.messageType else { return 0 }
            read(from: record)
            return 1
        }
        rfbRegisterProtocolExtension(reader)
    }()

    /// On the viewer's thread, after the message's type.
    private static func read(from record: rfbClientPtr) {
        var bytes = [CChar](repeating: 0, count: PageWish.length)
        guard rfbReadExact(record, &bytes, CInt(bytes.count)) > 0 else {
            rfbCloseClient(record)
            return
        }
        guard let wish = PageWish(bytes.map(UInt8.init(bitPattern:))) else {
            VNCServer.of(record)?.warn(
                "A viewer said something of its page that cannot be. It is left out.", at: MonotonicClock().now)
            return
        }
        VNCServer.received(.page(wish), from: record)
    }
}
