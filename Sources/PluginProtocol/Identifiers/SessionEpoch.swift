/// Changes each time a session is started anew, so that messages of an earlier one are recognised. Minted by the host.
package struct SessionEpoch: SerialNumber {
    package let rawValue: UInt64

    package init(number: UInt64) {
        rawValue = number
    }
}
