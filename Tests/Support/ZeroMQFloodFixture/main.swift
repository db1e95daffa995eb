// Connects a PUSH socket to the endpoint that its only argument names and sends without pause until it is killed.

import Foundation
import ZeroMQ

// Ends the process by itself should the test that started it not live to do so.
alarm(60)

let context = try Context()
var options = SocketOptions()
options.linger = nil
let socket = try PushSocket(context: context, options: options)
try socket.connect(Endpoint(CommandLine.arguments[1]))
let message = MultipartMessage(Frame([UInt8](repeating: 7, count: 4096)))
while true {
    try socket.send(message)
}
