import Foundation

/// What a run has measured, section by section.
package struct Report: Codable, Sendable {
    package struct Section: Codable, Sendable {
        package let name: String
        package var figures: [Figure] = []
        /// The share of the processors that others took before and after it, the greater one.
        package var activityOfOthers = 0.0

        package var isQuiet: Bool { activityOfOthers <= Report.quietShare }
    }

    /// Which fields a report has: another number with each change of them.
    package static let format = 3

    /// Above this share of the processors the machine is said not to have been quiet.
    package static let quietShare = 0.05

    package let format: Int
    package let machine: Machine
    package private(set) var sections: [Section] = []

    package init(machine: Machine) {
        format = Self.format
        self.machine = machine
    }

    package mutating func begin(_ name: String) {
        sections.append(Section(name: name))
    }

    /// Belongs to the section that was begun last.
    package mutating func add(_ figure: Figure) {
        sections[sections.endIndex - 1].figures.append(figure)
    }

    /// - Parameter share: What others took of the processors while nothing was measured.
    package mutating func noteActivity(_ share: Double) {
        let last = sections.endIndex - 1
        sections[last].activityOfOthers = max(sections[last].activityOfOthers, share)
    }

    /// The sections in which others were busy enough to be seen in the numbers.
    package var unquietSections: [String] {
        sections.filter { !$0.isQuiet }.map(\.name)
    }

    /// The same figure of this report, with its section; one in another unit is another one.
    func find(_ figure: Figure, in name: String) -> (figure: Figure, section: Section)? {
        guard let section = sections.first(where: { $0.name == name }),
            let own = section.figures.first(where: { $0.name == figure.name && $0.unit == figure.unit })
        else { return nil }
        return (own, section)
    }

    package func json() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(self)
    }
}
