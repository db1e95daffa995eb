import UIKit

/// Runs the application whose delegate's `main()` was called: UIKit, which knows no host, finds this function by its name in C where a host is
/// linked.
@_cdecl("mullion_start_application") @MainActor package func startApplication() {
    let options = HostOptions.parseOrExit()
    options.endIfOnlyAsking()
    let application = HostApplication(options: options)
    guard let type = ApplicationStart.delegateType else {
        application.fail("There is no delegate: mark its class with @main.")
    }
    guard let delegate = type.make() else {
        application.fail("\(type) cannot be made: a delegate's class is derived from UIResponder or NSObject.")
    }
    application.run(delegate)
}
