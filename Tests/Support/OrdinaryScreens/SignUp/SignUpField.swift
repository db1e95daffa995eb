import Foundation

/// The fields of a sign-up, in the order of the form.
enum SignUpField: Int, CaseIterable {
    case name, email, password, birthYear

    var title: String {
        switch self {
        case .name: "Name"
        case .email: "E-Mail"
        case .password: "Password"
        case .birthYear: "Birth Year"
        }
    }

    var placeholder: String {
        switch self {
        case .name: "Ada Lovelace"
        case .email: "name@example.com"
        case .password: "8 characters or more"
        case .birthYear: "1990"
        }
    }

    /// Returns what is wrong with a text; nil if nothing is.
    func problem(with text: String) -> String? {
        switch self {
        case .name:
            text.trimmingCharacters(in: .whitespaces).isEmpty ? "Please tell us your name." : nil
        case .email:
            Self.isAddress(text) ? nil : "This is not an e-mail address."
        case .password:
            Self.problem(withPassword: text)
        case .birthYear:
            Int(text).map { (1900...2012).contains($0) } == true ? nil : "Please enter a year from 1900 to 2012."
        }
    }

    private static func isAddress(_ text: String) -> Bool {
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty, !text.contains(" ") else { return false }
        let labels = parts[1].split(separator: ".", omittingEmptySubsequences: false)
        return labels.count > 1 && labels.allSatisfy { !$0.isEmpty }
    }

    private static func problem(withPassword password: String) -> String? {
        if password.count < 8 { return "The password needs \(8 - password.count) more characters." }
        if !password.contains(where: \.isNumber) { return "The password needs a digit." }
        return nil
    }
}
