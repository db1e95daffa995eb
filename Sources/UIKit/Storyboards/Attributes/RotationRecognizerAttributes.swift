/// The attributes that Interface Builder writes of rotations.
@MainActor enum RotationRecognizerAttributes {
    static let table = AttributeTable(UIRotationGestureRecognizer.self) { table in
        table.number("rotation") { $0.rotation = $1 }
    }
}
