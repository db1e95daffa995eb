/// The classes of reusable views that a collection view was told of, and the views that wait to be used again.
///
/// Making a view and getting one ready calls the app, which may want other views meanwhile.
@MainActor final class CollectionReuse {
    struct Name: Hashable {
        let category: UICollectionView.ElementCategory
        /// The kind of a supplementary view or decoration; nil for cells.
        let kind: String?
        let identifier: String
    }

    private var classes: [Name: UICollectionReusableView.Type] = [:]
    /// The nibs and prototypes that make the views of names that no class is registered for. Each of them makes views of one class.
    private var makers: [Name: @MainActor () -> UICollectionReusableView?] = [:]
    private var waiting: [Name: [UICollectionReusableView]] = [:]

    /// The greatest number of views that are kept under one name.
    private static let mostWaiting = 200

    func register(_ type: UICollectionReusableView.Type?, as name: Name) {
        classes[name] = type
        makers[name] = nil
        // Views of the former class are of no use any more.
        waiting[name] = nil
    }

    func register(maker: (@MainActor () -> UICollectionReusableView?)?, as name: Name) {
        register(nil, as: name)
        makers[name] = maker
    }

    /// Drops the views that wait to show decorations: another layout registers its own classes for them.
    func forgetDecorations() {
        classes = classes.filter { $0.key.category != .decorationView }
        waiting = waiting.filter { $0.key.category != .decorationView }
    }

    func isRegistered(_ name: Name) -> Bool {
        classes[name] != nil || makers[name] != nil
    }

    /// Returns a view that waited, prepared for its new use, or a new one where none waits; nil where no class is known by the name.
    func dequeue(_ name: Name, size: CGSize) -> UICollectionReusableView? {
        if let view = waiting[name]?.popLast() {
            view.prepareForReuse()
            return view
        }
        guard let type = classes[name] else {
            guard let view = makers[name]?() else { return nil }
            view.frame = CGRect(origin: .zero, size: size)
            view.maker = name
            return view
        }
        return InstantiableReusableView.make(type, frame: CGRect(origin: .zero, size: size))
    }

    /// Keeps a view that is not needed any more, for later. One that was not dequeued is left to itself.
    func enqueue(_ view: UICollectionReusableView, kind: String?, _ category: UICollectionView.ElementCategory) {
        guard let identifier = view.reuseIdentifier else { return }
        let name = Name(category: category, kind: kind, identifier: identifier)
        // A view that was shown when another class was registered is of the former class.
        guard classes[name].map({ Swift.type(of: view) == $0 }) ?? (makers[name] != nil && view.maker == name) else {
            return
        }
        guard waiting[name, default: []].count < Self.mostWaiting else { return }
        waiting[name, default: []].append(view)
    }
}
