import Diagnostics

/// What a peer did that it must not do. The message had no effect; the peer is told, and it may end the session.
package struct Misbehaviour: CodedError, Hashable {
    package let code: Code
    /// A sentence without the place: what was found and what was allowed.
    package let what: String
    /// The place in the message, from the outside in: `SceneDidCommit`, `updates[3]`, `geometry`.
    package private(set) var location: [String]

    package init(_ code: Code, _ what: String, at location: [String] = []) {
        self.code = code
        self.what = what
        self.location = location
    }

    /// The same, one step further out.
    package func within(_ step: String) -> Misbehaviour {
        var outer = self
        outer.location.insert(step, at: 0)
        return outer
    }

    /// A sentence for a person.
    package var message: String {
        location.isEmpty ? what : "\(location.joined(separator: ".")): \(what)"
    }

    package var description: String {
        "\(code.rawValue): \(message)"
    }
}

extension ErrorCode<Misbehaviour> {
    /// The bytes are no message of this direction, or a part of it is not encoded as protobuf demands.
    package static var malformed: Self { Self(rawValue: "malformed") }
    /// A message, a list or a text is larger than the limits that the host published.
    package static var limitExceeded: Self { Self(rawValue: "limit-exceeded") }
    /// A field that must be there is absent.
    package static var missingField: Self { Self(rawValue: "missing-field") }
    /// A number is infinite, not a number, or outside what the field allows.
    package static var outOfRange: Self { Self(rawValue: "out-of-range") }
    /// A message or a case that the agreed version does not have.
    package static var unknownCase: Self { Self(rawValue: "unknown-case") }
    /// A message on the lane that is not its own.
    package static var wrongLane: Self { Self(rawValue: "wrong-lane") }
    /// A message out of turn: a second Hello, an answer to nothing, a commit without credit.
    package static var outOfTurn: Self { Self(rawValue: "out-of-turn") }
    /// An epoch that the host never gave out.
    package static var wrongEpoch: Self { Self(rawValue: "wrong-epoch") }
    /// Bytes that leave nothing to go on with: no ZMTP, or a message of several frames.
    package static var brokenLane: Self { Self(rawValue: "broken-lane") }
    /// A message was lost, repeated or moved within its lane.
    package static var sequenceGap: Self { Self(rawValue: "sequence-gap") }
    /// An identifier that the peer did not mint or was never given.
    package static var foreignIdentifier: Self { Self(rawValue: "foreign-identifier") }
    /// Layers that form no tree.
    package static var brokenTree: Self { Self(rawValue: "broken-tree") }
    /// A picture whose pieces do not fit together, or that was never sent.
    package static var brokenImage: Self { Self(rawValue: "broken-image") }
}

/// Evaluates `body`; what it throws happened in `step`.
func within<Value>(
    _ step: @autoclosure () -> String, _ body: @autoclosure () throws(Misbehaviour) -> Value
) throws(Misbehaviour) -> Value {
    do {
        return try body()
    } catch {
        throw error.within(step())
    }
}

/// Runs `body`; what it throws happened in `step`.
func within<Value>(
    _ step: @autoclosure () -> String, do body: () throws(Misbehaviour) -> Value
) throws(Misbehaviour) -> Value {
    do {
        return try body()
    } catch {
        throw error.within(step())
    }
}
