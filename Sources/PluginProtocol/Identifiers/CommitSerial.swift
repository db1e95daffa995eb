/// Counts the commits of a scene. Minted by the plugin.
package struct CommitSerial: SerialNumber {
    package let rawValue: UInt64

    package init(number: UInt64) {
        rawValue = number
    }
}
