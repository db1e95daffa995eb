import PluginProtocol

/// A session's channel that has everything written down that travels on it.
@MainActor final class RecordingChannel: MessageChannel {
    var onReceive: ((Envelope<PluginToHost>) -> Void)?

    var onMisbehaviour: ((Misbehaviour, Lane) -> Void)? {
        get { channel.onMisbehaviour }
        set { channel.onMisbehaviour = newValue }
    }

    var onClose: ((ChannelError) -> Void)? {
        get { channel.onClose }
        set { channel.onClose = newValue }
    }

    private let channel: any MessageChannel<HostToPlugin, PluginToHost>
    private let plugin: PluginIdentifier
    private let epoch: SessionEpoch?
    private let recorder: SessionRecorder
    private let session: UInt64

    init(
        _ channel: any MessageChannel<HostToPlugin, PluginToHost>, of plugin: PluginIdentifier, epoch: SessionEpoch?,
        recorder: SessionRecorder
    ) {
        self.channel = channel
        self.plugin = plugin
        self.epoch = epoch
        self.recorder = recorder
        session = recorder.beginSession()
        channel.onReceive = { [weak self] in self?.receive($0) }
    }

    var isOpen: Bool {
        channel.isOpen
    }

    @discardableResult func send(
        _ body: HostToPlugin, scene: SceneID?, inReplyTo: SequenceNumber?, deadline: Duration?, on lane: Lane
    ) -> SequenceNumber {
        let sequence = channel.send(body, scene: scene, inReplyTo: inReplyTo, deadline: deadline, on: lane)
        let envelope = Envelope(
            epoch: epoch, sequence: sequence, inReplyTo: inReplyTo, deadline: deadline, scene: scene, body: body)
        recorder.record(
            HostToPlugin.encode(envelope), .hostToPlugin, on: body.lane ?? lane, of: plugin, session: session)
        return sequence
    }

    func pass(_ descriptor: PassedDescriptor) {
        channel.pass(descriptor)
    }

    func close() {
        channel.close()
    }

    private func receive(_ envelope: Envelope<PluginToHost>) {
        recorder.record(
            PluginToHost.encode(envelope), .pluginToHost, on: envelope.body.lane ?? .control, of: plugin,
            session: session)
        onReceive?(envelope)
    }
}
