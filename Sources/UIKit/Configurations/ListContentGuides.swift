/// The layout guides of a list content view. A guide costs constraints, so it is made when somebody asks for it.
@MainActor final class ListContentGuides {
    let text: Place
    let secondaryText: Place
    let image: Place

    init(of view: UIListContentView) {
        text = Place(in: view, "text")
        secondaryText = Place(in: view, "secondary text")
        image = Place(in: view, "image")
    }
}

extension ListContentGuides {
    /// The guide of one part.
    @MainActor final class Place {
        private unowned let view: UIView
        private let name: String
        private var made: (guide: UILayoutGuide, constraints: [NSLayoutConstraint])?

        init(in view: UIView, _ name: String) {
            self.view = view
            self.name = name
        }

        /// - Parameter frame: The place of the part now, in the view's coordinates.
        func guide(at frame: CGRect) -> UILayoutGuide {
            if let made { return made.guide }
            let guide = UILayoutGuide()
            guide.identifier = name
            view.addLayoutGuide(guide)
            let constraints = [
                guide.leftAnchor.constraint(equalTo: view.leftAnchor),
                guide.topAnchor.constraint(equalTo: view.topAnchor), guide.widthAnchor.constraint(equalToConstant: 0),
                guide.heightAnchor.constraint(equalToConstant: 0),
            ]
            NSLayoutConstraint.activate(constraints)
            made = (guide, constraints)
            place(at: frame)
            return guide
        }

        /// - Parameter frame: The new place of the part, in the view's coordinates; nil where the part is gone.
        func place(at frame: CGRect?) {
            guard let made else { return }
            let frame = frame ?? .zero
            let constants = [
                frame.minX - view.bounds.minX, frame.minY - view.bounds.minY, frame.width, frame.height,
            ]
            for (constraint, constant) in zip(made.constraints, constants) where constraint.constant != constant {
                constraint.constant = constant
            }
        }
    }
}
