/// Where something can be looked for that is presented: a host's window, a pane, the stage of a parity scenario.
///
/// Nothing is looked for before it is needed, so what is not there yet may be named.
@MainActor public protocol PresentationFinding {
    /// What is presented from there, directly or from what is presented already; the one in front where there are several.
    ///
    /// What a plugin presents in a context of its own stays in its pane, and is not among it: its elements are the pane's.
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
    /// What is presented in the window, by the host or for a plugin; the one in front where there are several.
    public var presented: PresentedController {
        PresentedController(query: PresentationQuery(window: window, origin: nil, kind: .any), host: self)
    }
}

extension Pane: PresentationFinding {
    /// What the host presents for the pane's plugin, and from the pane itself; the one in front where there are several.
    public var presented: PresentedController {
        PresentedController(
            query: PresentationQuery(window: host.window, origin: controller, kind: .any), host: host)
    }

    /// Why the host did not present, or show in a container, what the plugin offered from this pane, in the order in which it was refused.
    public var refusals: [String] {
        controller.sceneID.flatMap { line.refusals[$0] } ?? []
    }
}

extension ParityStage: PresentationFinding {
    /// What is presented from the controller; the one in front where there are several.
    public var presented: PresentedController {
        PresentedController(
            query: PresentationQuery(window: host.window, origin: child, kind: .any), host: host)
    }
}
