/// The view of a page view controller: its pages, and the page control below them where there is one.
@MainActor final class BookView: UIView {
    /// The height of the page control's strip, in points, without what the system covers below it.
    static let pageControlHeight: CGFloat = 37

    /// The view in which the spreads are. A spread that slides in comes from outside of it.
    let content = UIView()
    let pageControl = UIPageControl()
    /// Called before the pages get another size.
    var sizeWillChange: () -> Void = {}
    /// Called with the page that the user has chosen with the page control.
    var pageWasChosen: (Int) -> Void = { _ in }

    var showsPageControl = false {
        didSet {
            guard showsPageControl != oldValue else { return }
            pageControl.isHidden = !showsPageControl
            setNeedsLayout()
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        content.frame = bounds
        content.clipsToBounds = true
        addSubview(content)
        pageControl.isHidden = true
        pageControl.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                pageWasChosen(pageControl.currentPage)
            }, for: .valueChanged)
        addSubview(pageControl)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// The size that the pages' area has where the view has `size`.
    func contentSize(in size: CGSize) -> CGSize {
        let strip = showsPageControl ? Self.pageControlHeight + safeAreaInsets.bottom : 0
        return CGSize(width: size.width, height: max(0, size.height - strip))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = contentSize(in: bounds.size)
        if content.bounds.size != size { sizeWillChange() }
        // Pages that slide have the safe area of those that rest.
        var covered = safeAreaInsets
        if showsPageControl { covered.bottom = 0 }
        content.safeArea.givenToSubviews = covered
        // Safe areas follow from the new places, not from those in between.
        SafeAreaUpdates.collect(from: content, subviewsToo: true) {
            content.frame = CGRect(origin: .zero, size: size)
            for case let spread as SpreadView in content.subviews { spread.place() }
        }
        pageControl.frame = CGRect(
            x: 0, y: size.height, width: bounds.width, height: showsPageControl ? Self.pageControlHeight : 0)
    }
}
