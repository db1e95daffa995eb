extension NewContract {
    /// What protoc-gen-mullion makes of it for the plugin and its host.
    var protocolsText: String {
        """
        // Made by protoc-gen-mullion from \(file). Change that, and make this anew.

        import Contracts
        import SwiftProtobuf

        /// Counts taps.
        @preconcurrency @MainActor public protocol \(name): ContractController {
            /// Hears of what happens here. To be kept weakly.
            var delegate: (any \(name)Delegate)? { get set }

            /// Goes on from these. The delegate hears nothing of it.
            func show(_ taps: Taps)
        }

        /// Hears of what the user does with it.
        @preconcurrency @MainActor public protocol \(name)Delegate: AnyObject {
            /// The user has tapped once more.
            func \(variable)(_ \(variable): any \(name), didCount taps: Taps)
        }

        extension \(name) {
            public static var contract: Contract {
                Contract(name: "\(package).\(name)", version: 1)
            }

            public func serveContract(on link: ContractLink) -> AnyObject {
                link.serve([
                    "Show": .call { [weak self] (taps: Taps) in
                        self?.show(taps)
                    },
                ])
                let delegate = \(name)DelegateProxy(link)
                self.delegate = delegate
                return delegate
            }
        }

        /// Stands for the delegate of a `\(name)` in a plugin.
        @MainActor private final class \(name)DelegateProxy: \(name)Delegate {
            private let link: ContractLink

            init(_ link: ContractLink) {
                self.link = link
            }

            func \(variable)(_ \(variable): any \(name), didCount taps: Taps) {
                self.link.send("DidCount", taps)
            }
        }

        """
    }
}
