import UIKit

/// Pictures in albums: three in a row, five where there is more room. Several can be selected.
public final class PhotoGridViewController: UIViewController {
    private let albums = PhotoAlbum.all
    private var images: [Photo.ID: UIImage] = [:]
    private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
    private lazy var dataSource = makeDataSource()

    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Photos"
        view.backgroundColor = .systemBackground
        collectionView.frame = view.bounds
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.allowsMultipleSelection = true
        collectionView.delegate = self
        view.addSubview(collectionView)
        var snapshot = NSDiffableDataSourceSnapshot<PhotoAlbum.ID, Photo>()
        for album in albums {
            snapshot.appendSections([album.id])
            snapshot.appendItems(album.photos, toSection: album.id)
        }
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    // MARK: Layout

    private func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { _, environment in
            let columns = environment.traitCollection.horizontalSizeClass == .regular ? 5 : 3
            let item = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
            item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1 / CGFloat(columns))),
                subitems: [item])
            let section = NSCollectionLayoutSection(group: group)
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
                elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            header.pinToVisibleBounds = true
            section.boundarySupplementaryItems = [header]
            return section
        }
    }

    // MARK: Data

    private func makeDataSource() -> UICollectionViewDiffableDataSource<PhotoAlbum.ID, Photo> {
        let cell = UICollectionView.CellRegistration<PhotoCell, Photo> { [weak self] cell, _, photo in
            guard let self else { return }
            cell.configure(with: photo, image: image(of: photo))
        }
        let header = UICollectionView.SupplementaryRegistration<AlbumHeaderView>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { [weak self] view, _, indexPath in
            view.label.text = self?.albums[indexPath.section].title
        }
        let dataSource = UICollectionViewDiffableDataSource<PhotoAlbum.ID, Photo>(collectionView: collectionView) {
            collectionView, indexPath, photo in
            collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: photo)
        }
        dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
        return dataSource
    }

    private func image(of photo: Photo) -> UIImage {
        if let image = images[photo.id] { return image }
        let image = photo.makeImage(side: 120)
        images[photo.id] = image
        return image
    }

    private func updateTitle() {
        let count = collectionView.indexPathsForSelectedItems?.count ?? 0
        title = count == 0 ? "Photos" : count == 1 ? "1 Photo Selected" : "\(count) Photos Selected"
    }
}

extension PhotoGridViewController: UICollectionViewDelegate {
    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        updateTitle()
    }

    public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        updateTitle()
    }
}
