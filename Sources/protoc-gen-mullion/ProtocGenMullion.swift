import ContractGenerator

/// The program that protoc calls.
@main struct ProtocGenMullion {
    static func main() {
        ContractGenerator.run()
    }
}
