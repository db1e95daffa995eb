/// Counts how often the user has brought the sheet of a scene to another detent. Minted by the host; what the plugin's app then wants of the sheet
/// names the last choice of which it has heard.
package struct DetentChoice: SerialNumber {
    package let rawValue: UInt64

    package init(number: UInt64) {
        rawValue = number
    }
}
