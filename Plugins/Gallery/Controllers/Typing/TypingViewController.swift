import UIKit

/// A page of everything that a user types into: a search bar, fields of all kinds, and a note whose characters are counted.
final class TypingViewController: SectionViewController, UITextFieldDelegate, UITextViewDelegate {
    private let search = UISearchBar()
    private let name = UITextField()
    private let password = UITextField()
    private let amount = UITextField()
    private let note = UITextView()
    private let count = UILabel()

    init(language: GalleryLanguage) {
        super.init(Self.texts, in: language)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        search.searchBarStyle = .minimal
        search.placeholder = texts["search"]
        add(search)
        setUpFields()
        add(
            UIStackView.column(
                [labeled("name", name), labeled("password", password), labeled("amount", amount)], spacing: 10))
        setUpNote()
        add(UIStackView.column([note, count], spacing: 4), caption: "note")
        fillPage()
        updateCount()
    }

    private func setUpFields() {
        name.text = texts["nameText"]
        name.clearButtonMode = .whileEditing
        name.textContentType = .name
        name.returnKeyType = .next
        password.text = "correct horse"
        password.isSecureTextEntry = true
        password.textContentType = .password
        password.returnKeyType = .next
        amount.text = "12.50"
        amount.keyboardType = .decimalPad
        amount.textAlignment = .right
        amount.font = .monospacedDigitSystemFont(ofSize: 17, weight: .regular)
        let currency = UILabel("€", color: .quietText)
        currency.frame = CGRect(x: 0, y: 0, width: 24, height: 24)
        currency.textAlignment = .center
        amount.leftView = currency
        amount.leftViewMode = .always
        for field in [name, password, amount] {
            field.borderStyle = .roundedRect
            field.delegate = self
        }
    }

    private func setUpNote() {
        note.text = texts["noteText"]
        note.font = .systemFont(ofSize: 17)
        note.backgroundColor = .secondarySystemBackground
        note.layer.cornerRadius = 10
        note.accessibilityLabel = texts["note"]
        note.delegate = self
        note.isFindInteractionEnabled = true
        count.font = .systemFont(ofSize: 13)
        count.textColor = .quietText
        count.setContentHuggingPriority(.required, for: .vertical)
    }

    /// Returns a field with its name before it.
    private func labeled(_ key: String, _ field: UITextField) -> UIStackView {
        let label = UILabel(texts[key])
        label.widthAnchor.constraint(equalToConstant: 96).isActive = true
        field.placeholder = texts[key]
        field.accessibilityLabel = texts[key]
        return UIStackView.row([label, field])
    }

    private func updateCount() {
        count.text = texts("count", note.text.count.formatted(.number.locale(language.locale)))
    }

    // MARK: Delegates

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        let fields = [name, password, amount]
        guard let index = fields.firstIndex(of: textField), index + 1 < fields.count else {
            note.becomeFirstResponder()
            return false
        }
        fields[index + 1].becomeFirstResponder()
        return false
    }

    /// The amount is digits with one separator at most.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        guard textField === amount, let text = textField.text, let place = Range(range, in: text) else { return true }
        let changed = text.replacingCharacters(in: place, with: string)
        return changed.allSatisfy { $0.isNumber || $0 == "." } && changed.count { $0 == "." } <= 1
    }

    func textViewDidChange(_ textView: UITextView) {
        updateCount()
    }
}
