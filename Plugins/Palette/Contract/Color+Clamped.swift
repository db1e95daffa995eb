extension Color {
    /// With each part from 0 to 1: what a peer says may be any number, and none.
    public var clamped: Color {
        func part(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
        return .with { ($0.red, $0.green, $0.blue) = (part(red), part(green), part(blue)) }
    }
}
