/// The attributes that Interface Builder writes of swipes.
@MainActor enum SwipeRecognizerAttributes {
    static let table = AttributeTable(UISwipeGestureRecognizer.self) { table in
        table.choice("direction", ["right": .right, "left": .left, "up": .up, "down": .down]) { $0.direction = $1 }
        table.integer("numberOfTouchesRequired") { $0.numberOfTouchesRequired = max(1, $1) }
    }
}
