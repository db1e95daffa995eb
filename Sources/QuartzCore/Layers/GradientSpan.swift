/// A gradient whose colours may lie beyond the way from 0 to 1, as one along a longer way.
struct GradientSpan {
    /// Where the longer way begins, as a part of the one from 0 to 1.
    let low: CGFloat
    /// Where the longer way ends.
    let high: CGFloat
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

extension [CGGradient.Stop] {
    /// The stops between two places, with what the gradient shows at these.
    func cut(from low: CGFloat, to high: CGFloat = .infinity) -> [CGGradient.Stop] {
        var cut = filter { $0.location >= low && $0.location <= high }
        if contains(where: { $0.location < low }), let stop = stop(at: low) { cut.insert(stop, at: 0) }
        if contains(where: { $0.location > high }), let stop = stop(at: high) { cut.append(stop) }
        return cut
    }

    /// What the gradient shows at a place.
    private func stop(at location: CGFloat) -> CGGradient.Stop? {
        let (before, after) = (last { $0.location <= location }, first { $0.location >= location })
        guard let before, let after, after.location > before.location else {
            return (before ?? after).map { CGGradient.Stop(location: location, color: $0.color) }
        }
        let part = (location - before.location) / (after.location - before.location)
        func mix(_ component: KeyPath<CGColor, CGFloat>) -> CGFloat {
            before.color[keyPath: component] * (1 - part) + after.color[keyPath: component] * part
        }
        return CGGradient.Stop(
            location: location,
            color: CGColor(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: mix(\.alpha)))
    }
}
