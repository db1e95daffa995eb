import StoryboardFormat

/// The modules whose classes a storyboard or xib can name.
@MainActor package enum InterfaceModules {
    /// The module of the program, where neither its delegate nor its file's name says it.
    package static var programModule: String?

    /// The modules in which a class of an element is looked for, the likeliest first.
    ///
    /// The name that a file has for the target that builds it may be stale, so the module of the bundle comes before it.
    static func candidates(for element: InterfaceElement, in bundle: Bundle?) -> [String] {
        var modules: [String] = []
        let own = module(of: bundle)
        if element["customModuleProvider"] == "target" { modules += own }
        if let named = element["customModule"] { modules.append(identifier(named)) }
        modules += own
        return modules.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    private static func module(of bundle: Bundle?) -> [String] {
        if let bundle, bundle != .main {
            // SwiftPM names the folder of a target's resources after its package and the target.
            let folder = bundle.bundleURL.deletingPathExtension().lastPathComponent
            if let mark = folder.firstIndex(of: "_") {
                return [identifier(String(folder[folder.index(after: mark)...]))] + program
            }
        }
        return program
    }

    /// The modules that the program itself may be called.
    package static var program: [String] {
        var modules = [programModule].compactMap { $0 }
        if let delegate = ApplicationStart.delegateType {
            modules.append(String(String(reflecting: delegate).prefix { $0 != "." }))
        }
        if let file = Bundle.main.executableURL?.lastPathComponent { modules.append(identifier(file)) }
        return modules
    }

    /// The name of a module whose product has this name.
    private static func identifier(_ name: String) -> String {
        String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    }
}
