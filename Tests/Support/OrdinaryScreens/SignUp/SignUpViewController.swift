import UIKit

/// A form for a new account: it checks what is typed at once, and asks for a code from an e-mail at the end.
public final class SignUpViewController: UIViewController {
    public weak var delegate: (any SignUpViewControllerDelegate)?

    private let code: String
    private let scrollView = UIScrollView()
    private let nameView = SignUpViewController.makeFieldView(.name)
    private let emailView = SignUpViewController.makeFieldView(.email)
    private let passwordView = SignUpViewController.makeFieldView(.password)
    private let birthYearView = SignUpViewController.makeFieldView(.birthYear)
    private let showButton = UIButton(type: .system)
    private let termsSwitch = UISwitch()
    private let createButton = UIButton(configuration: .filled())
    private var keyboardObservers: [any NSObjectProtocol] = []

    /// - Parameter code: The code that was sent to the new user.
    public init(code: String) {
        self.code = code
        super.init(nibName: nil, bundle: nil)
        title = "Sign Up"
    }

    public required init?(coder: NSCoder) {
        code = ""
        super.init(coder: coder)
    }

    isolated deinit {
        keyboardObservers.forEach(NotificationCenter.default.removeObserver)
    }

    private var fieldViews: [FormFieldView] {
        [nameView, emailView, passwordView, birthYearView]
    }

    private static func makeFieldView(_ field: SignUpField) -> FormFieldView {
        let view = FormFieldView(title: field.title, placeholder: field.placeholder)
        view.textField.tag = field.rawValue
        return view
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel,
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                view.endEditing(true)
                delegate?.signUpViewControllerDidCancel(self)
            })
        setUpFields()
        setUpPasswordButton()
        setUpLayout()
        observeKeyboard()
        termsSwitch.accessibilityLabel = "Terms"
        termsSwitch.addAction(UIAction { [weak self] _ in self?.updateCreateButton() }, for: .valueChanged)
        createButton.setTitle("Create Account", for: .normal)
        createButton.addAction(UIAction { [weak self] _ in self?.create() }, for: .touchUpInside)
        updateCreateButton()
    }

    // MARK: The form

    private func setUpFields() {
        for fieldView in fieldViews {
            let textField = fieldView.textField
            textField.delegate = self
            textField.returnKeyType = .next
            textField.clearButtonMode = .whileEditing
            textField.addAction(
                UIAction { [weak self] action in
                    guard let textField = action.sender as? UITextField else { return }
                    self?.validate(textField)
                }, for: .editingChanged)
        }
        nameView.textField.textContentType = .name
        nameView.textField.autocapitalizationType = .words
        emailView.textField.textContentType = .emailAddress
        emailView.textField.keyboardType = .emailAddress
        emailView.textField.autocapitalizationType = .none
        emailView.textField.autocorrectionType = .no
        passwordView.textField.textContentType = .newPassword
        passwordView.textField.isSecureTextEntry = true
        passwordView.textField.autocapitalizationType = .none
        birthYearView.textField.keyboardType = .numberPad
        birthYearView.textField.returnKeyType = .done
        birthYearView.textField.inputAccessoryView = makeDoneBar()
    }

    /// A pad of numbers has no key that ends typing.
    private func makeDoneBar() -> UIToolbar {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        bar.items = [
            .flexibleSpace(),
            UIBarButtonItem(
                systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.view.endEditing(true) }),
        ]
        bar.sizeToFit()
        return bar
    }

    private func setUpPasswordButton() {
        showButton.addAction(
            UIAction { [weak self] _ in
                self?.passwordView.textField.isSecureTextEntry.toggle()
                self?.updateShowButton()
            }, for: .touchUpInside)
        passwordView.textField.rightView = showButton
        passwordView.textField.rightViewMode = .always
        updateShowButton()
    }

    private func updateShowButton() {
        let isHidden = passwordView.textField.isSecureTextEntry
        showButton.setImage(UIImage(systemName: isHidden ? "eye" : "eye.slash"), for: .normal)
        showButton.accessibilityLabel = isHidden ? "Show Password" : "Hide Password"
        showButton.sizeToFit()
    }

    private func setUpLayout() {
        let termsLabel = UILabel()
        termsLabel.text = "I accept the terms of use."
        termsLabel.font = .preferredFont(forTextStyle: .body)
        termsLabel.numberOfLines = 0
        let termsRow = UIStackView(arrangedSubviews: [termsLabel, termsSwitch])
        termsRow.alignment = .center
        termsRow.spacing = 8
        termsSwitch.setContentHuggingPriority(.required, for: .horizontal)
        let stack = UIStackView(arrangedSubviews: fieldViews + [termsRow, createButton])
        stack.axis = .vertical
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        scrollView.keyboardDismissMode = .interactive
        scrollView.addSubview(stack)
        view.addSubview(scrollView)
        let content = scrollView.contentLayoutGuide
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 20),
            stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -20),
            stack.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -20),
            stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -40),
            createButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
        ])
    }

    // MARK: Validation

    private func validate(_ textField: UITextField) {
        guard let field = SignUpField(rawValue: textField.tag) else { return }
        fieldViews[field.rawValue].message = field.problem(with: textField.text ?? "")
        updateCreateButton()
    }

    private func updateCreateButton() {
        let isComplete = SignUpField.allCases.allSatisfy {
            $0.problem(with: fieldViews[$0.rawValue].textField.text ?? "") == nil
        }
        createButton.isEnabled = isComplete && termsSwitch.isOn
    }

    // MARK: The keyboard

    private func observeKeyboard() {
        for name in [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification] {
            let observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) {
                [weak self] notification in
                let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
                MainActor.assumeIsolated { self?.keyboardWillMove(to: frame ?? .zero) }
            }
            keyboardObservers.append(observer)
        }
    }

    private func keyboardWillMove(to frame: CGRect) {
        guard let window = view.window else { return }
        let keyboard = view.convert(frame, from: window)
        let covered = max(0, view.bounds.maxY - keyboard.minY - view.safeAreaInsets.bottom)
        scrollView.contentInset.bottom = covered
        scrollView.verticalScrollIndicatorInsets.bottom = covered
        if let field = fieldViews.first(where: \.textField.isEditing) { show(field) }
    }

    private func show(_ field: FormFieldView) {
        scrollView.layoutIfNeeded()
        scrollView.scrollRectToVisible(field.convert(field.bounds, to: scrollView), animated: false)
    }

    // MARK: The end

    private func create() {
        view.endEditing(true)
        askForCode(message: "We have sent a code to \(emailView.textField.text ?? "").")
    }

    private func askForCode(message: String) {
        let alert = UIAlertController(title: "Enter Code", message: message, preferredStyle: .alert)
        let confirm = UIAlertAction(title: "Confirm", style: .default) { [weak self, weak alert] _ in
            self?.confirm(alert?.textFields?.first?.text ?? "")
        }
        confirm.isEnabled = false
        alert.addTextField { textField in
            textField.placeholder = "Six digits"
            textField.keyboardType = .numberPad
            textField.textContentType = .oneTimeCode
            textField.addAction(
                UIAction { [weak confirm] action in
                    confirm?.isEnabled = (action.sender as? UITextField)?.text?.count == 6
                }, for: .editingChanged)
        }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(confirm)
        present(alert, animated: true)
    }

    private func confirm(_ entered: String) {
        guard entered == code else { return askForCode(message: "This was not the code. Please try again.") }
        let account = Account(
            name: (nameView.textField.text ?? "").trimmingCharacters(in: .whitespaces),
            email: emailView.textField.text ?? "", birthYear: Int(birthYearView.textField.text ?? "") ?? 0)
        delegate?.signUpViewController(self, didCreate: account)
    }
}

extension SignUpViewController: UITextFieldDelegate {
    public func textFieldDidBeginEditing(_ textField: UITextField) {
        if let field = fieldViews.first(where: { $0.textField === textField }) { show(field) }
    }

    public func textFieldDidEndEditing(_ textField: UITextField) {
        validate(textField)
    }

    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        guard textField === birthYearView.textField else { return true }
        guard string.allSatisfy(\.isNumber) else { return false }
        let text = (textField.text ?? "") as NSString
        return text.replacingCharacters(in: range, with: string).count <= 4
    }

    public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if let next = fieldViews.first(where: { $0.textField.tag == textField.tag + 1 }) {
            next.textField.becomeFirstResponder()
        } else {
            textField.resignFirstResponder()
        }
        return false
    }
}
