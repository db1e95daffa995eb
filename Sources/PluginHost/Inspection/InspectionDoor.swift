import Diagnostics
import Foundation
import Glibc
import LocalSockets
import MainLoop
import PluginProtocol
import UIKit

/// A Unix socket at which programs of the same user can ask a host what it shows, and watch what it and its plugins say to each other.
///
/// While nobody asks, nothing runs. Each visitor has a bound on what it may cost, so there are few of them, and nothing waits for any.
@MainActor package final class InspectionDoor {
    /// How many may be there at a time.
    static let mostVisitors = 8

    /// Where it is.
    package let path: String

    private let loop: MainLoop
    private let windows: () -> [UIWindow]
    private let plugins: () -> [PluginIdentifier]
    private let questions: PaneQuestions
    private let audience = TraceAudience()
    private var installation: Override?
    private var listener: LocalListener?
    private(set) var visitors: [InspectionVisitor] = []

    /// - Parameters:
    ///   - path: Absolute, at most 107 bytes; only this user can connect. A socket that a dead program left there is replaced.
    ///   - windows: What is shown.
    ///   - plugins: Those that can be watched.
    package init(
        path: String, loop: MainLoop, windows: @escaping () -> [UIWindow], plugins: @escaping () -> [PluginIdentifier]
    ) throws {
        self.path = path
        self.loop = loop
        self.windows = windows
        self.plugins = plugins
        questions = PaneQuestions(loop: loop)
        listener = try LocalListener(at: LocalAddress(path, for: .inspection), loop: loop) { [weak self] in
            self?.letIn($0)
        }
        installation = audience.install()
    }

    /// That of a program with all its windows, where the environment asks for one; nil where it does not.
    ///
    /// - Parameter isUsual: Whether the program has one where the environment says nothing. One that cannot be made is then no error,
    ///   but a warning.
    package convenience init?(
        environment: EnvironmentOptions = .current, isUsual: Bool, loop: MainLoop,
        plugins: @escaping () -> [PluginIdentifier]
    ) throws {
        guard let place = environment.inspection ?? (isUsual ? "1" : nil), place != "0" else { return nil }
        guard place == "1" || place.hasPrefix("/") else {
            throw InspectionError(
                .badPlace,
                "MULLION_INSPECT is “\(place)”. Set it to 1, to the absolute path of a Unix socket, or to 0 for none.")
        }
        do {
            try self.init(
                path: place == "1" ? Self.usualPath() : place, loop: loop,
                windows: { UIApplication.shared.windows }, plugins: plugins)
        } catch {
            guard environment.inspection == nil else { throw error }
            Log.application.warning("This host cannot be inspected: \(error)")
            return nil
        }
    }

    private static func usualPath() throws -> String {
        let place = try InspectionPlace()
        place.sweep()
        return place.path(of: getpid())
    }

    /// Sends all visitors away, and removes the socket. A second call does nothing.
    package func close() {
        listener?.close()
        listener = nil
        installation = nil
        for visitor in visitors { visitor.close() }
        visitors = []
    }

    // MARK: Visitors

    private func letIn(_ socket: OwnedDescriptor) {
        let visitor = InspectionVisitor(socket, loop: loop)
        guard socket.isOfThisUserOrRoot else {
            return sendAway(visitor, InspectionError(.otherUser, "This host belongs to another user."))
        }
        guard visitors.count < Self.mostVisitors else {
            return sendAway(
                visitor,
                InspectionError(
                    .tooMany,
                    "\(Self.mostVisitors) programs inspect this host already, which is the most. End one of them first."
                )
            )
        }
        visitors.append(visitor)
        visitor.onEnd = { [weak self, weak visitor] in self?.visitors.removeAll { $0 === visitor } }
        visitor.onRequest = { [weak self, weak visitor] result in
            guard let self, let visitor else { return }
            do throws(InspectionError) {
                try serve(visitor, try result.get())
            } catch {
                refuse(visitor, error)
            }
        }
    }

    /// With what can be said at once.
    private func sendAway(_ visitor: InspectionVisitor, _ error: InspectionError) {
        refuse(visitor, error)
        visitor.close()
    }

    private func refuse(_ visitor: InspectionVisitor, _ error: InspectionError) {
        visitor.write([InspectionWords.refused, LogText.line(error.message)])
        visitor.finish()
    }

    private func serve(_ visitor: InspectionVisitor, _ request: InspectionRequest) throws(InspectionError) {
        switch request {
        case .dump(let sections):
            dump(sections.isEmpty ? InspectionSection.allCases : sections, for: visitor)
        case .trace(let names):
            try check(names)
            visitor.write([InspectionWords.granted])
            visitor.interest = audience.watch(Set(names)) { [weak visitor] line in visitor?.offer(line) }
        }
    }

    private func dump(_ sections: [InspectionSection], for visitor: InspectionVisitor) {
        // The host has the layers of all processes.
        let panes = sections == [.layers] ? [] : windows().flatMap(\.panes)
        questions.ask(panes) { [weak self, weak visitor] answers in
            guard let self, let visitor else { return }
            let dump = HostDump(windows: windows()) { answers[ObjectIdentifier($0)] ?? .nothing }
            visitor.write([InspectionWords.granted] + dump.lines(sections))
            visitor.finish()
        }
    }

    private func check(_ names: [PluginIdentifier]) throws(InspectionError) {
        guard !names.isEmpty else { return }
        let known = Set(plugins())
        guard let stranger = names.first(where: { !known.contains($0) }) else { return }
        let others = known.map(\.rawValue).sorted().joined(separator: ", ")
        throw InspectionError(
            .unknownPlugin,
            "This host has no plugin \(stranger). It has \(others.isEmpty ? "none" : others).")
    }
}
