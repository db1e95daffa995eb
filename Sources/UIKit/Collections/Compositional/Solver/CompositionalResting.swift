/// The rule by which a section comes to rest that scrolls across the direction of its layout and stops at groups.
struct CompositionalResting {
    enum Stop: Sendable {
        /// The section stops at the leading edge of whichever group is next to where it would stop by itself.
        case groupLeading
        /// The section stops at the leading edge of the next group in the direction of the movement.
        case nextGroupLeading
        /// The section stops with the next group in the direction of the movement in the middle.
        case nextGroupMiddle
    }

    let section: CompositionalSectionLayout
    let stop: Stop

    /// The speed of a finger that counts as resting, in points per millisecond: a slower one does.
    private static let slowest: CGFloat = 0.1

    /// Returns the place where the section comes to rest.
    ///
    /// Places are those of the leading edge of what is seen, in points in the section's content.
    /// - Parameters:
    ///   - current: The place at which the section was let go.
    ///   - proposed: The place at which it would stop by itself.
    ///   - velocity: The velocity in points per millisecond.
    func place(current: CGFloat, proposed: CGFloat, velocity: CGFloat) -> CGFloat {
        guard section.groups.count > 0 else { return 0 }
        switch stop {
        case .groupLeading:
            // The end of the content is a place to rest, too, wherever groups begin.
            return proposed >= greatest ? greatest : nearest(to: proposed)
        case .nextGroupLeading, .nextGroupMiddle:
            let before = last(before: current)
            let after = min(before + 1, section.groups.count - 1)
            if velocity > Self.slowest { return place(of: current < place(of: before) ? before : after) }
            if velocity < -Self.slowest { return place(of: before) }
            return nearest(to: current)
        }
    }

    private var length: CGFloat { section.orthogonalFrame.size[section.groups.axis] }

    private var greatest: CGFloat { max(0, section.orthogonalContentSize[section.groups.axis] - length) }

    /// Returns where the section is when it rests at a group.
    private func place(of group: Int) -> CGFloat {
        let span = section.orthogonalSpan(ofGroup: group)
        let place =
            stop == .nextGroupMiddle ? span.start + span.length / 2 - length / 2 : section.groups.start(of: group)
        return min(max(0, place), greatest)
    }

    /// The last group whose place is not behind another one; the first group for places before all.
    private func last(before place: CGFloat) -> Int {
        var group =
            stop == .nextGroupMiddle
            ? section.orthogonalGroup(at: place + length / 2) : section.groups.group(at: place)
        while group > 0, self.place(of: group) > place { group -= 1 }
        return group
    }

    private func nearest(to place: CGFloat) -> CGFloat {
        let before = last(before: place)
        let after = min(before + 1, section.groups.count - 1)
        let (low, high) = (self.place(of: before), self.place(of: after))
        return place - low <= high - place ? low : high
    }
}
