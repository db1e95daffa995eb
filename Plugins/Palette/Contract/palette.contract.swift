// Made by protoc-gen-mullion from palette.proto. Change that, and make this anew.

import Contracts
import SwiftProtobuf

/// Edits a color: three sliders, and swatches to begin with.
@preconcurrency @MainActor public protocol Palette: ContractController {
    /// Hears of what happens here. To be kept weakly.
    var delegate: (any PaletteDelegate)? { get set }

    /// Shows a color that the user goes on from. The delegate hears nothing of it.
    func show(_ color: Color)

    /// Offers these colors to begin with, in place of those that were offered before.
    func offer(_ swatches: Swatches)

    /// What people call a color.
    func name(_ color: Color) async throws -> ColorName
}

/// Hears of what the user does with a palette.
@preconcurrency @MainActor public protocol PaletteDelegate: AnyObject {
    /// The user is moving to this color, and may go on.
    func palette(_ palette: any Palette, didPick color: Color)

    /// The user wants this color.
    func palette(_ palette: any Palette, didFinish color: Color)

    /// The user wants the color to stay as it was.
    func paletteDidCancel(_ palette: any Palette)

    /// Whether the user may have this color.
    func palette(_ palette: any Palette, shouldFinish color: Color) async throws -> Verdict
}

// What may be left out.
extension PaletteDelegate {
    public func paletteDidCancel(_ palette: any Palette) {}

    public func palette(_ palette: any Palette, shouldFinish color: Color) async throws -> Verdict {
        throw ContractError.unimplemented
    }
}

extension Palette {
    public static var contract: Contract {
        Contract(name: "mullion.palette.v1.Palette", version: 1)
    }

    public func serveContract(on link: ContractLink) -> AnyObject {
        link.serve([
            "Show": .call { [weak self] (color: Color) in
                self?.show(color)
            },
            "Offer": .call { [weak self] (swatches: Swatches) in
                self?.offer(swatches)
            },
            "Name": .question { [weak self] (color: Color) async throws -> ColorName in
                guard let self else { throw ContractError.nobody }
                return try await self.name(color)
            },
        ])
        let delegate = PaletteDelegateProxy(link)
        self.delegate = delegate
        return delegate
    }
}

/// Stands for the delegate of a `Palette` in a plugin.
@MainActor private final class PaletteDelegateProxy: PaletteDelegate {
    private let link: ContractLink

    init(_ link: ContractLink) {
        self.link = link
    }

    func palette(_ palette: any Palette, didPick color: Color) {
        self.link.send("DidPick", color)
    }

    func palette(_ palette: any Palette, didFinish color: Color) {
        self.link.send("DidFinish", color)
    }

    func paletteDidCancel(_ palette: any Palette) {
        self.link.send("DidCancel")
    }

    func palette(_ palette: any Palette, shouldFinish color: Color) async throws -> Verdict {
        try await self.link.ask("ShouldFinish", color, within: .milliseconds(1000))
    }
}
