/// Whether a desktop is light or dark.
package enum ScreenAppearance: Hashable, Sendable {
    case light
    case dark
}
