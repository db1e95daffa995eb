/// One watched descriptor and who is told about it.
struct DescriptorSource {
    let number: CInt
    /// Keeps the number valid while it is watched, where the caller lent an owner.
    let owner: OwnedDescriptor?
    /// Whether the handler itself says when it may have given `RunLoop.main` something to do.
    let tellsOfRunLoop: Bool
    let handler: @MainActor (DescriptorEvents) -> Void
}
