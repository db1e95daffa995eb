/// A place in which a test looks for presented controllers: a host's window, a pane, or the stage of a parity scenario.
///
/// The search takes place when its result is needed, so a test may name what is not presented yet.
@MainActor public protocol PresentationFinding {
    /// The controller that is presented from there, directly or from one that is presented already; the one in front where there are
    /// several.
    ///
    /// A controller that a plugin presents in a context of its own stays in its pane and is not found here: its elements are the pane's.
    var presented: PresentedController { get }
}

extension PresentationFinding {
    /// The alert or the action sheet in front.
    public var alert: PresentedAlert {
        PresentedAlert(presented: presented.narrowed(to: .alert))
    }

    /// The sheet in front.
    public var sheet: PresentedSheet {
        PresentedSheet(presented: presented.narrowed(to: .sheet))
    }

    /// The popover in front.
    public var popover: PresentedPopover {
        PresentedPopover(presented: presented.narrowed(to: .popover))
    }
}

extension TestHost: PresentationFinding {
    /// The controller that is presented in the window, by the host or for a plugin; the one in front where there are several.
    public var presented: PresentedController {
        PresentedController(query: PresentationQuery(window: window, origin: nil, kind: .any), host: self)
    }
}

extension Pane: PresentationFinding {
    /// The controller that the host presents for the pane's plugin, or from the pane itself; the one in front where there are several.
    public var presented: PresentedController {
        PresentedController(
            query: PresentationQuery(window: host.window, origin: controller, kind: .any), host: host)
    }

    /// The reasons for which the host did not present, or show in a container, what the plugin offered from this pane, in the order of the
    /// refusals.
    public var refusals: [String] {
        controller.sceneID.flatMap { line.refusals[$0] } ?? []
    }
}

extension ParityStage: PresentationFinding {
    /// The controller that is presented from the scenario's controller; the one in front where there are several.
    public var presented: PresentedController {
        PresentedController(
            query: PresentationQuery(window: host.window, origin: child, kind: .any), host: host)
    }
}
