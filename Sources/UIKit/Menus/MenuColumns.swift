/// What the lines of one menu have in common, so that their texts are in line.
@MainActor struct MenuColumns {
    /// From the edges to what is shown, in points.
    static let inset: CGFloat = 14
    private static let gap: CGFloat = 8

    let isMirrored: Bool
    let traits: UITraitCollection
    /// The side of images, in points: as high as a letter and a little more.
    let side: CGFloat
    /// The side of marks of what is on, in points.
    let mark: CGFloat
    /// How much room there is for marks of what is on, and for images: 0 where no line has any. In points.
    let marks: CGFloat
    let images: CGFloat

    init(of rows: [MenuRow], isMirrored: Bool, _ traits: UITraitCollection) {
        self.isMirrored = isMirrored
        self.traits = traits
        side = (UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize * 1.15).rounded()
        var (hasMarks, hasImages) = (false, false)
        for case .element(let element) in rows {
            if element.menuState != .off { hasMarks = true }
            if element.image != nil { hasImages = true }
        }
        mark = (side * 0.8).rounded()
        marks = hasMarks ? mark + Self.gap : 0
        images = hasImages ? side + Self.gap : 0
    }

    /// Where the text begins, in points from the leading edge.
    func leading(_ row: MenuRow) -> CGFloat {
        switch row {
        case .element, .waiting: Self.inset + marks + images
        case .back: Self.inset + side
        case .heading, .separator: Self.inset
        }
    }

    /// What is left free beside the text, in points from the trailing edge.
    func trailing(_ row: MenuRow) -> CGFloat {
        if case .element(let element) = row, element is UIMenu { Self.inset + side } else { Self.inset }
    }
}
