import Diagnostics
import Foundation
import MainLoop
import PluginHost
import PluginProtocol
import PluginTransport
import UIKit

/// One run of `mullion run`: builds the plugin, has it shown, and does both again whenever the sources change.
@MainActor final class RunSession {
    /// What people call the plugin.
    private(set) var name: String
    private var identifier: PluginIdentifier?
    /// Called once, when the first build has ended and its outcome is shown.
    var onFirstLook: (() -> Void)?

    private let source: PluginSource
    private let package: RunPackage
    private let build: SwiftBuild
    private let options: SpawnOptions
    /// The program that draws what the plugin shows; nil where this process does.
    private let renderer: URL?
    private let waitsForDebugger: Bool
    private let skipsFirstBuild: Bool
    private let loop = MainLoop.main

    private var watch: SourceWatch?
    private var reading: Override?
    private weak var view: RunViewController?
    private var running: ChildProcess?
    private var failure: BuildFailure?
    /// Those whose process is about to end.
    private var leaving: [Generation] = []
    /// Of the change that is not shown yet.
    private var times: ReloadTimes?
    /// When the first change since the beginning of the build that runs was noticed.
    private var changeDuringBuild: Duration?
    private var afterBuild: (() -> Void)?
    private var isStopped = false

    /// - Parameters:
    ///   - renderer: The program that draws what the plugin shows; nil where this process does.
    ///   - waitsForDebugger: Whether each process of the plugin waits for one before it does anything.
    /// - Throws: Where the sources cannot be watched.
    init(
        source: PluginSource, package: RunPackage, build: SwiftBuild, options: SpawnOptions, renderer: URL?,
        waitsForDebugger: Bool, skipsFirstBuild: Bool
    ) throws {
        self.source = source
        self.package = package
        self.build = build
        self.options = Self.withLauncher(options, of: package)
        self.renderer = renderer.map { Self.builtWithPlugin($0, in: package) ?? $0 }
        self.waitsForDebugger = waitsForDebugger
        self.skipsFirstBuild = skipsFirstBuild
        name = try source.read().manifest.name
        watch = try SourceWatch(
            package.folder, and: [source.manifest.deletingLastPathComponent()], on: loop
        ) { [weak self] in self?.sourcesDidChange(at: $0, $1) }
    }

    private static func withLauncher(_ options: SpawnOptions, of package: RunPackage) -> SpawnOptions {
        var options = options
        if options.launcher == nil,
            let beside = PluginCatalog.standardHostFolder()?.appending(component: "mullion-launch")
        {
            options.launcher = builtWithPlugin(beside, in: package)?.path
        }
        return options
    }

    /// The program that takes the place of one that should lie beside this one and does not. It speaks with this program, so that beside it would
    /// be the right one; the one that was built with the plugin is of another build, but better than none.
    ///
    /// - Returns: Nil where `program` is there, or neither.
    private static func builtWithPlugin(_ program: URL, in package: RunPackage) -> URL? {
        guard !FileManager.default.isExecutableFile(atPath: program.path) else { return nil }
        let built = package.programs.appending(component: program.lastPathComponent)
        return FileManager.default.isExecutableFile(atPath: built.path) ? built : nil
    }

    func begin(in view: RunViewController) {
        self.view = view
        view.statusBar.name = name
        view.stage.onStateChange = { [weak self] in self?.showStatus() }
        view.stage.onReplace = { [weak self] old in self?.didReplace(old) }
        reading = PeerLog.read { [weak self] line in self?.add(line) }
        skipsFirstBuild ? show() : startBuild()
    }

    /// Every line is about the one plugin, so it need not say so.
    private func add(_ line: String) {
        let prefix = identifier.map { "\($0): " } ?? ""
        view?.log.add(line.hasPrefix(prefix) ? String(line.dropFirst(prefix.count)) : line)
    }

    // MARK: Building

    private func sourcesDidChange(at time: Duration, _ change: SourceWatch.Change) {
        guard !isStopped else { return }
        guard running == nil else {
            changeDuringBuild = changeDuringBuild ?? time
            return
        }
        times = ReloadTimes(edited: time)
        guard isCopied(change) else { return startBuild() }
        times?.begun = loop.clock.now
        times?.built = loop.clock.now
        show()
    }

    /// Whether what has changed needs no build, since what was built of it is a copy, which is made anew.
    private func isCopied(_ change: SourceWatch.Change) -> Bool {
        guard case .files(let files) = change, failure == nil, view?.stage.latest?.built != nil,
            let identifier, let plugin = PluginCatalog(searchPath: [package.programs]).plugins[identifier]
        else { return false }
        return InterfaceCopies(of: plugin, from: source.manifest.deletingLastPathComponent()).renew(files)
    }

    private func startBuild() {
        times?.begun = loop.clock.now
        do {
            let product = try source.read().product
            running = try build.start(
                product, onLine: { [weak self] in self?.view?.buildDidSay($0) },
                onEnd: { [weak self] in self?.buildDidEnd($0) })
        } catch {
            fail(BuildFailure(place: nil, message: "\(error)"))
        }
        showStatus()
    }

    private func buildDidEnd(_ failure: BuildFailure?) {
        running = nil
        if let afterBuild { return afterBuild() }
        guard !isStopped else { return }
        if let time = changeDuringBuild {
            // What was built is neither what was before nor what is now.
            changeDuringBuild = nil
            times = ReloadTimes(edited: time)
            return startBuild()
        }
        times?.built = loop.clock.now
        if let failure { fail(failure) } else { show() }
    }

    private func fail(_ failure: BuildFailure) {
        self.failure = failure
        times = nil
        view?.show(failure)
        showStatus()
        didLook()
    }

    // MARK: Showing

    /// Has what is built take the place of what is shown, if it is something else.
    private func show() {
        let facts: PluginSource.Facts
        do throws(CommandError) {
            facts = try source.read()
        } catch {
            return fail(BuildFailure(place: nil, message: error.message))
        }
        failure = nil
        view?.show(nil as BuildFailure?)
        name = facts.manifest.name
        identifier = facts.manifest.identifier
        view?.statusBar.name = name
        let catalog = PluginCatalog(searchPath: [package.programs])
        let built = catalog.plugins[facts.manifest.identifier].map(BuiltPlugin.init)
        if let latest = view?.stage.latest, latest.built == built, built != nil {
            // What was changed makes no difference to the program.
            times = nil
            if latest.hasEnded { latest.pane.retry() }
        } else {
            view?.stage.show(
                Generation(
                    facts, in: catalog, options: options, renderer: renderer, waitsForDebugger: waitsForDebugger,
                    built: built))
        }
        showStatus()
        didLook()
    }

    private func didLook() {
        onFirstLook?()
        onFirstLook = nil
    }

    /// What is new is shown with the update at the end of this turn.
    private func didReplace(_ old: [Generation]) {
        for generation in old {
            leaving.append(generation)
            generation.end { [weak self] in self?.leaving.removeAll { $0 === generation } }
        }
        showStatus()
        // The first picture of what was built before the edit may come while the edit is built, or started.
        guard times?.built != nil, let stage = view?.stage, stage.latest === stage.shown,
            stage.shown?.pane.isLive == true
        else { return }
        UpdateCycle.main.afterUpdate { [weak self] in self?.newPixelsAreShown() }
    }

    private func newPixelsAreShown() {
        guard var times else { return }
        self.times = nil
        times.shown = loop.clock.now
        view?.statusBar.lastChange = times.total
        if let summary = times.summary { LineOutput.standardError.write("\(name) is new \(summary).") }
    }

    private func showStatus() {
        guard let view else { return }
        if case .running = view.stage.latest?.pane.state, times?.built != nil, times?.started == nil {
            times?.started = loop.clock.now
        }
        view.statusBar.status =
            running != nil
            ? .building : failure != nil ? .failed : .plugin(view.stage.latest?.pane.state ?? .launching)
    }
}

extension RunSession: HostCompanion {
    func stop(completion: @escaping () -> Void) {
        isStopped = true
        watch = nil
        var left = 1
        let finish = {
            left -= 1
            if left == 0 { completion() }
        }
        if let running {
            left += 1
            afterBuild = finish
            running.tearDown(SwiftBuild.ending)
        }
        for generation in generations {
            left += 1
            generation.end(completion: finish)
        }
        finish()
    }

    func kill() {
        running?.tearDown(.immediate)
        for generation in generations { generation.kill() }
    }

    private var generations: [Generation] {
        leaving + (view?.stage.all ?? [])
    }
}
