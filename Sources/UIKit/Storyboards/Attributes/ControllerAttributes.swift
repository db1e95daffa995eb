import StoryboardFormat

/// The attributes that Interface Builder writes of any view controller. The view of a controller is made when it is asked for.
@MainActor enum ControllerAttributes {
    static let table = AttributeTable(UIViewController.self) { table in
        table.text("title") { $0.title = $1 }
        table.choice("modalPresentationStyle", presentationStyles) { $0.modalPresentationStyle = $1 }
        table.choice("modalTransitionStyle", transitionStyles) { $0.modalTransitionStyle = $1 }
        table.flag("definesPresentationContext") { $0.definesPresentationContext = $1 }
        table.flag("providesPresentationContextTransitionStyle") { $0.providesPresentationContextTransitionStyle = $1 }
        table.flag("hidesBottomBarWhenPushed") { $0.hidesBottomBarWhenPushed = $1 }
        table.flag("extendedLayoutIncludesOpaqueBars") { $0.extendedLayoutIncludesOpaqueBars = $1 }
        table.name("restorationIdentifier") { $0.restorationIdentifier = $1 }
        table.add("useStoryboardIdentifierAsRestorationIdentifier") { controller, coder in
            if coder.element.isSet("useStoryboardIdentifierAsRestorationIdentifier") {
                controller.restorationIdentifier = coder.element["storyboardIdentifier"]
            }
        }
        table.part("edgesForExtendedLayout", RectEdgeElement.edges) { $0.edgesForExtendedLayout = $1 }
        table.size("contentSizeForViewInPopover") { $0.preferredContentSize = $1 }
        table.size("preferredContentSize") { $0.preferredContentSize = $1 }
        table.child("navigationItem") { controller, element, coder in
            coder.archive.configure(controller.navigationItem, element)
        }
        table.child("tabBarItem") { controller, element, coder in
            controller.tabBarItem = coder.archive.tabBarItem(element)
        }
        table.list("toolbarItems") { controller, elements, coder in
            let items = elements.filter { $0.name == "barButtonItem" }.map { coder.archive.barButtonItem($0) }
            if !items.isEmpty { controller.toolbarItems = items }
        }
        table.list("layoutGuides") { controller, elements, coder in
            for element in elements {
                let kind: InterfacePlaceholder.Kind = element["type"] == "bottom" ? .bottomGuide : .topGuide
                let guide = InterfacePlaceholder(kind, of: controller)
                coder.archive.register(guide, id: element.id)
                coder.archive.scene?.keep(guide)
            }
        }
        table.flag("automaticallyAdjustsScrollViewInsets") { $0.adjustsScrollViewInsets = $1 }
        // The view, and what is read with the whole.
        table.skip(
            "view", "storyboardIdentifier", "sceneMemberID", "autoresizesArchivedViewToFullSize",
            "wantsFullScreenLayout",
            "interfaceStyle", "nibName")
    }

    static let presentationStyles: [String: UIModalPresentationStyle] = [
        "automatic": .automatic, "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
        "currentContext": .currentContext, "overFullScreen": .overFullScreen, "overCurrentContext": .overCurrentContext,
        "popover": .popover, "none": .none,
    ]

    static let transitionStyles: [String: UIModalTransitionStyle] = [
        "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal, "crossDissolve": .crossDissolve,
        "partialCurl": .partialCurl,
    ]
}
