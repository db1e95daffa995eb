internal import SwiftSyntax

/// The attributes that Linux's compiler does not know, or refuses.
enum AppleAttribute: String {
    case outlet = "IBOutlet"
    case action = "IBAction"
    case segueAction = "IBSegueAction"
    case inspectable = "IBInspectable"
    case designable = "IBDesignable"
    case gameInspectable = "GKInspectable"
    case exposed = "objc"
    case membersExposed = "objcMembers"
    case hidden = "nonobjc"
    case managed = "NSManaged"
    case application = "UIApplicationMain"

    init?(_ attribute: AttributeSyntax) {
        self.init(rawValue: attribute.attributeName.trimmedDescription)
    }

    /// The attributes of a declaration.
    static func all(in list: AttributeListSyntax) -> Set<AppleAttribute> {
        Set(list.compactMap { $0.as(AttributeSyntax.self).flatMap(AppleAttribute.init) })
    }

    /// The name that `@objc(name:)` gives a declaration.
    static func explicitName(in list: AttributeListSyntax) -> String? {
        for case .attribute(let attribute) in list where AppleAttribute(attribute) == .exposed {
            guard let arguments = attribute.arguments else { return nil }
            return String(arguments.description.filter { !$0.isWhitespace })
        }
        return nil
    }

    /// Whether the declaration has an attribute that may be a property wrapper, or another one with rules of its own.
    static func hasOthers(in list: AttributeListSyntax) -> Bool {
        list.contains { element in
            guard case .attribute(let attribute) = element else { return true }
            return AppleAttribute(attribute) == nil
                && !["MainActor", "available", "discardableResult"].contains(attribute.attributeName.trimmedDescription)
        }
    }
}
