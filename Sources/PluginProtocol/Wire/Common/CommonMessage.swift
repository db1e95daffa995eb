/// A value that is written and read as a protobuf message directly, because it is in most of what a host and a plugin say to each other.
///
/// The protocol's files say what its fields are, and the generated code, which reads the same bytes, is what the tests compare it with.
protocol CommonMessage {
    /// Takes all fields, in the order of their numbers.
    ///
    /// - Throws: What is unusual or not allowed. Nobody reads it: see `MessageReader`.
    init(from reader: inout MessageReader) throws(Misbehaviour)

    /// Writes all fields, in the order of their numbers. What no receiver would accept is made fit, as by the generated way.
    func write(to writer: inout MessageWriter)
}
