import Glibc
import KernelFeatures
import PluginProtocol
import Threads
import ZeroMQ

/// What goes on in a process whose first thread has ended: it answers the host as a plugin does that is well.
///
/// Sendable because it is handed from the first thread to the second, and the first ends.
final class SecondThread: @unchecked Sendable {
    private var codec: MessageCodec<PluginToHost, HostToPlugin>
    private let control: DealerSocket

    init(_ codec: MessageCodec<PluginToHost, HostToPlugin>, _ control: DealerSocket) {
        self.codec = codec
        self.control = control
    }

    /// Ends the calling thread, which has to be the first one of the process.
    ///
    /// - Parameter bytes: How much memory is taken before.
    func takeOver(taking bytes: Int) throws {
        let memory = mmap(nil, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
        if memory != MAP_FAILED, let memory { memset(memory, 1, bytes) }
        pthread_detach(try BackgroundThread.start("second") { [self] in answer() })
        kernel_end_this_thread()
    }

    private func answer() {
        while let message = try? control.receive(mode: .wait) {
            guard let frame = message.frames.last,
                let envelope = try? HostToPlugin.decode(frame.bytes, on: .control, limits: .standard)
            else { continue }
            switch envelope.body {
            case .session(.ping): reply(.session(.pong), to: envelope)
            case .scene(.openScene): reply(.scene(.sceneDidOpen), to: envelope)
            default: break
            }
        }
    }

    private func reply(_ body: PluginToHost, to envelope: Envelope<HostToPlugin>) {
        let bytes = codec.encode(body, scene: envelope.scene, inReplyTo: envelope.sequence).bytes
        _ = try? control.send(MultipartMessage(Frame(bytes)), mode: .wait)
    }
}
