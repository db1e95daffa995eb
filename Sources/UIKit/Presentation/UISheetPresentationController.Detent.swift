import Foundation

extension UISheetPresentationController {
    /// A height at which a sheet may rest that is attached to the lower edge (UIKit's page of this name).
    ///
    /// Two detents of the system are equal if they are of the same kind; one of the app's is equal to itself only.
    @preconcurrency @MainActor
    public final class Detent: NSObjectProtocol, Hashable, CustomStringConvertible {
        private typealias Resolver = (_ context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        public let identifier: Identifier
        private let resolver: Resolver
        /// The name of a detent of the system; nil for one of the app's.
        nonisolated private let system: Identifier?

        /// Whether it is one of the system's, whose height goes by the window alone.
        package var isSystem: Bool { system != nil }

        private init(_ identifier: Identifier, system: Identifier?, _ resolver: @escaping Resolver) {
            self.identifier = identifier
            self.system = system
            self.resolver = resolver
        }

        /// Makes the detent at about half of the height; where there is little height it is not used.
        public static func medium() -> Detent {
            Detent(.medium, system: .medium) {
                guard $0.containerTraitCollection.verticalSizeClass != .compact else { return nil }
                let share = $0.maximumDetentValue > lowHeight ? mediumShare : lowMediumShare
                return ($0.maximumDetentValue * share).rounded()
            }
        }

        // UIKit's page of `medium()` says "approximately half the height" and no numbers: these are this system's own.

        /// The share of the full height that the medium detent has.
        private static let mediumShare: CGFloat = 0.56
        /// The share of a low full height that the medium detent has: a little more, so that something can be seen in it.
        private static let lowMediumShare: CGFloat = 0.63
        /// The full height up to which the medium detent has the larger share, in points.
        private static let lowHeight: CGFloat = 548

        /// Makes the detent at the full height.
        public static func large() -> Detent {
            Detent(.large, system: .large) { $0.maximumDetentValue }
        }

        /// Makes a detent at a height that the app computes.
        ///
        /// - Parameters:
        ///   - identifier: The detent's name; with nil it gets one that no other has.
        ///   - resolver: Computes the height in points, without what the safe area covers at the lower edge; nil stands for a detent that is
        ///     not to be used. It is called when the sheet is laid out with other traits or another full height than before, and after
        ///     `invalidateDetents()`. A height above the full one counts as that.
        public static func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (_ context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            Detent(identifier ?? Identifier(UUID().uuidString), system: nil, resolver)
        }

        /// Returns the detent's height in a context, in points, without what the safe area covers at the lower edge; nil where it is not
        /// used there.
        public func resolvedValue(
            in context: any UISheetPresentationControllerDetentResolutionContext
        ) -> CGFloat? {
            resolver(context)
        }

        // MARK: Identity

        nonisolated public var hash: Int { system?.hashValue ?? identityHash }

        nonisolated public func isEqual(_ object: Any?) -> Bool {
            if isIdentical(to: object) { return true }
            guard let system, let other = object as? Detent else { return false }
            return other.system == system
        }

        nonisolated public var description: String { identityDescription }

        nonisolated public static func == (left: Detent, right: Detent) -> Bool {
            left === right || left.isEqual(right)
        }

        nonisolated public func hash(into hasher: inout Hasher) {
            hasher.combine(hash)
        }
    }
}
