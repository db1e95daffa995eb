/// Makes a new context current whose drawing becomes an image.
///
/// - Parameters:
///   - size: in points.
///   - opaque: whether the image starts out black instead of clear.
///   - scale: pixels per point; 0 is that of the main screen.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let context = CGContext(area: CGRect(origin: .zero, size: size))
    if opaque { context.fill(CGRect(origin: .zero, size: size)) }
    GraphicsContextStack.current.images.append(
        .init(context: context, size: size, isOpaque: opaque, scale: scale > 0 ? scale : CurrentTraits.screenScale))
    GraphicsContextStack.current.contexts.append(context)
}

/// At one pixel per point, clear.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Returns an image of what was drawn so far into the current context; nil when it is not one that makes an image.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let image = GraphicsContextStack.current.images.last,
        GraphicsContextStack.current.contexts.last === image.context
    else {
        return nil
    }
    let drawing = image.context.drawing
    return UIImage(
        image.isOpaque ? drawing.withoutHiddenGround(size: image.size) : drawing, size: image.size, scale: image.scale)
}

/// Ends what `UIGraphicsBeginImageContextWithOptions` began last.
public func UIGraphicsEndImageContext() {
    guard let image = GraphicsContextStack.current.images.popLast() else { return }
    GraphicsContextStack.current.contexts.removeAll { $0 === image.context }
}
