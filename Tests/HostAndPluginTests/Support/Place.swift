/// Where the controller is that a test looks at.
enum Place: String, CaseIterable {
    case host, plugin
}
