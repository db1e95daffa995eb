/// The room that there is for a sheet, and how much of it the sheet wants.
struct SheetRoom: Equatable {
    /// The size of the container, in points.
    var size: CGSize
    var safeArea = UIEdgeInsets.zero
    /// The height that a keyboard covers at the lower edge of the container, in points. A sheet at that edge is so much higher; a sheet in the
    /// middle moves up.
    var keyboardHeight: CGFloat = 0
    var horizontalSizeClass = UIUserInterfaceSizeClass.regular
    var verticalSizeClass = UIUserInterfaceSizeClass.regular
    /// Whether a sheet in the middle is as large as a page, whatever its content would like.
    var hasPageSize = true
    /// The size that the content would like to have, in points; what is not above 0 is no wish.
    var preferredSize = CGSize.zero
    var attachesInCompactHeight = false
    /// Whether the content's wish decides about the width of a sheet that lies at the lower edge, where there is little height.
    var widthFollowsPreferredSize = false

    /// The width of a page, in points: that of UIKit's page sheets.
    private static let pageWidth: CGFloat = 704
    /// The size of a form whose content has no wish, in points: that of UIKit's form sheets.
    private static let formSize = CGSize(width: 540, height: 620)
    /// The least space around a sheet in the middle, and above one at the lower edge, in points.
    private static let margin: CGFloat = 20
    /// The same above one at the lower edge where there is little height.
    private static let compactMargin: CGFloat = 8

    var placement: SheetPlacement {
        guard verticalSizeClass != .compact else { return attachesInCompactHeight ? .attached : .covering }
        return horizontalSizeClass == .compact ? .attached : .centred
    }

    /// The height of a sheet that is as high as it can be at the lower edge, without what the safe area covers there. In points.
    var maximumDetentValue: CGFloat {
        let margin = verticalSizeClass == .compact ? Self.compactMargin : Self.margin
        return max(0, size.height - max(safeArea.top, margin) - max(0, safeArea.bottom))
    }

    /// The frame of a sheet at the lower edge, in the container's coordinates.
    ///
    /// - Parameter value: Its height in points, without what the safe area covers; more than `maximumDetentValue` counts as that.
    func attachedFrame(at value: CGFloat) -> CGRect {
        let most = maximumDetentValue + max(0, safeArea.bottom)
        let height = min(min(max(0, value), maximumDetentValue) + max(0, safeArea.bottom, keyboardHeight), most)
        let room = max(0, size.width - safeArea.left - safeArea.right)
        var (left, width) = (CGFloat(0), size.width)
        if verticalSizeClass == .compact {
            width = widthFollowsPreferredSize ? Self.wish(preferredSize.width).map { min($0, room) } ?? room : room
            left = (safeArea.left + (room - width) / 2).rounded(.down)
        }
        return CGRect(x: left, y: size.height - height, width: width, height: height)
    }

    /// The frame of a sheet in the middle, in the container's coordinates.
    var centredFrame: CGRect {
        let margin = Self.margin
        let (top, bottom) = (max(safeArea.top, margin), max(safeArea.bottom, margin))
        let side = max(safeArea.left, safeArea.right, margin)
        let room = CGSize(width: max(0, size.width - 2 * side), height: max(0, size.height - top - bottom))
        var wanted = CGSize(width: Self.pageWidth, height: room.height)
        if !hasPageSize {
            wanted = CGSize(
                width: Self.wish(preferredSize.width) ?? Self.formSize.width,
                height: Self.wish(preferredSize.height) ?? Self.formSize.height)
        }
        let (width, height) = (min(wanted.width, room.width), min(wanted.height, room.height))
        let middle = (top + (room.height - height) / 2).rounded(.down)
        // A sheet in the middle stands above the keyboard, as far as there is room.
        let highest = keyboardHeight > 0 ? size.height - keyboardHeight - margin - height : middle
        return CGRect(
            x: (side + (room.width - width) / 2).rounded(.down), y: max(top, min(middle, highest)), width: width,
            height: height)
    }

    private static func wish(_ length: CGFloat) -> CGFloat? {
        length.isFinite && length > 0 ? length : nil
    }
}
