import UIKit

extension RemoteViewController {
    /// A key, alone or with modifiers, that leaves panes. The same with Shift leaves them backwards.
    public struct ExitKey: Hashable, Sendable {
        /// The key, by its place on a keyboard.
        public let keyCode: UIKeyboardHIDUsage
        /// The keys of Control, Alternate and Command that have to be down with the key; no others.
        public let modifierFlags: UIKeyModifierFlags

        /// - Parameters:
        ///   - keyCode: A key that types nothing with these modifiers, or the plugin gets what it types.
        ///   - modifierFlags: Which of Control, Alternate and Command have to be down. The others do not count.
        public init(_ keyCode: UIKeyboardHIDUsage, modifierFlags: UIKeyModifierFlags = []) {
            self.keyCode = keyCode
            self.modifierFlags = modifierFlags.intersection(Self.counted)
        }

        /// The F6 key, the default: in many programs it leads from pane to pane.
        public static let f6 = ExitKey(.keyboardF6)

        private static let counted: UIKeyModifierFlags = [.control, .alternate, .command]

        func heading(of key: UIKey) -> UIFocusHeading? {
            guard key.keyCode == keyCode, key.modifierFlags.intersection(Self.counted) == modifierFlags else {
                return nil
            }
            return key.modifierFlags.contains(.shift) ? .previous : .next
        }
    }
}
