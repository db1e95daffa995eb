import Threads

/// The contexts that a thread draws into, as on Apple's systems: each thread has its own.
final class GraphicsContextStack {
    /// The innermost last.
    var contexts: [CGContext] = []

    /// Those of `contexts` that `UIGraphicsBeginImageContextWithOptions` made.
    var images: [ImageContext] = []

    private static let stacks = ThreadLocal { GraphicsContextStack() }

    /// That of this thread.
    static var current: GraphicsContextStack { stacks.object }

    /// A recording that becomes an image.
    struct ImageContext {
        let context: CGContext
        let size: CGSize
        let isOpaque: Bool
        let scale: CGFloat
    }

    static func draw(into context: CGContext, _ draw: () -> Void) {
        let stack = current
        stack.contexts.append(context)
        // Contexts that were begun and not ended are none of those who draw next.
        let count = stack.contexts.count
        draw()
        stack.contexts.removeSubrange((count - 1)...)
    }
}
