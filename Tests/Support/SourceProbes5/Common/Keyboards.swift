// Input views and keyboard notifications as real code has them.

import UIKit

class ChatViewController: UIViewController {
    private let bar = UIInputView(frame: .zero, inputViewStyle: .keyboard)
    private let scrollView = UIScrollView()
    private var observers: [NSObjectProtocol] = []

    override var inputAccessoryView: UIView? { bar }
    override var canBecomeFirstResponder: Bool { true }

    override func viewDidLoad() {
        super.viewDidLoad()
        bar.allowsSelfSizing = true
        scrollView.keyboardDismissMode = .interactive
        view.addSubview(scrollView)
        scrollView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true
        observers.append(
            NotificationCenter.default.addObserver(
                forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: .main
            ) { note in
                guard let info = note.userInfo,
                    let frame = info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
                    let boxed = info[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue,
                    let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval,
                    let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt
                else { return }
                _ = (frame.height, boxed.cgRectValue.minY, duration, UIView.AnimationOptions(rawValue: curve << 16))
            })
    }
}

class PickerField: UIControl {
    private var ownInputView: UIView?
    private var ownAccessoryView: UIView?

    override var inputView: UIView? {
        get { ownInputView }
        set { ownInputView = newValue }
    }

    override var inputAccessoryView: UIView? {
        get { ownAccessoryView }
        set { ownAccessoryView = newValue }
    }

    override var canBecomeFirstResponder: Bool { true }

    override func reloadInputViews() {
        super.reloadInputViews()
    }
}

class KeysViewController: UIInputViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        inputView?.allowsSelfSizing = true
        textDocumentProxy.insertText(textDocumentProxy.documentContextBeforeInput ?? "")
        textDocumentProxy.adjustTextPosition(byCharacterOffset: -1)
    }
}
