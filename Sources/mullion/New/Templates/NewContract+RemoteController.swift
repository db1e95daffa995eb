extension NewContract {
    /// What protoc-gen-mullion makes of it for the host.
    var remoteControllerText: String {
        let modules = ["Contracts", "PluginHost", "UIKit", module].sorted()
        let imports = modules.map { "import \($0)" }.joined(separator: "\n")
        return """
            // Made by protoc-gen-mullion from \(file). Change that, and make this anew.

            \(imports)

            /// A `\(name)` in a plugin.
            @preconcurrency @MainActor public final class Remote\(name): RemoteViewController, RemoteContractController, \(name) {
                public weak var delegate: (any \(name)Delegate)?

                /// The controller called `controller` of the plugin with this identifier. A plugin that is not installed, or
                /// does not have this contract, gives a pane that says so.
                public init(plugin: String, controller: String) {
                    super.init(plugin: plugin, controller: controller, contract: Self.contract)
                    contractLink.serve([
                        "DidCount": .call { [weak self] (taps: Taps) in
                            guard let self else { return }
                            self.delegate?.\(variable)(self, didCount: taps)
                        },
                    ])
                }

                public required init?(coder: NSCoder) {
                    nil
                }

                /// Goes on from these. The delegate hears nothing of it.
                public func show(_ taps: Taps) {
                    self.contractLink.send("Show", taps)
                }
            }

            """
    }
}
