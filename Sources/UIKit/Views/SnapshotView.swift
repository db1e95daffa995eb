/// Shows what a part of another view looked like at one moment. Up to nine pieces fill it, of which the outer ones keep their size.
@MainActor final class SnapshotView: UIView {
    /// A piece of the picture: what it shows, and the area that cuts it off.
    private struct Piece {
        let area: UIView
        let content: UIView
        let column: Int
        let row: Int
        /// The place of the piece in the content, in points.
        let source: CGRect
    }

    private var pieces: [Piece] = []
    /// The edges of the columns and of the rows at the size that was shown, in points.
    private let columns: [CGFloat]
    private let rows: [CGFloat]

    /// - Parameters:
    ///   - view: The view to show.
    ///   - rect: The part of it, in its coordinates.
    ///   - caps: What keeps its size at the edges of that part, in points.
    init(of view: UIView, in rect: CGRect, caps: UIEdgeInsets) {
        func cap(_ length: CGFloat) -> CGFloat { length.isFinite ? max(length, 0) : 0 }
        columns = Self.edges(rect.width, cap(caps.left), cap(caps.right))
        rows = Self.edges(rect.height, cap(caps.top), cap(caps.bottom))
        super.init(frame: CGRect(origin: .zero, size: rect.size))
        let origin = CGPoint(x: rect.minX - view.bounds.minX, y: rect.minY - view.bounds.minY)
        for row in 0..<3 {
            for column in 0..<3 {
                let place = Self.cell(column, row, columns, rows)
                if !place.isEmpty { add(view, column, row, place.offsetBy(dx: origin.x, dy: origin.y)) }
            }
        }
        place()
    }

    required init?(coder: NSCoder) {
        nil
    }

    private func add(_ view: UIView, _ column: Int, _ row: Int, _ source: CGRect) {
        let area = UIView()
        area.clipsToBounds = true
        area.isUserInteractionEnabled = false
        let content = UIView(frame: CGRect(origin: .zero, size: view.bounds.size))
        content.layer.addSublayer(view.layer.still())
        area.addSubview(content)
        addSubview(area)
        pieces.append(Piece(area: area, content: content, column: column, row: row, source: source))
    }

    /// The edges of three spans one after the other, the outer ones with their own lengths as far as there is room.
    private static func edges(_ length: CGFloat, _ first: CGFloat, _ last: CGFloat) -> [CGFloat] {
        let scale = first + last > length ? length / (first + last) : 1
        return [0, first * scale, length - last * scale, length]
    }

    private static func cell(_ column: Int, _ row: Int, _ columns: [CGFloat], _ rows: [CGFloat]) -> CGRect {
        CGRect(
            x: columns[column], y: rows[row], width: columns[column + 1] - columns[column],
            height: rows[row + 1] - rows[row])
    }

    override func boundsSizeDidChange(from oldSize: CGSize) {
        super.boundsSizeDidChange(from: oldSize)
        place()
    }

    /// Fits the pieces into the bounds. A change of these that is animated takes them along.
    private func place() {
        let (width, height) = (columns[3], rows[3])
        let newColumns = Self.edges(bounds.width, columns[1], width - columns[2])
        let newRows = Self.edges(bounds.height, rows[1], height - rows[2])
        for piece in pieces {
            let area = Self.cell(piece.column, piece.row, newColumns, newRows)
            let scale = CGPoint(x: area.width / piece.source.width, y: area.height / piece.source.height)
            let size = piece.content.bounds.size
            piece.area.frame = area
            piece.content.transform = CGAffineTransform(scaleX: scale.x, y: scale.y)
            piece.content.center = CGPoint(
                x: (size.width / 2 - piece.source.minX) * scale.x, y: (size.height / 2 - piece.source.minY) * scale.y)
        }
    }
}
