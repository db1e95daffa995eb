import Files
import Foundation

extension URL {
    /// In bytes: more than any file of a package that this program reads.
    private static let largestFile = 64 << 20

    /// Reads a file of a package, which may have been written by anybody.
    func readBytes() throws(FileError) -> [UInt8] {
        try ForeignFile.bytes(of: path, atMost: Self.largestFile)
    }

    /// The same as text.
    func readText() throws(FileError) -> String {
        String(decoding: try readBytes(), as: UTF8.self)
    }
}
