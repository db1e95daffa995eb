/// What a host program has to bring to an end beside its plugins before it ends itself: a build that runs, for instance.
@MainActor package protocol HostCompanion: AnyObject {
    /// Ends it in good order; `completion` runs when nothing of it is left.
    func stop(completion: @escaping () -> Void)

    /// The user waits no longer: what is still busy with ending is ended by force. What waits for its stop goes on then.
    func kill()
}
