import UIKit

protocol RecordEditorViewControllerDelegate: AnyObject {
    func recordEditor(_ editor: RecordEditorViewController, didSave record: Record)
    func recordEditorDidCancel(_ editor: RecordEditorViewController)
}

/// A form for a new record.
class RecordEditorViewController: UITableViewController {
    weak var delegate: RecordEditorViewControllerDelegate?

    @IBOutlet private weak var titleField: UITextField!
    @IBOutlet private weak var artistField: UITextField!

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem?.isEnabled = false
        titleField.addTarget(self, action: #selector(titleChanged), for: .editingChanged)
    }

    @objc private func titleChanged() {
        navigationItem.rightBarButtonItem?.isEnabled = titleField.text?.isEmpty == false
    }

    @IBAction func save(_ sender: UIBarButtonItem) {
        delegate?.recordEditor(
            self, didSave: Record(title: titleField.text ?? "", artist: artistField.text ?? "", year: nil))
    }

    @IBAction func cancel(_ sender: UIBarButtonItem) {
        delegate?.recordEditorDidCancel(self)
    }
}
