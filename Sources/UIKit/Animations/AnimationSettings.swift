@MainActor enum AnimationSettings {
    static var areEnabled = true
}
