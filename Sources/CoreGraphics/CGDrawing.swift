/// A finished recording of drawing commands: what `CGContext` made and what a renderer plays.
///
/// Coordinates are in points, y grows downwards, the origin is the top left of the recorded area.
package struct CGDrawing: Hashable, Sendable {
    package typealias Command = DrawingCommand<CGImage>

    package var commands: [Command]

    package init(commands: [Command] = []) {
        self.commands = commands
    }
}
