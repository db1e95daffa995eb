extension CGGradient.Stop {
    /// Returns the colour that lies so far on the way from this stop, 0, to another one, 1.
    package func color(towards other: CGGradient.Stop, at part: CGFloat) -> CGColor {
        func mix(_ one: CGFloat, _ other: CGFloat) -> CGFloat { one + (other - one) * part }
        return CGColor(
            red: mix(color.red, other.color.red), green: mix(color.green, other.color.green),
            blue: mix(color.blue, other.color.blue), alpha: mix(color.alpha, other.color.alpha))
    }
}

/// The stops of a gradient, of which none stands before the one ahead of it.
extension [CGGradient.Stop] {
    /// Returns the colour of the gradient at a place; nil where there is no stop.
    package func color(at location: CGFloat) -> CGColor? {
        guard let first, let last else { return nil }
        guard location > first.location else { return first.color }
        guard let index = firstIndex(where: { $0.location > location }), index > 0 else { return last.color }
        let (before, after) = (self[index - 1], self[index])
        return before.color(
            towards: after, at: (location - before.location) / (after.location - before.location))
    }

    /// Returns the stops between two places. Where others lie beyond one of these, there is a stop of the colour that the gradient has there.
    package func cut(from low: CGFloat, to high: CGFloat = .infinity) -> [CGGradient.Stop] {
        var cut = filter { $0.location >= low && $0.location <= high }
        if contains(where: { $0.location < low }), let color = color(at: low) {
            cut.insert(CGGradient.Stop(location: low, color: color), at: 0)
        }
        if contains(where: { $0.location > high }), let color = color(at: high) {
            cut.append(CGGradient.Stop(location: high, color: color))
        }
        return cut
    }
}
