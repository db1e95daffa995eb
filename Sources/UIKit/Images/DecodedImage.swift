import Diagnostics
import Files
import ImageFiles

/// What an image file shows, as images keep it.
struct DecodedImage {
    let content: ImageContent
    private(set) var properties: UIImage.Properties

    /// Nil for data that is no image, with a line in the log that names `origin`.
    ///
    /// - Parameter scale: pixels per point.
    init?(_ data: Data, scale: CGFloat, origin: String) {
        do {
            properties = UIImage.Properties(scale: scale > 0 && scale.isFinite ? scale : 1)
            switch try ImageFile.read(data) {
            case .pixels(let image, let orientation):
                properties.orientation = UIImage.Orientation(orientation)
                content = .pixels(image)
            case .vector(let document):
                content = document.drawing.map { .drawing($0, size: document.size) } ?? .vector(document)
            }
        } catch {
            Log.views.warning("\(origin): \(error)")
            return nil
        }
    }

    /// In bytes: more than any picture that can be shown.
    static let largestFile = 256 << 20

    /// Nil for a file that cannot be read, with a line in the log.
    init?(contentsOfFile path: String) {
        do {
            let bytes = try ForeignFile.bytes(of: path, atMost: Self.largestFile)
            self.init(Data(bytes), scale: ImageResources.scale(ofFile: path), origin: path)
        } catch {
            Log.views.warning("UIImage(contentsOfFile:): \(path) cannot be read: \(error.fault)")
            return nil
        }
    }
}

extension UIImage.Orientation {
    fileprivate init(_ orientation: ImageOrientation) {
        switch orientation {
        case .up: self = .up
        case .upMirrored: self = .upMirrored
        case .down: self = .down
        case .downMirrored: self = .downMirrored
        case .leftMirrored: self = .leftMirrored
        case .right: self = .right
        case .rightMirrored: self = .rightMirrored
        case .left: self = .left
        }
    }
}
