/// The attributes that Interface Builder writes of navigation controllers. The toolbar of such a controller is hidden unless the file says that it is not.
@MainActor enum NavigationControllerAttributes {
    static let table = AttributeTable(UINavigationController.self) { table in
        table.child("navigationBar") { $2.archive.configure($0.navigationBar, $1) }
        table.child("toolbar") { controller, element, coder in
            if let toolbar = controller.toolbar { coder.archive.configure(toolbar, element) }
        }
        table.flag("navigationBarHidden") { $0.isNavigationBarHidden = $1 }
        table.flag("toolbarHidden") { $0.isToolbarHidden = $1 }
        // An element without a key that says that there is nothing.
        table.skip("nil")
    }
}
