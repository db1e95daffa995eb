/// The nib that a controller's view comes from: the one that it was made with, or one that is called as its class.
@MainActor enum NibName {
    /// The classes without a nib that is called as they are: nobody need look for it again.
    private static var withoutNib: Set<ObjectIdentifier> = []

    /// `FooView` before `FooViewController` for a class `FooViewController`; nil where there is no such file. Classes of UIKit have none.
    static func name(for controller: UIViewController) -> String? {
        if let name = controller.nibName { return name }
        let id = ObjectIdentifier(type(of: controller))
        guard !withoutNib.contains(id) else { return nil }
        let full = String(reflecting: type(of: controller))
        guard !full.hasPrefix("UIKit."), let name = full.split(separator: ".").last.map(String.init) else { return nil }
        let bundle = bundle(of: controller)
        let candidates = name.hasSuffix("ViewController") ? [String(name.dropLast("Controller".count)), name] : [name]
        let found = candidates.first { InterfaceFiles.exists($0, "xib", in: bundle) }
        if found == nil { withoutNib.insert(id) }
        return found
    }

    static func bundle(of controller: UIViewController) -> Bundle? {
        controller.nibBundle.flatMap { $0 == .main ? nil : $0 }
    }
}
