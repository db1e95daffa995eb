/// A number that tells contents apart, the same in every process and on every machine. It is fast and no secret: who wants
/// to can find two contents with the same number.
///
/// Each eight bytes, as a little-endian number, are mixed in by exclusive or; the sum is multiplied by an odd number, and its
/// upper half mixed into its lower one. Both steps can be undone, so two contents that differ in one number never collide.
struct ContentHash {
    private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

    mutating func mix(_ number: UInt64) {
        value = (value ^ number) &* 0x9e37_79b9_7f4a_7c15
        value ^= value >> 32
    }

    /// The last number is filled up with zeroes.
    mutating func mix(_ bytes: UnsafeRawBufferPointer) {
        let whole = bytes.count & ~7
        for offset in stride(from: 0, to: whole, by: 8) {
            mix(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
        }
        guard whole < bytes.count else { return }
        mix(bytes[whole...].reversed().reduce(0) { $0 << 8 | UInt64($1) })
    }
}
