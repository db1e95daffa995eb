/// Names a surface in a session. The plugin mints it.
package struct SurfaceID: SerialNumber {
    package let rawValue: UInt64

    package init(number: UInt64) {
        rawValue = number
    }
}
