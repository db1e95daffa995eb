/// What both ends of an open session keep count of: epoch, and the sequence numbers of each lane and direction.
package struct MessageCodec<Outgoing: MessageBody, Incoming: MessageBody>: Sendable {
    package struct Encoded: Sendable {
        package let lane: Lane
        package let sequence: SequenceNumber
        package let bytes: [UInt8]
    }

    package let epoch: SessionEpoch
    package let limits: Limits
    private var sent: LaneCounts
    private var received: LaneCounts

    /// `sent` and `received` are the messages that the handshake took on each lane.
    package init(epoch: SessionEpoch, limits: Limits, sent: LaneCounts, received: LaneCounts) {
        self.epoch = epoch
        self.limits = limits
        self.sent = sent
        self.received = received
    }

    // Written out for the two directions that there are: what is generic looks its types up in tables with each message.

    /// `lane` counts only for a message that may travel on either.
    @specialized(where Outgoing == HostToPlugin, Incoming == PluginToHost)
    @specialized(where Outgoing == PluginToHost, Incoming == HostToPlugin)
    package mutating func encode(
        _ body: Outgoing, scene: SceneID? = nil, inReplyTo: SequenceNumber? = nil, deadline: Duration? = nil,
        on lane: Lane = .control
    ) -> Encoded {
        let rules = body.rules
        assert(rules.scene.admits(scene != nil) && rules.reply.admits(inReplyTo != nil), "\(body.name)")
        let lane = rules.lane ?? lane
        let sequence = SequenceNumber(number: sent[lane] + 1)
        sent[lane] = sequence.rawValue
        let envelope = Envelope(
            epoch: epoch, sequence: sequence, inReplyTo: inReplyTo, deadline: deadline, scene: scene, body: body)
        return Encoded(lane: lane, sequence: sequence, bytes: Outgoing.encode(envelope))
    }

    /// Takes in what was decoded of a message, in the order in which the messages came.
    ///
    /// Numbers are counted here and never taken over from a message, so that none can be chosen by the peer.
    ///
    /// - Returns: Nil for a message of an earlier session, which is dropped without a word.
    @specialized(where Outgoing == HostToPlugin, Incoming == PluginToHost)
    @specialized(where Outgoing == PluginToHost, Incoming == HostToPlugin)
    package mutating func accept(
        _ message: DecodedMessage<Incoming>, on lane: Lane
    ) throws(Misbehaviour) -> Envelope<Incoming>? {
        let expected = received[lane] + 1
        let envelope: Envelope<Incoming>
        do {
            envelope = try message.get()
        } catch {
            // It counts nevertheless, or the next message would be refused for a gap.
            received[lane] = expected
            throw error
        }
        if let old = envelope.epoch, old < epoch { return nil }
        received[lane] = expected
        guard envelope.sequence.rawValue == expected else {
            throw Misbehaviour(
                .sequenceGap, "message \(envelope.sequence) of the \(lane) lane should have been \(expected)",
                at: [envelope.body.name])
        }
        guard !envelope.body.rules.opensSession else {
            throw Misbehaviour(.outOfTurn, "the session is open already", at: [envelope.body.name])
        }
        guard envelope.epoch == epoch else {
            let found = envelope.epoch.map(\.description) ?? "0"
            throw Misbehaviour(.wrongEpoch, "epoch \(found) is not \(epoch)", at: [envelope.body.name])
        }
        if let reply = envelope.inReplyTo, reply.rawValue > sent.control {
            throw Misbehaviour(
                .outOfTurn, "it answers message \(reply), which was never sent", at: [envelope.body.name])
        }
        return envelope
    }
}
