/// The attributes that Interface Builder writes of sliders. The range comes before the value.
@MainActor enum SliderAttributes {
    static let table = AttributeTable(UISlider.self, decodedBy: UIControl.self) { table in
        table.number("minValue") { $0.minimumValue = Float($1) }
        table.number("maxValue") { $0.maximumValue = Float($1) }
        table.number("value", missing: 0) { $0.value = Float($1) }
        table.flag("continuous") { $0.isContinuous = $1 }
        table.image("minimumValueImage") { $0.minimumValueImage = $1 }
        table.image("maximumValueImage") { $0.maximumValueImage = $1 }
        table.color("minimumTrackTintColor") { $0.minimumTrackTintColor = $1 }
        table.color("maximumTrackTintColor") { $0.maximumTrackTintColor = $1 }
        table.color("thumbTintColor") { $0.thumbTintColor = $1 }
        table.skip("preferredBehavioralStyle")
    }
}
