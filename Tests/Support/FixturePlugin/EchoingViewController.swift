import Contracts
import SwiftProtobuf
import UIKit

/// Answers each question by its contract with the question, and tells its delegate what it is told.
final class EchoingViewController: UIViewController, ContractController {
    static let contract = Contract(name: "org.mullion.fixture.Echo", version: 1)

    func serveContract(on link: ContractLink) -> AnyObject {
        link.serve([
            "Echo": .question { (bytes: Google_Protobuf_BytesValue) async throws -> Google_Protobuf_BytesValue in bytes
            },
            "Hear": .call { [unowned link] (bytes: Google_Protobuf_BytesValue) in link.send("DidHear", bytes) },
        ])
        return link
    }
}
