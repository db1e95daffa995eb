/// Lets text shrink while it is measured or drawn, and tells what became of it.
open class NSStringDrawingContext: NSObject {
    /// The most that text may shrink, as a factor of its fonts' sizes; 0 is not at all.
    open var minimumScaleFactor: CGFloat = 0
    /// By how much the text shrank.
    open internal(set) var actualScaleFactor: CGFloat = 1
    /// The rectangle that the text took, in the coordinates of the rectangle that was given.
    open internal(set) var totalBounds = CGRect.zero

    override public init() {
        super.init()
    }
}
