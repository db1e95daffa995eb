/// Arranges the accessories and the content of a list cell. Everything is computed as if the interface ran from left to right; lengths are
/// in points.
struct ListCellLayout: Equatable {
    /// The widths of the accessories, from the leading to the trailing one at each edge.
    var leading: [CGFloat] = []
    var trailing: [CGFloat] = []
    /// The distance by which the cell is indented.
    var indentation: CGFloat = 0
    /// Whether the accessories at the leading edge are indented, too.
    var indentsAccessories = true
    /// The distances of the accessories from the leading and the trailing edge of the cell.
    var margins = (leading: CGFloat(16), trailing: CGFloat(16))

    static func == (left: ListCellLayout, right: ListCellLayout) -> Bool {
        left.leading == right.leading && left.trailing == right.trailing && left.indentation == right.indentation
            && left.indentsAccessories == right.indentsAccessories && left.margins == right.margins
    }

    /// The gap between two accessories, and between the accessories and the content.
    static let spacing: CGFloat = 8

    struct Frames: Equatable {
        var leading: [CGRect] = []
        var trailing: [CGRect] = []
        var content = CGRect.zero
    }

    /// The part of the width that the content does not get.
    var taken: CGFloat { start + end }

    /// The place at which the content begins. The content has margins of its own, so that its text does not touch what is before it.
    private var start: CGFloat {
        guard !leading.isEmpty else { return indentation }
        let accessories = leading.reduce(0, +) + CGFloat(leading.count - 1) * Self.spacing
        return max(0, margins.leading + indentation + accessories - Self.spacing)
    }

    /// The distance of the content from the trailing edge.
    private var end: CGFloat {
        guard !trailing.isEmpty else { return 0 }
        return margins.trailing + trailing.reduce(0, +) + CGFloat(trailing.count - 1) * Self.spacing
    }

    func frames(in size: CGSize) -> Frames {
        var frames = Frames()
        var place = margins.leading + (indentsAccessories ? indentation : 0)
        for width in leading {
            frames.leading.append(CGRect(x: place, y: 0, width: width, height: size.height))
            place += width + Self.spacing
        }
        place = size.width - end
        for width in trailing {
            frames.trailing.append(CGRect(x: place, y: 0, width: width, height: size.height))
            place += width + Self.spacing
        }
        frames.content = CGRect(x: start, y: 0, width: max(0, size.width - start - end), height: size.height)
        return frames
    }
}
