/// Names one embedding of one controller of a plugin. Minted by the host, unique within the session.
package struct SceneID: SerialNumber {
    package let rawValue: UInt64

    package init(number: UInt64) {
        rawValue = number
    }
}
