import UIKit

/// A hierarchy with three constraints for each view, of a kind that costs solvers something of its own.
enum LayoutShape: String, CaseIterable {
    /// Each view is held by the root only.
    case independent
    /// A list: each view is below the one before and as wide as the root.
    case chain
    /// Each view has its place and its width from the one before.
    case follow
    /// A list of equal heights that fills the root.
    case fill
    /// Rows of stack views in a column.
    case grid
    /// Views in views, ten deep.
    case tree

    /// `count` views, or a few less, in a root that they follow when it is resized.
    @MainActor func make(count: Int) -> UIView {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 20_000))
        switch self {
        case .independent: place(count, in: root, like: independent)
        case .chain: place(count, in: root, like: chain)
        case .follow: place(count, in: root, like: follow)
        case .fill: fill(root, with: count)
        case .grid: addGrid(of: count, to: root)
        case .tree: addTree(of: count, to: root)
        }
        return root
    }

    // MARK: Siblings

    @MainActor private func place(
        _ count: Int, in root: UIView, like constraints: (Int, UIView, UIView?, UIView) -> [NSLayoutConstraint]
    ) {
        var last: UIView?
        for index in 0..<count {
            let tile = Tile.add(to: root)
            NSLayoutConstraint.activate(constraints(index, tile, last, root))
            last = tile
        }
    }

    @MainActor private func independent(
        _ index: Int, _ tile: UIView, _ last: UIView?, _ root: UIView
    ) -> [NSLayoutConstraint] {
        [
            tile.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
            tile.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8),
            tile.topAnchor.constraint(equalTo: root.topAnchor, constant: CGFloat(20 * index)),
        ]
    }

    @MainActor private func chain(
        _ index: Int, _ tile: UIView, _ last: UIView?, _ root: UIView
    ) -> [NSLayoutConstraint] {
        [
            tile.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
            tile.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8),
            tile.topAnchor.constraint(equalTo: last?.bottomAnchor ?? root.topAnchor, constant: 4),
        ]
    }

    @MainActor private func follow(
        _ index: Int, _ tile: UIView, _ last: UIView?, _ root: UIView
    ) -> [NSLayoutConstraint] {
        [
            tile.leadingAnchor.constraint(equalTo: (last ?? root).leadingAnchor),
            tile.widthAnchor.constraint(equalTo: (last ?? root).widthAnchor),
            tile.topAnchor.constraint(equalTo: last?.bottomAnchor ?? root.topAnchor, constant: 4),
        ]
    }

    @MainActor private func fill(_ root: UIView, with count: Int) {
        place(count, in: root) { _, tile, last, root in
            let height = last.map { tile.heightAnchor.constraint(equalTo: $0.heightAnchor) }
            return [
                tile.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                tile.topAnchor.constraint(equalTo: last?.bottomAnchor ?? root.topAnchor),
            ] + [height].compactMap(\.self)
        }
        root.subviews.last?.bottomAnchor.constraint(equalTo: root.bottomAnchor).isActive = true
    }

    // MARK: Views in views

    /// A fortieth of the views are rows.
    @MainActor private func addGrid(of count: Int, to root: UIView) {
        let column = UIStackView()
        column.axis = .vertical
        column.spacing = 4
        for _ in 0..<max(1, count / 40) {
            let row = UIStackView()
            row.distribution = .fillEqually
            row.spacing = 4
            for _ in 0..<39 { row.addArrangedSubview(Tile()) }
            column.addArrangedSubview(row)
        }
        column.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(column)
        NSLayoutConstraint.activate([
            column.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            column.topAnchor.constraint(equalTo: root.topAnchor),
        ])
    }

    /// Each view but the deepest has two in it, one in its left and one in its right half.
    @MainActor private func addTree(of count: Int, to root: UIView) {
        var waiting = [root]
        var made = 0
        while made + 2 <= count {
            let parent = waiting.removeFirst()
            for edge in [NSLayoutConstraint.Attribute.leading, .trailing] {
                let tile = Tile.add(to: parent)
                NSLayoutConstraint.activate([
                    NSLayoutConstraint(
                        item: tile, attribute: edge, relatedBy: .equal, toItem: parent, attribute: edge, multiplier: 1,
                        constant: 0),
                    tile.widthAnchor.constraint(equalTo: parent.widthAnchor, multiplier: 0.5),
                    tile.topAnchor.constraint(equalTo: parent.topAnchor, constant: 2),
                ])
                waiting.append(tile)
            }
            made += 2
        }
    }
}

/// A view with content of a size.
private final class Tile: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 30, height: 16) }

    static func add(to superview: UIView) -> Tile {
        let tile = Tile()
        tile.translatesAutoresizingMaskIntoConstraints = false
        superview.addSubview(tile)
        return tile
    }
}
