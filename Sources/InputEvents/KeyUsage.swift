/// A key of a keyboard by its place on the US layout: a usage of page 7 of the USB HID Usage Tables.
///
/// SDL's scan codes and the raw values of UIKit's `UIKeyboardHIDUsage` are the same numbers.
package struct KeyUsage: RawRepresentable, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// No key is known for it: a character that the US layout lacks, sent by a viewer that names characters, not keys.
    package static let undefined = KeyUsage(rawValue: 0x03)
    package static let returnOrEnter = KeyUsage(rawValue: 0x28)
    package static let escape = KeyUsage(rawValue: 0x29)
    /// The key that deletes backwards: Backspace.
    package static let deleteOrBackspace = KeyUsage(rawValue: 0x2A)
    package static let tab = KeyUsage(rawValue: 0x2B)
    package static let spacebar = KeyUsage(rawValue: 0x2C)
    package static let capsLock = KeyUsage(rawValue: 0x39)
    package static let f1 = KeyUsage(rawValue: 0x3A)
    package static let printScreen = KeyUsage(rawValue: 0x46)
    package static let scrollLock = KeyUsage(rawValue: 0x47)
    package static let pause = KeyUsage(rawValue: 0x48)
    package static let insert = KeyUsage(rawValue: 0x49)
    package static let home = KeyUsage(rawValue: 0x4A)
    package static let pageUp = KeyUsage(rawValue: 0x4B)
    package static let deleteForward = KeyUsage(rawValue: 0x4C)
    package static let end = KeyUsage(rawValue: 0x4D)
    package static let pageDown = KeyUsage(rawValue: 0x4E)
    package static let rightArrow = KeyUsage(rawValue: 0x4F)
    package static let leftArrow = KeyUsage(rawValue: 0x50)
    package static let downArrow = KeyUsage(rawValue: 0x51)
    package static let upArrow = KeyUsage(rawValue: 0x52)
    package static let keypadNumLock = KeyUsage(rawValue: 0x53)
    package static let keypadSlash = KeyUsage(rawValue: 0x54)
    package static let keypadAsterisk = KeyUsage(rawValue: 0x55)
    package static let keypadHyphen = KeyUsage(rawValue: 0x56)
    package static let keypadPlus = KeyUsage(rawValue: 0x57)
    package static let keypadEnter = KeyUsage(rawValue: 0x58)
    /// The next eight follow it.
    package static let keypad1 = KeyUsage(rawValue: 0x59)
    package static let keypad0 = KeyUsage(rawValue: 0x62)
    package static let keypadPeriod = KeyUsage(rawValue: 0x63)
    /// The key that opens a menu.
    package static let application = KeyUsage(rawValue: 0x65)
    package static let keypadEqualSign = KeyUsage(rawValue: 0x67)
    /// F13; the next eleven follow it.
    package static let f13 = KeyUsage(rawValue: 0x68)
    package static let leftControl = KeyUsage(rawValue: 0xE0)
    package static let leftShift = KeyUsage(rawValue: 0xE1)
    package static let leftAlt = KeyUsage(rawValue: 0xE2)
    package static let leftGUI = KeyUsage(rawValue: 0xE3)
    package static let rightControl = KeyUsage(rawValue: 0xE4)
    package static let rightShift = KeyUsage(rawValue: 0xE5)
    package static let rightAlt = KeyUsage(rawValue: 0xE6)
    package static let rightGUI = KeyUsage(rawValue: 0xE7)
}
