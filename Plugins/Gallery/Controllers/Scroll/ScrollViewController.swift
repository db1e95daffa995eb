import UIKit

/// Cards that are turned page by page, a picture that can be enlarged, and a list that is refreshed by pulling, with a strip in it that
/// goes from side to side.
final class ScrollViewController: SectionViewController, UIScrollViewDelegate {
    private static let colors: [UIColor] = [.systemTeal, .systemYellow, .systemMint, .systemOrange, .systemCyan]
    private static let lineCount = 20

    private let cards = UIScrollView()
    private let pageControl = UIPageControl()
    private let zoomed = UIScrollView()
    private let picture = UIImageView(image: Landscape.image(of: CGSize(width: 320, height: 240)))
    private let list = UIScrollView()
    private let lines = UIStackView.column([])
    /// Scrolls from side to side in the list, which scrolls up and down.
    private let strip = UIScrollView()
    private var refreshes = 0
    /// The width of the cards when the current one was last put into place, in points.
    private var shownWidth: CGFloat = 0

    init(language: GalleryLanguage) {
        super.init(Self.texts, in: language)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setUpCards()
        setUpZoom()
        setUpList()
        add(UIStackView.column([cards, pageControl], spacing: 2), caption: "paging")
        let columns = [("zoom", zoomed), ("nested", list)].map { caption, view in
            UIStackView.column([UILabel.caption(texts[caption]), view], spacing: 6)
        }
        add(UIStackView.row(columns, spacing: 12, alignment: .fill, distribution: .fillEqually))
        fillPage()
    }

    private func number(_ number: Int) -> String {
        number.formatted(.number.locale(language.locale))
    }

    // MARK: Pages

    private func setUpCards() {
        cards.isPagingEnabled = true
        cards.showsHorizontalScrollIndicator = false
        cards.delegate = self
        cards.heightAnchor.constraint(equalToConstant: 96).isActive = true
        let row = UIStackView.row(
            Self.colors.indices.map { card($0) }, spacing: 0, alignment: .fill, distribution: .fillEqually)
        cards.add(row, filling: cards.contentLayoutGuide)
        NSLayoutConstraint.activate([
            row.heightAnchor.constraint(equalTo: cards.frameLayoutGuide.heightAnchor),
            row.widthAnchor.constraint(
                equalTo: cards.frameLayoutGuide.widthAnchor, multiplier: CGFloat(Self.colors.count)),
        ])
        // The page control keeps its height: a higher page of the gallery makes the lists below it higher.
        pageControl.setContentHuggingPriority(.required, for: .vertical)
        pageControl.numberOfPages = Self.colors.count
        pageControl.pageIndicatorTintColor = .separator
        pageControl.currentPageIndicatorTintColor = .label
        pageControl.addAction(
            UIAction { [unowned self] _ in show(page: pageControl.currentPage, animated: true) }, for: .valueChanged)
    }

    private func card(_ index: Int) -> UIView {
        let label = UILabel(
            texts("card", number(index + 1)), font: .systemFont(ofSize: 20, weight: .semibold), color: .black)
        label.textAlignment = .center
        let card = UIView()
        card.backgroundColor = Self.colors[index]
        card.layer.cornerRadius = 12
        card.add(label, filling: card.layoutMarginsGuide)
        return card
    }

    /// Returns the number of a page from the left for its number in the order of reading, and the other way round.
    private func place(of page: Int) -> Int {
        language.layoutDirection == .rightToLeft ? Self.colors.count - 1 - page : page
    }

    private func show(page: Int, animated: Bool) {
        cards.setContentOffset(CGPoint(x: CGFloat(place(of: page)) * cards.bounds.width, y: 0), animated: animated)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        // The scroll views lie in stacks, which give them their sizes later.
        view.layoutIfNeeded()
        guard cards.bounds.width != shownWidth else { return }
        shownWidth = cards.bounds.width
        show(page: pageControl.currentPage, animated: false)
        showBeginningOfStrip()
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard scrollView === cards, cards.isDragging || cards.isDecelerating, cards.bounds.width > 0 else { return }
        pageControl.currentPage = place(of: Int((cards.contentOffset.x / cards.bounds.width).rounded()))
    }

    // MARK: Zoom

    private func setUpZoom() {
        zoomed.maximumZoomScale = 4
        zoomed.delegate = self
        zoomed.layer.cornerRadius = 12
        zoomed.clipsToBounds = true
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        zoomed.add(picture, filling: zoomed.contentLayoutGuide)
        NSLayoutConstraint.activate([
            picture.widthAnchor.constraint(equalTo: zoomed.frameLayoutGuide.widthAnchor),
            picture.heightAnchor.constraint(equalTo: zoomed.frameLayoutGuide.heightAnchor),
        ])
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        scrollView === zoomed ? picture : nil
    }

    // MARK: The list

    private func setUpList() {
        list.backgroundColor = .groupBackground
        list.layer.cornerRadius = 12
        list.clipsToBounds = true
        list.alwaysBounceVertical = true
        let control = UIRefreshControl()
        control.addAction(UIAction { [unowned self, unowned control] _ in refresh(control) }, for: .valueChanged)
        list.refreshControl = control
        setUpStrip()
        lines.addArrangedSubview(strip)
        for index in 0..<Self.lineCount { lines.addArrangedSubview(UILabel(texts("line", number(index + 1)))) }
        lines.isLayoutMarginsRelativeArrangement = true
        lines.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 12, leading: 12, bottom: 12, trailing: 12)
        list.add(lines, filling: list.contentLayoutGuide)
        lines.widthAnchor.constraint(equalTo: list.frameLayoutGuide.widthAnchor).isActive = true
    }

    private func setUpStrip() {
        strip.showsHorizontalScrollIndicator = false
        let tiles = UIStackView.row(
            (0..<12).map { index in
                let tile = UIView()
                tile.backgroundColor = Self.colors[index % Self.colors.count]
                tile.layer.cornerRadius = 8
                tile.widthAnchor.constraint(equalToConstant: 40).isActive = true
                return tile
            }, alignment: .fill)
        strip.add(tiles, filling: strip.contentLayoutGuide)
        NSLayoutConstraint.activate([
            strip.heightAnchor.constraint(equalToConstant: 40),
            tiles.heightAnchor.constraint(equalTo: strip.frameLayoutGuide.heightAnchor),
        ])
    }

    /// Shows the first tiles, which are at the right where the language is written from there.
    private func showBeginningOfStrip() {
        guard language.layoutDirection == .rightToLeft else { return }
        strip.contentOffset.x = max(0, strip.contentSize.width - strip.bounds.width)
    }

    private func refresh(_ control: UIRefreshControl) {
        refreshes += 1
        let line = UILabel(texts("new", number(refreshes)), font: .systemFont(ofSize: 15, weight: .semibold))
        lines.insertArrangedSubview(line, at: 1)
        control.endRefreshing()
    }
}
