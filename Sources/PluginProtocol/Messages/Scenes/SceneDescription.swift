import QuartzCore

/// What a scene shows, in words: its elements, each after the one that it is in, and its controllers.
package struct SceneDescription: Hashable, Sendable {
    package struct Element: Hashable, Sendable {
        /// What shows it.
        package var layer: LayerID
        /// The place in the list of the element that it is in; nil where it is in none.
        package var parent: Int?
        package var description: ElementDescription

        package init(layer: LayerID, parent: Int?, description: ElementDescription) {
            self.layer = layer
            self.parent = parent
            self.description = description
        }
    }

    package var elements: [Element]

    /// A line for each controller, after the one that it is in: for a person. Two spaces stand before it for each of those.
    package var controllers: [String]

    package init(elements: [Element], controllers: [String] = []) {
        self.elements = elements
        self.controllers = controllers
    }
}
