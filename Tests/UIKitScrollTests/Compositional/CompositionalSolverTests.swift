import Testing

@testable import UIKit

@Suite("The sections of a compositional layout") struct CompositionalSolverTests {
    typealias Length = CompositionalLength

    private static let container = CGSize(width: 400, height: 600)

    private static func header(isPinned: Bool = false) -> CompositionalBoundary {
        let size = CompositionalSize(Length(.fractionOfWidth, 1), Length(.estimated, 30))
        return CompositionalBoundary(
            element: .supplementary(kind: "header", index: 0), item: CompositionalItem(size: size), across: 0.5,
            down: 0, isPinned: isPinned)
    }

    /// Rows of 50, which the content may change.
    private static func rows(_ count: Int, isPinned: Bool = false) -> CompositionalSectionLayout {
        let row = CompositionalItem(
            size: CompositionalSize(Length(.fractionOfWidth, 1), Length(.estimated, 50)))
        var section = CompositionalSection(
            group: CompositionalGroup(
                item: row, axis: .vertical, content: .repeated(.item(row), count: 1, isEqual: false)))
        section.boundaries = [header(isPinned: isPinned)]
        return CompositionalSectionLayout(section, axis: .vertical, container: container, itemCount: count)
    }

    private static func solver(_ counts: [Int], isPinned: Bool = false) -> CompositionalSolver {
        CompositionalSolver(
            axis: .vertical, container: container, sections: counts.map { rows($0, isPinned: isPinned) },
            interSectionSpacing: 20)
    }

    @Test("Sections follow each other with the space between them")
    func stacked() {
        let solver = Self.solver([2, 0, 3])
        #expect(solver.contentSize == CGSize(width: 400, height: 380))
        #expect(solver.frame(of: 2) == CGRect(x: 0, y: 200, width: 400, height: 180))
        #expect(solver.frame(of: 3) == .zero)
        #expect(solver.placement(of: .item(1), in: 2)?.frame.minY == 280)
        #expect(solver.placement(of: .item(7), in: 2) == nil)
        #expect(solver.placement(of: .item(0), in: 9) == nil)
        #expect(CompositionalSolver(axis: .vertical, container: Self.container, sections: []).contentSize.height == 0)
    }

    @Test("What is to be seen in a rectangle is found, with what is around it left out")
    func found() {
        let solver = Self.solver([100, 100, 100])
        let rect = CGRect(x: 0, y: 5045, width: 400, height: 100)
        let found = solver.placements(in: rect, visible: rect)
        let named = found.map { "\($0.section ?? -1) \($0.placement.element)" }
        #expect(
            Set(named) == [
                "1 supplementary(kind: \"header\", index: 0)", "1 item(0)", "1 item(1)",
            ])
        #expect(found.allSatisfy { $0.placement.frame.touches(rect) })
    }

    @Test("A row that was measured moves the sections below it")
    func measured() {
        var solver = Self.solver([2, 3])
        let moved = solver.measure(.item(0), in: 0, as: CGSize(width: 400, height: 70), above: 0)
        #expect(moved == 0)
        #expect(solver.frame(of: 1).minY == 170)
        #expect(solver.contentSize.height == 350)
    }

    @Test(
        "What is in sight stays where it is when something above it gets another size",
        arguments: [(0, 0), (70, 0), (79, 0), (80, 20), (300, 20)] as [(CGFloat, CGFloat)])
    func adjustment(edge: CGFloat, moved: CGFloat) {
        var solver = Self.solver([20])
        #expect(solver.measure(.item(0), in: 0, as: CGSize(width: 400, height: 70), above: edge) == moved)
    }

    @Test("A header above what is in sight moves it, too, and one in sight does not")
    func headerAdjustment() {
        let header = CompositionalPlacement.Element.supplementary(kind: "header", index: 0)
        var solver = Self.solver([20])
        #expect(solver.measure(header, in: 0, as: CGSize(width: 400, height: 45), above: 10) == 0)
        #expect(solver.measure(header, in: 0, as: CGSize(width: 400, height: 30), above: 100) == -15)
        #expect(solver.placement(of: .item(0), in: 0)?.frame.minY == 30)
    }

    @Test("A pinned header gives way to that of the next section")
    func pinned() {
        let solver = Self.solver([10, 10], isPinned: true)
        #expect(solver.isPinning)
        // The first section ends at 530, the second one begins at 550.
        for (top, first, second) in [(0, 0, 550), (300, 300, 550), (510, 500, 550), (600, 500, 600)]
            as [(
                CGFloat, CGFloat, CGFloat
            )]
        {
            let visible = CGRect(x: 0, y: top, width: 400, height: 600)
            let header = CompositionalPlacement.Element.supplementary(kind: "header", index: 0)
            #expect(solver.placement(of: header, in: 0, visible: visible)?.frame.minY == first)
            #expect(solver.placement(of: header, in: 1, visible: visible)?.frame.minY == second)
        }
    }

    @Test(
        "A view at the edge of the whole content lies before all sections, and pinned headers keep below it where it is pinned"
    )
    func global() {
        var top = Self.header(isPinned: true)
        top.element = .supplementary(kind: "top", index: 0)
        let solver = CompositionalSolver(
            axis: .vertical, container: Self.container, sections: [Self.rows(10, isPinned: true)], boundaries: [top])
        #expect(solver.contentSize.height == 560)
        #expect(solver.frame(of: 0).minY == 30)
        let visible = CGRect(x: 0, y: 100, width: 400, height: 300)
        let found = solver.placements(in: visible, visible: visible)
        #expect(found.first { $0.section == nil }?.placement.frame == CGRect(x: 0, y: 100, width: 400, height: 30))
        let header = found.first { $0.section == 0 && $0.placement.isPinned }
        #expect(header?.placement.frame.minY == 130)
        #expect(solver.placement(of: top.element, in: nil)?.frame.minY == 0)
    }

    @Test("Items of a section that scrolls across are left out of what is found in a rectangle")
    func orthogonal() {
        var section = CompositionalSection(
            group: CompositionalGroup(
                item: CompositionalItem(
                    size: CompositionalSize(Length(.absolute, 100), Length(.absolute, 80))), axis: .horizontal,
                content: .filled([
                    .item(CompositionalItem(size: CompositionalSize(Length(.absolute, 100), Length(.absolute, 80))))
                ])))
        section.orthogonal = .leading
        let shelf = CompositionalSectionLayout(section, axis: .vertical, container: Self.container, itemCount: 9)
        let solver = CompositionalSolver(
            axis: .vertical, container: Self.container, sections: [Self.rows(1), shelf])
        let rect = CGRect(x: 0, y: 0, width: 400, height: 600)
        #expect(solver.placements(in: rect, visible: rect).allSatisfy { $0.section == 0 })
        #expect(solver.orthogonalFrame(of: 1) == CGRect(x: 0, y: 80, width: 400, height: 80))
        #expect(solver.placement(of: .item(2), in: 1)?.frame == CGRect(x: 200, y: 0, width: 100, height: 80))
    }
}
