import Foundation

/// A folder with contracts.
struct ContractFolder {
    let url: URL
    /// The one that it belongs to.
    let target: PackageTarget
    /// Every `.proto` file in it: contracts, and those that only have messages for them.
    let files: [ProtoFile]

    var contracts: [ProtoFile] {
        files.filter(\.isContract)
    }
}
