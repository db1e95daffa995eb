/// The order of tabs while the user arranges them.
@MainActor struct TabOrder {
    private(set) var controllers: [UIViewController]
    private let movable: [UIViewController]

    /// - Parameter movable: Those that may get another place; the others keep theirs.
    init(_ controllers: [UIViewController], movable: [UIViewController]) {
        self.controllers = controllers
        self.movable = movable
    }

    func isMovable(_ controller: UIViewController) -> Bool {
        movable.contains(controller)
    }

    /// Where a controller would be, past those that stay; nil where there is no place for it.
    ///
    /// - Parameter step: -1: before the one before it; 1: behind the next.
    func place(of controller: UIViewController, step: Int) -> Int? {
        guard isMovable(controller), let index = controllers.firstIndex(of: controller) else { return nil }
        let places = controllers.indices.filter { isMovable(controllers[$0]) }
        return step < 0 ? places.last { $0 < index } : places.first { $0 > index }
    }

    mutating func move(_ controller: UIViewController, step: Int) {
        guard let place = place(of: controller, step: step), let index = controllers.firstIndex(of: controller) else {
            return
        }
        controllers.swapAt(index, place)
    }
}
