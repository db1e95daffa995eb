/// The images of asset catalogues.
enum AssetImages {
    private struct Contents: Decodable {
        let images: [Entry]?
        let properties: Properties?
    }

    private struct Entry: Decodable {
        let idiom: String?
        let filename: String?
        let scale: String?
        let appearances: [AssetAppearance]?
        let resizing: Resizing?
    }

    private struct Properties: Decodable {
        let intent: String?

        enum CodingKeys: String, CodingKey {
            case intent = "template-rendering-intent"
        }
    }

    /// The part of an image that is stretched, in pixels.
    fileprivate struct Resizing: Decodable {
        struct Insets: Decodable {
            let top: Double?
            let left: Double?
            let bottom: Double?
            let right: Double?
        }
        struct Center: Decodable {
            let mode: String?
        }
        let insets: Insets?
        let center: Center?

        enum CodingKeys: String, CodingKey {
            case center
            case insets = "cap-insets"
        }
    }

    /// An image that was found: its file, how many pixels it has per point, and how it is to be drawn.
    struct Found {
        let file: URL
        let scale: CGFloat
        /// Whether the asset has another image for another look of the interface.
        let hasLooks: Bool
        fileprivate let intent: String?
        fileprivate let resizing: Resizing?

        /// The image with what the catalogue says of it.
        func finished(_ image: UIImage) -> UIImage {
            var image = image
            if let insets = resizing?.insets {
                let edges = UIEdgeInsets(
                    top: CGFloat(insets.top ?? 0) / scale, left: CGFloat(insets.left ?? 0) / scale,
                    bottom: CGFloat(insets.bottom ?? 0) / scale, right: CGFloat(insets.right ?? 0) / scale)
                image = image.resizableImage(
                    withCapInsets: edges, resizingMode: resizing?.center?.mode == "tile" ? .tile : .stretch)
            }
            switch intent {
            case "template": return image.withRenderingMode(.alwaysTemplate)
            case "original": return image.withRenderingMode(.alwaysOriginal)
            default: return image
            }
        }
    }

    /// Returns the file of an image of a name that suits the traits and the scale; nil where no catalogue has one.
    ///
    /// - Parameter scale: The scale of the screen; nil takes the finest.
    static func find(_ name: String, in bundle: Bundle?, scale: CGFloat?, _ traits: UITraitCollection) -> Found? {
        guard let folder = AssetCatalogs.folder(of: name, .image, in: bundle),
            let contents = AssetCatalogs.contents(of: folder, as: Contents.self)
        else { return nil }
        let wanted = scale ?? 3
        let candidates = (contents.images ?? []).compactMap { entry -> (fit: AssetFit, scale: CGFloat, entry: Entry)? in
            guard entry.filename != nil, let fit = AssetFit(idiom: entry.idiom, entry.appearances, traits) else {
                return nil
            }
            return (fit, factor(entry.scale), entry)
        }
        guard let best = candidates.map(\.fit).max() else { return nil }
        // The coarsest that is fine enough comes first, and the finest of the others after all that are.
        let ordered = candidates.filter { $0.fit == best }.sorted {
            ($0.scale >= wanted ? 0 : 1, $0.scale >= wanted ? $0.scale : -$0.scale)
                < ($1.scale >= wanted ? 0 : 1, $1.scale >= wanted ? $1.scale : -$1.scale)
        }
        guard let chosen = ordered.first, let file = chosen.entry.filename, !file.contains("/") else { return nil }
        return Found(
            file: folder.appendingPathComponent(file), scale: chosen.scale,
            hasLooks: contents.images?.contains { $0.filename != nil && $0.appearances?.isEmpty == false } ?? false,
            intent: contents.properties?.intent, resizing: chosen.entry.resizing)
    }

    private static func factor(_ text: String?) -> CGFloat {
        switch text {
        case "2x": 2
        case "3x": 3
        default: 1
        }
    }
}
