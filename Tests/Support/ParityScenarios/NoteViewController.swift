import UIKit

/// Stands between a note and its view: shows what changes, and more of it when the user asks (ROLE-02, ROLE-14).
package final class NoteViewController: TracingViewController {
    private let note = Note("milk")

    private var noteView: NoteView? {
        viewIfLoaded as? NoteView
    }

    override package func loadView() {
        record("loadView")
        view = NoteView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    override package func viewDidLoad() {
        super.viewDidLoad()
        note.onChange = { [weak self] in self?.showNote() }
        noteView?.onMore = { [weak self] in
            self?.noteView?.showsDetails = true
            self?.note.append(" and bread")
        }
        showNote()
    }

    private func showNote() {
        guard let noteView else { return }
        noteView.text = note.text
        record("shows \"\(noteView.text ?? "")\" details=\(noteView.showsDetails ? "shown" : "hidden")")
    }

    override package func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        noteView.map { record("label \(TraceFormat.frame($0.labelFrame))") }
    }

    override package func perform(_ command: ChildCommand) {
        guard command == .changeData else { return super.perform(command) }
        note.append(" and tea")
        record("note \"\(note.text)\" view=\(isViewLoaded ? "loaded" : "none")")
    }
}
