/// The attributes that Interface Builder writes of pinches.
@MainActor enum PinchRecognizerAttributes {
    static let table = AttributeTable(UIPinchGestureRecognizer.self) { table in
        table.number("scale") { $0.scale = $1 }
    }
}
