/// A value that is written and read as a protobuf message directly, because it is in most of what a host and a plugin say to each other.
///
/// The protocol's files say what its fields are, and the generated code, which reads the same bytes, is what the tests compare it with.
protocol CommonMessage {
    /// Takes all fields, in the order of their numbers.
    ///
    /// - Throws: An error for what is unusual or not allowed. Nobody reads its words: see `MessageReader`.
    init(from reader: inout MessageReader) throws(Misbehaviour)

    /// Writes all fields, in the order of their numbers. A value that no receiver would accept is made fit, as it is where the generated code writes it.
    func write(to writer: inout MessageWriter)
}
