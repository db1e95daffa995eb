import CVNCServer
import Glibc
import MainLoop

/// One connected viewer, as long as libvncserver's own record of it is valid: from its creation until the client-gone
/// hook has been called.
///
/// libvncserver's own functions for all clients of a screen walk its list without keeping the entries alive, and crash
/// when one leaves meanwhile. So `VNCServer` keeps this list of its own and does to each client what they do.
final class VNCClient: @unchecked Sendable {
    // Safe to share: used only under the lock of the server's list, from which it is removed before the record is freed;
    // the fields of the record are changed under the record's own mutexes, as libvncserver's threads do.
    let id: UInt64
    /// When it has to be done with the handshake, by the monotonic clock.
    let handshakeDeadline: Duration

    private let record: rfbClientPtr
    /// A second descriptor of the connection, so that it can be cut while libvncserver closes its own.
    private let connection: OwnedDescriptor

    init(id: UInt64, record: rfbClientPtr, connection: OwnedDescriptor, handshakeDeadline: Duration) {
        self.id = id
        self.record = record
        self.connection = connection
        self.handshakeDeadline = handshakeDeadline
    }

    /// Whether the viewer has still to say its version, its password or its name.
    var isInHandshake: Bool {
        record.pointee.state != RFB_NORMAL
    }

    /// Ends the connection: reads and writes of its threads fail at once, so they end.
    func disconnect() {
        shutdown(connection.number, CInt(SHUT_RDWR))
    }

    /// Has a part of the framebuffer sent to the viewer.
    func markModified(_ region: OpaquePointer) {
        pthread_mutex_lock(updateMutex)
        sraRgnOr(record.pointee.modifiedRegion, region)
        pthread_cond_signal(updateCondition)
        pthread_mutex_unlock(updateMutex)
    }

    /// Waits until the viewer's thread is not sending, and keeps it from doing so. A viewer that is too slow is cut off.
    func pauseSending(forAtMost seconds: Int) {
        var deadline = timespec()
        clock_gettime(CLOCK_REALTIME, &deadline)
        deadline.tv_sec += seconds
        guard pthread_mutex_timedlock(sendMutex, &deadline) != 0 else { return }
        disconnect()
        pthread_mutex_lock(sendMutex)
    }

    func resumeSending() {
        pthread_mutex_unlock(sendMutex)
    }

    /// Tells the viewer of a new size. Between `pauseSending` and `resumeSending`.
    func framebufferDidChange(width: Int, height: Int) {
        pthread_mutex_lock(updateMutex)
        sraRgnDestroy(record.pointee.modifiedRegion)
        record.pointee.modifiedRegion = sraRgnCreateRect(0, 0, CInt(width), CInt(height))
        sraRgnMakeEmpty(record.pointee.copyRegion)
        // Also for one that has not yet said whether it understands: it may do so in the next message.
        record.pointee.newFBSizePending = 1
        pthread_cond_signal(updateCondition)
        pthread_mutex_unlock(updateMutex)
    }

    private var updateMutex: UnsafeMutablePointer<pthread_mutex_t> { address(of: \.updateMutex) }
    private var updateCondition: UnsafeMutablePointer<pthread_cond_t> { address(of: \.updateCond) }
    private var sendMutex: UnsafeMutablePointer<pthread_mutex_t> { address(of: \.sendMutex) }

    private func address<Field>(of field: WritableKeyPath<rfbClientRec, Field>) -> UnsafeMutablePointer<Field> {
        guard let address = record.pointer(to: field) else { preconditionFailure("A field of a C struct is stored") }
        return address
    }
}
