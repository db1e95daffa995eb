import UIKit

extension UIView {
    /// Adds a view that fills an area of this one.
    func add(_ view: UIView, filling area: UILayoutGuide) {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: area.topAnchor),
            view.bottomAnchor.constraint(equalTo: area.bottomAnchor),
            view.leadingAnchor.constraint(equalTo: area.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: area.trailingAnchor),
        ])
    }
}
