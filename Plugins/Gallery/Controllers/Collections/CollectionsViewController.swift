import UIKit

/// Collection views with three layouts: tiles that flow, sections of which some go from side to side, and a list with accessories.
final class CollectionsViewController: SectionViewController {
    private enum Kind: String, CaseIterable {
        case flow, sections, list
    }

    /// The number of tiles in each section.
    private static let sizes = [9, 8, 12]

    private let area = UIView()
    private var shown: UICollectionView?
    private var tiles: UICollectionViewDiffableDataSource<Int, Int>?
    private var countries: UICollectionViewDiffableDataSource<Int, Country>?

    init(language: GalleryLanguage) {
        super.init(Self.texts, in: language)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let choice = UISegmentedControl(
            frame: .zero,
            actions: Kind.allCases.map { kind in
                UIAction(title: texts[kind.rawValue]) { [unowned self] _ in show(kind) }
            })
        choice.selectedSegmentIndex = 0
        choice.setContentHuggingPriority(.required, for: .vertical)
        add(choice)
        add(area)
        fillPage()
        show(.flow)
    }

    private func show(_ kind: Kind) {
        shown?.removeFromSuperview()
        let layout: UICollectionViewLayout =
            switch kind {
            case .flow: flow
            case .sections: UICollectionViewCompositionalLayout { [unowned self] index, _ in section(index) }
            case .list:
                UICollectionViewCompositionalLayout.list(
                    using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
            }
        let view = UICollectionView(frame: area.bounds, collectionViewLayout: layout)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        area.addSubview(view)
        shown = view
        if kind == .list { fillList(view) } else { fillTiles(view, hasHeaders: kind == .sections) }
    }

    // MARK: Layouts

    private var flow: UICollectionViewLayout {
        let flow = DirectedFlowLayout()
        flow.itemSize = CGSize(width: 72, height: 72)
        flow.minimumInteritemSpacing = 8
        flow.minimumLineSpacing = 8
        flow.sectionInset = UIEdgeInsets(top: 0, left: 0, bottom: 8, right: 0)
        return flow
    }

    private func section(_ index: Int) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(index == 2 ? 1 / 4 : 1), heightDimension: .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
        let width: [NSCollectionLayoutDimension] = [.absolute(72), .fractionalWidth(0.8), .fractionalWidth(1)]
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: width[index], heightDimension: .absolute(72)),
            subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = index == 0 ? .continuous : index == 1 ? .groupPagingCentered : .none
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .estimated(28)),
                elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        ]
        return section
    }

    // MARK: Tiles

    private func fillTiles(_ view: UICollectionView, hasHeaders: Bool) {
        let cell = UICollectionView.CellRegistration<NumberCell, Int> { [language] cell, _, number in
            cell.label.text = (number + 1).formatted(.number.locale(language.locale))
        }
        let header = UICollectionView.SupplementaryRegistration<CollectionHeaderView>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { [texts, language] header, _, indexPath in
            header.label.text = texts("section", (indexPath.section + 1).formatted(.number.locale(language.locale)))
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, indexPath, number in
            view.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: number)
        }
        if hasHeaders {
            source.supplementaryViewProvider = { view, _, indexPath in
                view.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
            }
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        for (section, size) in Self.sizes.enumerated() {
            let first = snapshot.numberOfItems
            snapshot.appendSections([section])
            snapshot.appendItems(Array(first..<first + size))
        }
        source.apply(snapshot, animatingDifferences: false)
        tiles = source
    }

    // MARK: The list

    private func fillList(_ view: UICollectionView) {
        let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Country> { cell, indexPath, country in
            var content = cell.defaultContentConfiguration()
            content.text = country.name
            cell.contentConfiguration = content
            cell.accessories = indexPath.item.isMultiple(of: 2) ? [.disclosureIndicator()] : [.checkmark()]
        }
        let source = UICollectionViewDiffableDataSource<Int, Country>(collectionView: view) {
            view, indexPath, country in
            view.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: country)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Country>()
        snapshot.appendSections([0])
        snapshot.appendItems(Country.all(in: language))
        source.apply(snapshot, animatingDifferences: false)
        countries = source
    }
}
