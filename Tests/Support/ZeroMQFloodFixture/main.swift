// Connects a PUSH socket to the endpoint that its only argument names and sends without pause until it is killed. When
// nothing could be sent for a while, because all queues are full, it says so once on standard output.

import Foundation
import ZeroMQ

// Ends the process by itself should the test that started it not live to do so.
alarm(60)

let context = try Context()
var options = SocketOptions()
options.linger = nil
options.sendTimeout = .milliseconds(200)
let socket = try PushSocket(context: context, options: options)
try socket.connect(Endpoint(CommandLine.arguments[1]))
let message = MultipartMessage(Frame([UInt8](repeating: 7, count: 4096)))
while try socket.send(message, mode: .wait) {}
FileHandle.standardOutput.write(Data("full\n".utf8))
while true {
    _ = try socket.send(message, mode: .wait)
}
