import MainLoop

/// Sends what was said last on a connection that nobody keeps any more, and then closes it: long enough for a refusal or a
/// request to stop to get out, short enough that a peer which does not read costs nothing. It keeps itself until then.
@MainActor final class LingeringConnection {
    private static let patience = Duration.milliseconds(250)

    private var words: SendQueue
    private let descriptor: OwnedDescriptor
    private let loop: MainLoop
    private var registrations: [Registration] = []

    init(_ words: SendQueue, _ descriptor: OwnedDescriptor, loop: MainLoop) {
        self.words = words
        self.descriptor = descriptor
        self.loop = loop
    }

    func begin() {
        guard case .wouldWait = words.write(to: descriptor) else { return }
        // The registrations hold this object, and it holds them.
        guard let watch = try? loop.watch(descriptor, for: .write, handler: { _ in self.goOn() }) else { return }
        registrations = [watch, loop.schedule(after: Self.patience) { self.end() }]
    }

    private func goOn() {
        if case .wouldWait = words.write(to: descriptor) { return }
        end()
    }

    private func end() {
        for registration in registrations { registration.cancel() }
        registrations = []
    }
}
