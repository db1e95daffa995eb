extension UIImage {
    /// An image that an image view shows as its images one after the other, without end. Everybody else shows the first of them.
    ///
    /// - Parameters:
    ///   - images: The images in their order, which should have the same size and scale. One that is animated counts as its first image.
    ///   - duration: The time for all of them, in seconds; 0, or what is no positive number, stands for a thirtieth of a second for each image.
    /// - Returns: The animated image, or nil without images.
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard let first = images.first else { return nil }
        var properties = first.properties
        properties.frames = Frames(
            images: images.map(\.withoutFrames), duration: duration > 0 && duration.isFinite ? duration : 0)
        return UIImage(first.content, properties)
    }

    /// An animated image of those of a series in the resources: `name0`, `name1` and on, up to 1024, as far as there is one more. A series may
    /// also begin with 1. Each is looked for as `UIImage(named:)` does. Nil where there is none.
    public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        animatedImage(with: ImageResources.series(named: name, in: nil), duration: duration)
    }

    /// The image that is shown where nothing is animated.
    private var withoutFrames: UIImage {
        guard properties.frames != nil else { return self }
        var properties = properties
        properties.frames = nil
        return UIImage(content, properties)
    }
}
