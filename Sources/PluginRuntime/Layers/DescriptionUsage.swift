/// What the layers of all scenes of a session take in the host, in bytes, as the plugin counts it.
@MainActor package final class DescriptionUsage {
    package internal(set) var takenBytes = 0

    package init() {}
}
