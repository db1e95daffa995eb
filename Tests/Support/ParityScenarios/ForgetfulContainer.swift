import UIKit

/// A container whose appearance callbacks do not call super: automatic forwarding must work all the same (CONF-14).
package final class ForgetfulContainer: TracingContainer {
    override package func viewWillAppear(_ animated: Bool) {
        record("viewWillAppear without super")
    }

    override package func viewDidAppear(_ animated: Bool) {
        record("viewDidAppear without super")
    }

    override package func viewWillDisappear(_ animated: Bool) {
        record("viewWillDisappear without super")
    }

    override package func viewDidDisappear(_ animated: Bool) {
        record("viewDidDisappear without super")
    }
}
