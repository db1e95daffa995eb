/// The part of a program's property list that is about its interface: the main storyboard, and the scenes with their delegates (WIN-12).
///
/// The list is the one of the main bundle, or `Info.plist` in the resources of the program's own target: those of other targets lie beside it, and may be
/// another program's. A program without one makes its windows in code.
@MainActor package struct InterfaceManifest {
    struct SceneConfiguration {
        let name: String?
        let sceneClass: String?
        let delegateClass: String?
        let storyboard: String?
    }

    /// The storyboard whose initial controller is the root of the application's window; nil for none.
    package var mainStoryboard: String?
    /// The configurations of scenes by their roles, in the order of the list.
    var scenes: [String: [SceneConfiguration]] = [:]

    /// The manifest of the program. Whoever runs the program may name another main storyboard before it is launched.
    package static var current = InterfaceManifest(programList())

    /// - Parameter list: The contents of the property list.
    init(_ list: [String: Any]) {
        mainStoryboard = DeviceSuffix.value("UIMainStoryboardFile", in: list)
        let manifest: [String: Any]? = DeviceSuffix.value("UIApplicationSceneManifest", in: list)
        let roles = manifest?["UISceneConfigurations"] as? [String: Any] ?? [:]
        scenes = roles.compactMapValues { entries in
            (entries as? [[String: Any]])?.map { entry in
                SceneConfiguration(
                    name: entry["UISceneConfigurationName"] as? String,
                    sceneClass: entry["UISceneClassName"] as? String,
                    delegateClass: entry["UISceneDelegateClassName"] as? String,
                    storyboard: entry["UISceneStoryboardFile"] as? String)
            }
        }
    }

    /// The configuration of a name, or the first of the role where nobody gave a name; nil where there is none.
    func configuration(named name: String?, role: UISceneSession.Role) -> SceneConfiguration? {
        let all = scenes[role.rawValue] ?? []
        return name.map { name in all.first { $0.name == name } } ?? (name == nil ? all.first : nil)
    }

    // MARK: Where it is read

    private static func programList() -> [String: Any] {
        if let list = Bundle.main.infoDictionary, isManifest(list) { return list }
        for folder in ResourceFolders.own(modules: InterfaceModules.program) {
            for place in ["Info.plist", "Supporting Files/Info.plist", "Resources/Info.plist"] {
                if let list = list(folder.appendingPathComponent(place)), isManifest(list) { return list }
            }
        }
        return [:]
    }

    private static func isManifest(_ list: [String: Any]) -> Bool {
        ["UIMainStoryboardFile", "UIApplicationSceneManifest"].contains { key in
            DeviceSuffix.ordered.contains { list[key + $0] != nil }
        }
    }

    private static func list(_ file: URL) -> [String: Any]? {
        guard let data = try? Data(contentsOf: file) else { return nil }
        return try? PropertyListSerialization.propertyList(from: data, options: [], format: nil) as? [String: Any]
    }

    /// The class that a property list names: with its module, which may be left to the build, or without.
    static func objectClass(named name: String?) -> AnyClass? {
        guard let name else { return nil }
        let plain = name.split(separator: ".").last.map(String.init) ?? name
        if !name.contains("$"), name.contains("."), let found = _typeByName(name) as? AnyClass { return found }
        let found: AnyClass? =
            InterfaceModules.program.lazy.compactMap {
                ObjectRegistry.shared.objectClass(named: plain, inModule: $0)
            }.first ?? ObjectRegistry.shared.objectClass(named: plain)
        if found == nil {
            UsageDiagnostic.report(.noScene, "Info.plist names the class \(name), which this program does not have")
        }
        return found
    }
}
