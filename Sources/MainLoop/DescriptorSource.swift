/// One watched descriptor and who is told about it.
struct DescriptorSource {
    let number: CInt
    /// Keeps the number valid while it is watched, where the caller lent an owner.
    let owner: OwnedDescriptor?
    let handler: @MainActor (DescriptorEvents) -> Void
}
