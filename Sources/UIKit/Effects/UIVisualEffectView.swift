/// Shows its content on a material (`UIBlurEffect`), or with a tint for one (`UIVibrancyEffect`).
///
/// **Nothing is blurred**: what lies behind the view is seen sharp, through the translucent colour of the material. Content goes into
/// `contentView`. In a block of `UIView.animate` the material comes and goes gradually.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
    private let content = UIView()
    private let ground = UIView()

    /// The effect of the view; nil for none.
    open var effect: UIVisualEffect? {
        didSet { if effect?.isEqual(oldValue) != true { applyEffect() } }
    }

    /// The view for everything that is to be shown on the material. What is added to the effect view itself is reported.
    open var contentView: UIView {
        content
    }

    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        prepare()
    }

    /// Makes a view without an effect, which shows its content alone.
    override public init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        coder.decodeInterface(as: UIVisualEffectView.self, into: self)
    }

    private func prepare() {
        ground.isUserInteractionEnabled = false
        ground.alpha = 0
        for view in [ground, content] {
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
        }
        UIView.performWithoutAnimation { applyEffect() }
    }

    private func applyEffect() {
        if let material = effect?.material {
            // A material that comes has its colour at once, and fades in with that.
            if ground.alpha == 0 {
                UIView.performWithoutAnimation { ground.backgroundColor = material }
            } else {
                ground.backgroundColor = material
            }
            ground.alpha = 1
        } else {
            ground.alpha = 0
        }
        content.tintColor = effect?.contentTint
    }

    override open func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        guard subview !== ground, subview !== content else { return }
        UsageDiagnostic.report(
            .viewBesideContent, "\(subview) was added to \(self) itself; add it to the contentView of that")
    }
}
