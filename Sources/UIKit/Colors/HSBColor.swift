/// Hue, saturation and brightness, each from 0 to 1.
struct HSBColor {
    let hue: CGFloat
    let saturation: CGFloat
    let brightness: CGFloat

    init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        func clamped(_ value: CGFloat) -> CGFloat {
            value.isNaN ? 0 : min(max(value, 0), 1)
        }
        self.hue = clamped(hue)
        self.saturation = clamped(saturation)
        self.brightness = clamped(brightness)
    }

    init(_ color: CGColor) {
        let (red, green, blue) = (color.red, color.green, color.blue)
        let largest = max(red, green, blue)
        let range = largest - min(red, green, blue)
        brightness = largest
        saturation = largest > 0 ? range / largest : 0
        guard range > 0 else {
            hue = 0
            return
        }
        let sector: CGFloat
        if largest == red {
            sector = (green - blue) / range
        } else if largest == green {
            sector = (blue - red) / range + 2
        } else {
            sector = (red - green) / range + 4
        }
        hue = (sector < 0 ? sector + 6 : sector) / 6
    }

    var red: CGFloat { component(5) }
    var green: CGFloat { component(3) }
    var blue: CGFloat { component(1) }

    /// How far a component is from full brightness follows a trapezium around the circle; `offset` is where it begins.
    private func component(_ offset: CGFloat) -> CGFloat {
        let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
        return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
}
