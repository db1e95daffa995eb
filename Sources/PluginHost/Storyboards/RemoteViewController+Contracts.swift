extension RemoteViewController {
    /// Has storyboards make a `type` for each controller of a plugin that has its contract.
    ///
    /// A class of the program that is called by its contract, `RemotePalette` for `Palette`, is found without this.
    public static func register(_ type: any RemoteContractController.Type) {
        StoryboardScenes.register(type)
    }
}
