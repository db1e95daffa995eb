/// The arrow of a button that leads back: against the direction of reading.
@MainActor enum BackArrow {
    static let image = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 20)).image { _ in
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 10, y: 2))
        path.addLine(to: CGPoint(x: 2, y: 10))
        path.addLine(to: CGPoint(x: 10, y: 18))
        path.lineWidth = 2.5
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        UIColor.black.setStroke()
        path.stroke()
    }.withRenderingMode(.alwaysTemplate).imageFlippedForRightToLeftLayoutDirection()
}
