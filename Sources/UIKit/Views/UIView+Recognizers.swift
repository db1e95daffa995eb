/// Which gesture recognisers a view has.
extension UIView {
    func attach(_ recognizer: UIGestureRecognizer) {
        recognizer.view?.removeGestureRecognizer(recognizer)
        attachedRecognizers = (attachedRecognizers ?? []) + [recognizer]
        recognizer.view = self
    }

    func detach(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view === self else { return }
        recognizer.cancel()
        attachedRecognizers?.removeAll { $0 === recognizer }
        recognizer.view = nil
    }

    func setRecognizers(_ newValue: [UIGestureRecognizer]?) {
        for recognizer in attachedRecognizers ?? [] where newValue?.contains(recognizer) != true {
            removeGestureRecognizer(recognizer)
        }
        for recognizer in newValue ?? [] where recognizer.view !== self { addGestureRecognizer(recognizer) }
        attachedRecognizers = newValue.map { list in
            list.enumerated().filter { list.firstIndex(of: $1) == $0 }.map(\.element)
        }
    }
}
