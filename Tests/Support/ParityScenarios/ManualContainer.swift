import UIKit

/// A container that passes appearance on by hand, as the documentation's single-child sample does (CONT-27).
package final class ManualContainer: TracingContainer {
    override package var shouldAutomaticallyForwardAppearanceMethods: Bool {
        false
    }

    override package func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        for child in children { child.beginAppearanceTransition(true, animated: animated) }
    }

    override package func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        for child in children { child.endAppearanceTransition() }
    }

    override package func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        for child in children { child.beginAppearanceTransition(false, animated: animated) }
    }

    override package func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        for child in children { child.endAppearanceTransition() }
    }
}
