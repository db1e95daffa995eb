import CVNCServer
import Glibc

/// One connected viewer, as long as libvncserver's own record of it is valid: from its creation until its thread frees it.
///
/// libvncserver's own functions for all clients of a screen walk its list without keeping the entries alive, and crash
/// when one leaves meanwhile. So `VNCServer` keeps this list of its own and does to each client what they do.
final class VNCClient: @unchecked Sendable {
    // Safe to share: what changes here is used under the lock of the server's list, from which the client is removed before
    // the record is freed, or under the record's update mutex; the fields of the record are changed under the record's own
    // mutexes, as libvncserver's threads do.
    let id: UInt64
    /// When libvncserver was given the connection, by the monotonic clock.
    let admission: Duration
    let record: rfbClientPtr

    /// Whether it is through with the handshake and has one of the viewers' places. Under the server's lock.
    var isConnected = false
    /// Whether its connection has been cut. Under the server's lock.
    private(set) var isLeaving = false

    /// Whether its thread is reading pixels. Under the update mutex.
    private var isSending = false
    /// Whether its thread must not begin to read pixels. Under the update mutex.
    private var isPaused: Bool
    /// The text for the viewer's clipboard that was not sent yet. Under the update mutex.
    private var cutText: CutText?

    init(id: UInt64, record: rfbClientPtr, admission: Duration, isPaused: Bool) {
        self.id = id
        self.record = record
        self.admission = admission
        self.isPaused = isPaused
    }

    // MARK: Handshake

    /// How far the viewer has come.
    enum Handshake: Int, Comparable {
        /// It has said nothing that RFB knows.
        case silent
        /// It has said its version and has to choose how to log in.
        case choosing
        /// It has been asked for a password.
        case typing
        /// It has logged in and has to say that it wants to begin.
        case opening
        case over

        static func < (one: Handshake, other: Handshake) -> Bool {
            one.rawValue < other.rawValue
        }
    }

    var handshake: Handshake {
        switch record.pointee.state {
        case RFB_PROTOCOL_VERSION: .silent
        case RFB_SECURITY_TYPE: .choosing
        case RFB_AUTHENTICATION: .typing
        case RFB_INITIALISATION, RFB_INITIALISATION_SHARED: .opening
        default: .over
        }
    }

    /// When it has to be through with the handshake.
    func deadline(_ patience: ViewerPatience, hasPassword: Bool) -> Duration {
        let isTyping = handshake == .typing || handshake == .opening && hasPassword
        return admission + (isTyping ? patience.password : patience.handshake)
    }

    /// Ends the connection: reads and writes of its threads fail at once, so they end. Under the server's lock.
    func disconnect() {
        isLeaving = true
        shutdown(record.pointee.sock, CInt(SHUT_RDWR))
    }

    /// Whether the viewer's threads have to end.
    var isOver: Bool {
        record.pointee.state == RFB_SHUTDOWN || record.pointee.sock < 0
    }

    // MARK: Changes

    /// Has a part of the framebuffer sent to the viewer.
    func markModified(_ region: OpaquePointer) {
        withUpdateMutex {
            sraRgnOr(record.pointee.modifiedRegion, region)
            pthread_cond_signal(updateCondition)
        }
    }

    /// Keeps the viewer's thread from beginning to read pixels.
    ///
    /// - Returns: Whether it is reading some already.
    func pause() -> Bool {
        withUpdateMutex {
            isPaused = true
            return isSending
        }
    }

    /// Tells the viewer of a new size, and lets its thread read pixels again.
    func framebufferDidChange(width: Int, height: Int) {
        withUpdateMutex {
            isPaused = false
            setModified(width: width, height: height)
            // Also for one that has not yet said whether it understands: it may do so in the next message.
            record.pointee.newFBSizePending = 1
            pthread_cond_signal(updateCondition)
        }
    }

    /// Marks the whole framebuffer as changed, so that all of it is sent.
    func markEverythingModified(width: Int, height: Int) {
        withUpdateMutex { setModified(width: width, height: height) }
    }

    private func setModified(width: Int, height: Int) {
        sraRgnDestroy(record.pointee.modifiedRegion)
        record.pointee.modifiedRegion = sraRgnCreateRect(0, 0, CInt(width), CInt(height))
        sraRgnMakeEmpty(record.pointee.copyRegion)
    }

    /// Has the viewer told at once which size the window has and what came of its wish for another.
    ///
    /// - Parameter status: RFB's, such as `rfbExtDesktopSize_OutOfResources`.
    func answerWish(_ status: CInt) {
        withUpdateMutex {
            record.pointee.lastDesktopSizeChangeError = status
            record.pointee.newFBSizePending = 1
            pthread_cond_signal(updateCondition)
        }
    }

    // MARK: Sending

    enum Work {
        /// There are pixels to send, and they may be sent.
        case pixels
        case text(CutText)
    }

    /// Waits until there is something to send.
    ///
    /// - Returns: Nil when the viewer leaves.
    func waitForWork() -> Work? {
        withUpdateMutex {
            while !isOver {
                if let text = cutText {
                    cutText = nil
                    return .text(text)
                }
                if !isPaused, isUpdatePending { return .pixels }
                pthread_cond_wait(updateCondition, updateMutex)
            }
            return nil
        }
    }

    /// Has a text sent to the viewer's clipboard, in place of one that waits.
    func offer(_ text: CutText) {
        withUpdateMutex {
            cutText = text
            pthread_cond_signal(updateCondition)
        }
    }

    /// In bytes: for a browser libvncserver makes a frame of each piece, in a buffer of 30000.
    private static let piece = 16 << 10

    /// Sends a text, on the thread that sends. A viewer that reads nothing for long is given up by libvncserver.
    func send(_ text: CutText) {
        let message = record.pointee.enableExtendedClipboard != 0 ? text.extended : text.plain
        pthread_mutex_lock(sendMutex)
        defer { pthread_mutex_unlock(sendMutex) }
        var start = 0
        while start < message.count {
            let end = min(start + Self.piece, message.count)
            let isSent = message[start..<end].withUnsafeBytes { bytes in
                rfbWriteExact(record, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), CInt(bytes.count)) > 0
            }
            guard isSent else {
                rfbCloseClient(record)
                return
            }
            start = end
        }
    }

    /// The answer to libvncserver's question before it sends (`FB_UPDATE_PENDING`): only a viewer that has asked for
    /// pixels gets anything. The pointer stays where it is, and nothing is ever copied.
    private var isUpdatePending: Bool {
        guard sraRgnEmpty(record.pointee.requestedRegion) == 0 else { return false }
        if record.pointee.useNewFBSize != 0, record.pointee.newFBSizePending != 0 { return true }
        if record.pointee.enableCursorShapeUpdates != 0, record.pointee.cursorWasChanged != 0 { return true }
        if record.pointee.enableCursorPosUpdates != 0, record.pointee.cursorWasMoved != 0 { return true }
        guard let region = sraRgnCreateRgn(record.pointee.modifiedRegion) else { return false }
        defer { sraRgnDestroy(region) }
        return sraRgnAnd(region, record.pointee.requestedRegion) != 0
    }

    /// Sends what there is to send, unless the thread was paused meanwhile.
    ///
    /// - Returns: Whether somebody paused the thread while it sent, and waits for its end.
    func sendUpdate() -> Bool {
        let region: OpaquePointer? = withUpdateMutex {
            guard !isPaused, let region = visiblyModified() else { return nil }
            isSending = true
            return region
        }
        guard let region else { return false }
        defer { sraRgnDestroy(region) }
        pthread_mutex_lock(sendMutex)
        rfbSendFramebufferUpdate(record, region)
        pthread_mutex_unlock(sendMutex)
        return withUpdateMutex {
            isSending = false
            return isPaused
        }
    }

    /// A copy of the modified region that lies inside of the screen: it may have been marked when the screen was larger.
    private func visiblyModified() -> OpaquePointer? {
        guard let screen = record.pointee.screen,
            let region = sraRgnCreateRect(0, 0, screen.pointee.width, screen.pointee.height)
        else { return nil }
        sraRgnAnd(region, record.pointee.modifiedRegion)
        return region
    }

    /// Wakes the thread that sends, so that it notices that the viewer leaves.
    func wakeSender() {
        withUpdateMutex { _ = pthread_cond_signal(updateCondition) }
    }

    // MARK: The record's mutexes

    private func withUpdateMutex<Result>(_ body: () -> Result) -> Result {
        pthread_mutex_lock(updateMutex)
        defer { pthread_mutex_unlock(updateMutex) }
        return body()
    }

    private var updateMutex: UnsafeMutablePointer<pthread_mutex_t> { address(of: \.updateMutex) }
    private var updateCondition: UnsafeMutablePointer<pthread_cond_t> { address(of: \.updateCond) }
    private var sendMutex: UnsafeMutablePointer<pthread_mutex_t> { address(of: \.sendMutex) }

    private func address<Field>(of field: WritableKeyPath<rfbClientRec, Field>) -> UnsafeMutablePointer<Field> {
        guard let address = record.pointer(to: field) else { preconditionFailure("A field of a C struct is stored") }
        return address
    }
}
