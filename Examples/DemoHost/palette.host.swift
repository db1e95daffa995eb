// Made by protoc-gen-mullion from palette.proto. Change that, and make this anew.

import Contracts
import PaletteContract
import PluginHost
import UIKit

/// A `Palette` in a plugin.
@preconcurrency @MainActor public final class RemotePalette: RemoteViewController, RemoteContractController, Palette {
    public weak var delegate: (any PaletteDelegate)?

    /// The controller called `controller` of the plugin with this identifier. A plugin that is not installed, or
    /// does not have this contract, gives a pane that says so.
    public init(plugin: String, controller: String) {
        super.init(plugin: plugin, controller: controller, contract: Self.contract)
        contractLink.serve([
            "DidPick": .call { [weak self] (color: Color) in
                guard let self else { return }
                self.delegate?.palette(self, didPick: color)
            },
            "DidFinish": .call { [weak self] (color: Color) in
                guard let self else { return }
                self.delegate?.palette(self, didFinish: color)
            },
            "DidCancel": .call { [weak self] () in
                guard let self else { return }
                self.delegate?.paletteDidCancel(self)
            },
            "ShouldFinish": .question { [weak self] (color: Color) async throws -> Verdict in
                guard let self, let receiver = self.delegate else { throw ContractError.nobody }
                return try await receiver.palette(self, shouldFinish: color)
            },
        ])
    }

    public required init?(coder: NSCoder) {
        nil
    }

    /// Shows a color that the user goes on from. The delegate hears nothing of it.
    public func show(_ color: Color) {
        self.contractLink.send("Show", color)
    }

    /// Offers these colors to begin with, in place of those that were offered before.
    public func offer(_ swatches: Swatches) {
        self.contractLink.send("Offer", swatches)
    }

    /// What people call a color.
    public func name(_ color: Color) async throws -> ColorName {
        try await self.contractLink.ask("Name", color, within: .milliseconds(2000))
    }
}
