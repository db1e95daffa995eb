/// The options that protoc passes on from `--mullion_opt`.
struct GeneratorOptions {
    enum Part: String, CaseIterable {
        case contract = "Contract"
        case host = "Host"
        case fields = "Fields"
    }

    private(set) var part = Part.contract
    /// The module of the protocols; nil for the module that is generated for.
    private(set) var module: String?

    init(_ pairs: [(key: String, value: String)]) throws(GenerationError) {
        for (key, value) in pairs {
            switch key {
            case "Part":
                guard let part = Part(rawValue: value) else {
                    let known = Part.allCases.map(\.rawValue).joined(separator: ", ")
                    throw GenerationError("--mullion_opt=Part=\(value) will not do; it must be one of \(known).")
                }
                self.part = part
            case "Module":
                guard !value.isEmpty else { throw GenerationError("--mullion_opt=Module= needs the name of a module.") }
                module = value
            default:
                throw GenerationError("--mullion_opt=\(key) is not known; there are Part and Module.")
            }
        }
    }
}
