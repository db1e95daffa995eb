import Glibc
import MainLoop

/// A pipe that holds all it can, and that nobody reads: whoever writes to it waits for ever.
package struct FullPipe {
    package let writeEnd: OwnedDescriptor
    private let readEnd: OwnedDescriptor

    package init() throws {
        (readEnd, writeEnd) = try OwnedDescriptor.pipe()
        try writeEnd.setNonBlocking(true)
        let page = [UInt8](repeating: UInt8(ascii: "x"), count: 4096)
        while write(writeEnd.number, page, page.count) > 0 {}
        try writeEnd.setNonBlocking(false)
    }
}
