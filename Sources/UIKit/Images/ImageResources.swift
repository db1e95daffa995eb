import Diagnostics
import Synchronization
import TextLayout

/// Finds images by name in resource folders.
enum ImageResources {
    private static let extensions = ["png", "jpg", "jpeg", "webp", "svg"]
    private static let cache = Mutex(LeastRecentlyUsedCache<String, UIImage>(costLimit: 64 << 20))

    /// 2 for `name@2x.png`, 3 for `name@3x.png`, else 1.
    static func scale(ofFile path: String) -> CGFloat {
        let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        return name.hasSuffix("@2x") ? 2 : name.hasSuffix("@3x") ? 3 : 1
    }

    /// - Parameter scale: that of the screen, to choose among files of several scales; nil takes the finest.
    /// - Parameter traits: Those by which a variant of an asset catalogue is chosen.
    static func image(
        named name: String, in bundle: Bundle?, scale: CGFloat?, _ traits: UITraitCollection = .current
    ) -> UIImage? {
        if let found = AssetImages.find(name, in: bundle, scale: scale, traits) {
            let image = asset(found)
            return found.hasLooks ? image?.variant(of: ImageAsset(name: name, bundle: bundle, scale: scale)) : image
        }
        let folders = ResourceFolders.folders(of: bundle)
        guard let file = file(named: name, in: folders, scale: scale) else {
            Log.views.warning(
                "UIImage(named:): there is no image \"\(name)\" in \(folders.map(\.path).joined(separator: ", ")); add \(name).png, .jpg, .webp or .svg to the resources of the target"
            )
            return nil
        }
        if let known = cache.withLock({ $0.value(for: file.path) }) { return known }
        guard let image = UIImage(contentsOfFile: file.path) else { return nil }
        cache.withLock { $0.insert(image, for: file.path, cost: cost(of: image)) }
        return image
    }

    /// The images `name0`, `name1` and on, as far as there is one more; the first number may be 1.
    static func series(named name: String, in bundle: Bundle?) -> [UIImage] {
        var images: [UIImage] = []
        for number in (hasImage(named: "\(name)0", in: bundle) ? 0 : 1)...1024 {
            guard hasImage(named: "\(name)\(number)", in: bundle),
                let image = image(named: "\(name)\(number)", in: bundle, scale: nil)
            else { break }
            images.append(image)
        }
        return images
    }

    /// Whether there is something of that name, of which nothing is said where there is not.
    private static func hasImage(named name: String, in bundle: Bundle?) -> Bool {
        AssetImages.find(name, in: bundle, scale: nil, .current) != nil
            || file(named: name, in: ResourceFolders.folders(of: bundle), scale: nil) != nil
    }

    /// The image of a file of an asset catalogue; nil where it cannot be read, which a diagnostic says.
    private static func asset(_ found: AssetImages.Found) -> UIImage? {
        if let known = cache.withLock({ $0.value(for: found.file.path) }) { return found.finished(known) }
        guard let data = try? Data(contentsOf: found.file), let image = UIImage(data: data, scale: found.scale) else {
            Log.views.warning("UIImage(named:): \(found.file.path) of an asset catalogue cannot be read")
            return nil
        }
        cache.withLock { $0.insert(image, for: found.file.path, cost: cost(of: image)) }
        return found.finished(image)
    }

    /// The bytes that an image counts as in a cache: those of its pixels, and a little for each.
    static func cost(of image: UIImage) -> Int {
        Int(clamping: image.size.width * image.scale * image.size.height * image.scale * 4 + 1024)
    }

    private static func file(named name: String, in folders: [URL], scale: CGFloat?) -> URL? {
        // A name is no way out of the folder.
        guard !name.isEmpty, !name.hasPrefix("/"), !name.split(separator: "/").contains("..") else { return nil }
        let finest = scale.map { Int(clamping: $0.rounded(.up)) } ?? 3
        let order = Array(Set([min(max(finest, 1), 3), 3, 2, 1])).sorted {
            // The first that is fine enough, then the finest of the others.
            ($0 >= finest ? 0 : 1, $0 >= finest ? $0 : -$0) < ($1 >= finest ? 0 : 1, $1 >= finest ? $1 : -$1)
        }
        let suffixes = order.map { $0 == 1 ? "" : "@\($0)x" }
        let own = (name as NSString).pathExtension
        let stem = own.isEmpty ? name : (name as NSString).deletingPathExtension
        let names =
            suffixes.flatMap { suffix in extensions.map { "\(name)\(suffix).\($0)" } }
            + (own.isEmpty ? [] : suffixes.map { "\(stem)\($0).\(own)" })
        for folder in folders {
            for name in names {
                let file = folder.appendingPathComponent(name)
                if FileManager.default.isReadableFile(atPath: file.path) { return file }
            }
        }
        return nil
    }
}

extension UIImage {
    /// The image of a file in the resources: `name` with the extension png, jpg, jpeg, webp or svg, and `@2x` or `@3x`
    /// before it for as many pixels per point. It is looked for beside the executable, and in the resource folders that
    /// SwiftPM puts there. Nil where there is none, which a diagnostic says.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, with: nil)
    }

    /// - Parameter bundle: where to look, `.module` for instance; nil is as above.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        let scale = traitCollection.flatMap { $0.displayScale > 0 ? $0.displayScale : nil }
        guard let image = ImageResources.image(named: name, in: bundle, scale: scale, traitCollection ?? .current)
        else {
            return nil
        }
        self.init(image.content, image.properties)
    }

    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        guard let image = ImageResources.image(named: name, in: bundle, scale: nil) else { return nil }
        self.init(image.content, image.properties)
    }
}
