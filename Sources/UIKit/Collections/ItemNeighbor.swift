/// Finds the item that an arrow key leads to.
struct ItemNeighbor {
    enum Direction: Equatable {
        case up
        case down
        case left
        case right
    }

    let direction: Direction

    /// The nearest of the candidates in the direction: the one whose line comes first, and in that line the one that is nearest sideways.
    ///
    /// - Parameter frame: The frame of the item to start from, in the coordinates of the candidates.
    func find(from frame: CGRect, among candidates: [(place: IndexPath, frame: CGRect)]) -> IndexPath? {
        var best: (place: IndexPath, ahead: CGFloat, aside: CGFloat)?
        for candidate in candidates {
            guard let ahead = distance(from: frame, to: candidate.frame) else { continue }
            let aside = self.aside(from: frame, to: candidate.frame)
            // A neighbour on the same line overlaps it; sideways nothing else counts.
            if isSideways, overlap(frame, candidate.frame) <= 0 { continue }
            if let known = best, (ahead, aside) >= (known.ahead, known.aside) { continue }
            best = (candidate.place, ahead, aside)
        }
        return best?.place
    }

    private var isSideways: Bool {
        direction == .left || direction == .right
    }

    /// The distance of the candidate's near edge from the middle, ahead of it; nil where it does not lie ahead.
    private func distance(from frame: CGRect, to other: CGRect) -> CGFloat? {
        let ahead: CGFloat
        let isAhead: Bool
        switch direction {
        case .down: (ahead, isAhead) = (other.minY - frame.midY, other.midY > frame.maxY)
        case .up: (ahead, isAhead) = (frame.midY - other.maxY, other.midY < frame.minY)
        case .right: (ahead, isAhead) = (other.minX - frame.midX, other.midX > frame.maxX)
        case .left: (ahead, isAhead) = (frame.midX - other.maxX, other.midX < frame.minX)
        }
        return isAhead ? ahead : nil
    }

    private func aside(from frame: CGRect, to other: CGRect) -> CGFloat {
        isSideways ? abs(other.midY - frame.midY) : abs(other.midX - frame.midX)
    }

    private func overlap(_ frame: CGRect, _ other: CGRect) -> CGFloat {
        min(frame.maxY, other.maxY) - max(frame.minY, other.minY)
    }
}
