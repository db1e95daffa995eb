/// A gradient whose colours may lie beyond the way from 0 to 1, as one along a longer way.
struct GradientSpan {
    /// The beginning of the longer way, as a part of the one from 0 to 1; 0 or less.
    let low: CGFloat
    /// The end of the longer way, as a part of the one from 0 to 1; 1 or more.
    let high: CGFloat
    /// The colours by their places on the longer way.
    let gradient: CGGradient

    /// - Parameter stops: In their order.
    init(_ stops: [CGGradient.Stop]) {
        let low = min(stops.first?.location ?? 0, 0)
        let high = max(stops.last?.location ?? 1, 1)
        self.low = low
        self.high = high
        gradient = CGGradient(
            stops: stops.map { stop in
                CGGradient.Stop(location: (stop.location - low) / (high - low), color: stop.color)
            })
    }
}
