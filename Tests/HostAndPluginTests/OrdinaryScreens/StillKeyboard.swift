import UIKit

/// A keyboard on the screen that covers 200 points and types nothing.
final class StillKeyboard: ScreenKeyboard {
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))

    func inputView(for input: any UIKeyInput) -> UIView? {
        view
    }
}
