/// The indicators of a page control: their images, and the room that they take. An indicator without an image is a dot, and that of the current page a
/// longer one.
struct PageIndicators {
    /// The thickness of a dot, in points, which is its length as well unless its page is the current one.
    static let dot: CGFloat = 8
    private static let currentLength: CGFloat = 20
    private static let gap: CGFloat = 8
    /// The least extent across the row, in points.
    private static let leastThickness: CGFloat = 28

    var preferred: UIImage?
    var preferredCurrent: UIImage?
    /// The images of single pages, by the pages' numbers.
    private(set) var images: [Int: UIImage] = [:]
    private(set) var currentImages: [Int: UIImage] = [:]
    /// Whether the row goes down, and not across.
    var isVertical = false

    mutating func setImage(_ image: UIImage?, of page: Int) { images[page] = image }
    mutating func setCurrentImage(_ image: UIImage?, of page: Int) { currentImages[page] = image }

    /// Forgets the images of pages that are gone.
    mutating func limit(to count: Int) {
        images = images.filter { $0.key < count }
        currentImages = currentImages.filter { $0.key < count }
    }

    /// The image that stands for a page; nil where a dot does.
    func image(of page: Int, isCurrent: Bool) -> UIImage? {
        if isCurrent, let image = currentImages[page] ?? preferredCurrent { return image }
        return images[page] ?? preferred
    }

    // MARK: Sizes

    private func length(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
    private func thickness(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }

    /// The extent of an indicator along the row, in points.
    private func length(of page: Int, isCurrent: Bool) -> CGFloat {
        guard let image = image(of: page, isCurrent: isCurrent) else {
            return isCurrent ? Self.currentLength : Self.dot
        }
        return length(image.size)
    }

    /// The pages among the first ones that have an image of their own.
    private func ownPages(among count: Int) -> Set<Int> {
        Set(images.keys).union(currentImages.keys).filter { $0 < count }
    }

    /// The length of the row, in points.
    ///
    /// - Parameter current: The current page; nil stands for the one that makes the row longest.
    func length(ofPages count: Int, current: Int?) -> CGFloat {
        guard count > 0 else { return 0 }
        let own = ownPages(among: count)
        // No page has the number -1, so this is what pages without an image of their own have.
        var sum = CGFloat(count - own.count) * length(of: -1, isCurrent: false)
        for page in own { sum += length(of: page, isCurrent: false) }
        let growth = { length(of: $0, isCurrent: true) - length(of: $0, isCurrent: false) }
        let all = own.map(growth) + (own.count < count ? [growth(-1)] : [])
        return sum + (current.map(growth) ?? all.max() ?? 0) + CGFloat(count - 1) * Self.gap
    }

    /// The extent across the row, in points.
    private func thickness(ofPages count: Int) -> CGFloat {
        let pages = ownPages(among: count)
        let shown = [preferred, preferredCurrent] + pages.flatMap { [images[$0], currentImages[$0]] }
        return shown.compactMap { $0.map { thickness($0.size) } }.reduce(Self.leastThickness, max)
    }

    /// The least size for so many pages, whichever of them is the current one.
    func size(forPages count: Int) -> CGSize {
        let (length, thickness) = (length(ofPages: count, current: nil), thickness(ofPages: count))
        return isVertical ? CGSize(width: thickness, height: length) : CGSize(width: length, height: thickness)
    }

    // MARK: Places

    /// The row in the middle of a control's bounds: as thick as the dots, or the largest image.
    func row(ofPages count: Int, current: Int, in bounds: CGRect) -> CGRect {
        let length = length(ofPages: count, current: current)
        let thickness = thickness(ofPages: count) > Self.leastThickness ? thickness(ofPages: count) : Self.dot
        let size =
            isVertical ? CGSize(width: thickness, height: length) : CGSize(width: length, height: thickness)
        return CGRect(
            x: (bounds.midX - size.width / 2).rounded(), y: (bounds.midY - size.height / 2).rounded(),
            width: size.width,
            height: size.height)
    }

    /// The places of the indicators in their row, the first page first.
    ///
    /// - Parameter isReversed: Whether the first page is at the right end, or at the lower one.
    func frames(ofPages count: Int, current: Int, in row: CGRect, isReversed: Bool) -> [CGRect] {
        var place: CGFloat = 0
        return (0..<max(0, count)).map { page in
            let isCurrent = page == current
            let size =
                image(of: page, isCurrent: isCurrent)?.size
                ?? CGSize(
                    width: isVertical || !isCurrent ? Self.dot : Self.currentLength,
                    height: !isVertical || !isCurrent ? Self.dot : Self.currentLength)
            let start = isReversed ? length(row.size) - place - length(size) : place
            place += length(size) + Self.gap
            let across = ((thickness(row.size) - thickness(size)) / 2).rounded()
            return CGRect(
                origin: isVertical
                    ? CGPoint(x: row.minX + across, y: row.minY + start)
                    : CGPoint(x: row.minX + start, y: row.minY + across),
                size: size)
        }
    }
}
