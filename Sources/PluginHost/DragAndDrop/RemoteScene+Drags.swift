import PluginProtocol

/// Drag and drop, as far as the scene has to do with it.
extension RemoteScene {
    func receive(_ lift: DragLift) throws(Misbehaviour) {
        guard let connection = open?.connection else { return }
        try connection.check(.dragAndDrop, of: "SceneDidLiftDrag")
        try connection.drags?.lift(lift, in: self, id)
    }

    func receive(_ answer: DropAnswer) throws(Misbehaviour) {
        guard let connection = open?.connection else { return }
        try connection.check(.dragAndDrop, of: "SceneDidAnswerDrop")
        try connection.drags?.receive(answer)
    }

    func receive(_ wish: DragDataRequest) throws(Misbehaviour) {
        guard let connection = open?.connection else { return }
        try connection.check(.dragAndDrop, of: "SceneDidRequestDragData")
        try connection.drags?.answer(wish, in: id)
    }

    func receive(_ data: DragData) throws(Misbehaviour) {
        guard let connection = open?.connection else { return }
        try connection.check(.dragAndDrop, of: "SceneDidProvideDragData")
        try connection.drags?.receive(data)
    }
}
