/// Names one controller that a plugin has made and wants to be shown. Minted by the plugin, unique within the session.
package struct OfferID: SerialNumber {
    package let rawValue: UInt64

    package init(number: UInt64) {
        rawValue = number
    }
}
