import UIKit

/// One section of the gallery in one language.
package struct GalleryPage: Hashable, Sendable {
    package static let all = GallerySection.allCases.flatMap { section in
        GalleryLanguage.allCases.map { GalleryPage(section, in: $0) }
    }

    package let section: GallerySection
    package let language: GalleryLanguage

    package init(_ section: GallerySection, in language: GalleryLanguage = .english) {
        self.section = section
        self.language = language
    }

    /// - Parameter name: That of the section, in another language than English with that behind it: `cards-ar`.
    package init?(name: String) {
        let parts = name.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
        guard parts.count <= 2, let section = GallerySection(rawValue: parts[0]),
            let language = parts.count == 1 ? .english : GalleryLanguage(rawValue: parts[1])
        else { return nil }
        self.init(section, in: language)
    }

    package var name: String {
        language == .english ? section.rawValue : "\(section.rawValue)-\(language.rawValue)"
    }

    @MainActor package func makeViewController() -> UIViewController {
        switch section {
        case .main: MainViewController(language: language)
        case .text: TextViewController(language: language)
        case .controls: ControlsViewController(language: language)
        case .layout: LayoutViewController(language: language)
        case .images: ImagesViewController(language: language)
        case .drawing: DrawingViewController(language: language)
        case .layers: LayersViewController(language: language)
        case .animation: AnimationViewController(language: language)
        case .form: FormViewController(language: language)
        case .cards: CardsViewController(language: language)
        case .chart: ChartViewController(language: language)
        case .navigation: TrailsViewController.makeStack(in: language)
        case .split: TreesViewController.makeSplit(in: language)
        case .tabs: ClockViewController(language: language)
        case .scroll: ScrollViewController(language: language)
        case .tables: TablesViewController(language: language)
        case .swipes: SwipesViewController(language: language)
        case .collections: CollectionsViewController(language: language)
        case .pages: PagesViewController(language: language)
        case .pickers: PickersViewController(language: language)
        case .typing: TypingViewController(language: language)
        case .dragging: DraggingViewController(language: language)
        case .pixels: PixelsViewController(language: language)
        case .presentations: PresentationsViewController(language: language)
        }
    }
}
