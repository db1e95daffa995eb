import ContractGenerator
import Foundation
import SwiftProtobuf
import SwiftProtobufPluginLibrary
import Testing

@Suite struct ContractGeneratorTests {
    private func generate(
        _ parameter: String = "", _ change: (inout Google_Protobuf_FileDescriptorProto) -> Void = { _ in }
    ) throws -> Google_Protobuf_Compiler_CodeGeneratorResponse {
        // As it comes: with the options of contracts still as bytes.
        let bytes: Data = try PaletteFiles.request(parameter, change).serializedBytes()
        return try ContractGenerator.respond(to: bytes)
    }

    @Test("What is committed for the palette is what the generator makes of its contract")
    func committed() throws {
        let shared = try generate()
        #expect(shared.error.isEmpty)
        #expect(shared.file.map(\.name) == ["palette.contract.swift"])
        #expect(try shared.file.first?.content == PaletteFiles.text("Plugins/Palette/Contract/palette.contract.swift"))
        let host = try generate("Part=Host,Module=PaletteContract")
        #expect(host.error.isEmpty)
        #expect(host.file.map(\.name) == ["palette.host.swift"])
        #expect(try host.file.first?.content == PaletteFiles.text("Examples/DemoHost/palette.host.swift"))
    }

    @Test("The module of parent and child knows neither host nor plugin")
    func floors() throws {
        let text = try #require(try generate().file.first?.content)
        let imports = text.split(separator: "\n").filter { $0.hasPrefix("import ") }
        #expect(imports == ["import Contracts", "import SwiftProtobuf"])
    }

    struct Mistake: CustomTestStringConvertible {
        let testDescription: String
        let words: String
        let change: @Sendable (inout Google_Protobuf_FileDescriptorProto) -> Void
    }

    static let breaches = [
        Mistake(
            testDescription: "a delegate of nothing",
            words: "error: PalletDelegate is the delegate of nothing. Add `service Pallet {}`"
        ) { $0.service[1].name = "PalletDelegate" },
        Mistake(testDescription: "a stream", words: "error: DidPick streams, and a call of a contract is one message.")
        {
            $0.service[1].method[0].clientStreaming = true
        },
        Mistake(testDescription: "a method in snake case", words: "error: did_pick should be written as in DidFinish") {
            $0.service[1].method[0].name = "did_pick"
        },
        Mistake(
            testDescription: "a service in lower case", words: "error: a service becomes a protocol: palette has to"
        ) {
            $0.service[0].name = "palette"
            $0.service.remove(at: 1)
        },
        Mistake(
            testDescription: "a message called as the service", words: "error: Color would be two types in Swift"
        ) {
            $0.service[0].name = "Color"
            $0.service.remove(at: 1)
        },
        Mistake(testDescription: "twins", words: "error: URLOpen and UrlOpen would both be urlOpen in Swift.") {
            $0.service[0].method[0].name = "UrlOpen"
            $0.service[0].method[1].name = "URLOpen"
        },
        Mistake(
            testDescription: "a method that every controller has",
            words: "error: viewDidLoad() is a method of every view controller."
        ) {
            $0.service[0].method[0].name = "ViewDidLoad"
            $0.service[0].method[0].inputType = ".google.protobuf.Empty"
        },
    ]

    @Test("A contract that breaks a rule is refused with file, line and column", arguments: breaches)
    func mistakes(mistake: Mistake) throws {
        let response = try generate { mistake.change(&$0) }
        #expect(response.file.isEmpty)
        #expect(response.error.contains(mistake.words))
        #expect(try #/^palette\.proto:\d+:\d+: error: /#.firstMatch(in: response.error) != nil)
    }

    @Test(
        "A parameter that is not known, or has a value that is not, says which there are",
        arguments: [
            ("Side=Host", "--mullion_opt=Side is not known; there are Part and Module."),
            ("Part=Plugin", "--mullion_opt=Part=Plugin will not do; it must be one of Contract, Host, Fields."),
            ("Module=", "--mullion_opt=Module= needs the name of a module."),
        ])
    func parameters(parameter: String, words: String) throws {
        #expect(try generate(parameter).error == words)
    }

    @Test("Names that are words of Swift stand in backquotes, and abbreviations keep together")
    func names() throws {
        let text = try #require(
            try generate {
                $0.messageType[0].name = "Default"
                for service in $0.service.indices {
                    for method in $0.service[service].method.indices
                    where $0.service[service].method[method].inputType == ".mullion.palette.v1.Color" {
                        $0.service[service].method[method].inputType = ".mullion.palette.v1.Default"
                    }
                }
                $0.messageType[1].field[0].typeName = ".mullion.palette.v1.Default"
                $0.service[0].method[0].name = "URLSet"
            }.file.first?.content)
        #expect(text.contains("func urlSet(_ `default`: "))
    }

    @Test("The numbers of fields are in one file, by message and in their order, with the names that properties have")
    func fieldNumbers() throws {
        let response = try generate("Part=Fields") { file in
            file.messageType = [
                .with { message in
                    message.name = "Probe"
                    message.field = [("tap_count", Int32(5)), ("in", 2)].map { name, number in
                        .with {
                            ($0.name, $0.number, $0.type, $0.label) = (name, number, .uint32, .optional)
                            // protoc always says it, and the library relies on it.
                            $0.jsonName = name
                        }
                    }
                }, .with { $0.name = "Empty" },
            ]
            file.service = []
        }
        #expect(response.error.isEmpty)
        #expect(response.file.map(\.name) == ["FieldNumber.pb.swift"])
        let text = try #require(response.file.first?.content)
        let probe = """
            enum FieldNumber {
                enum Probe {
                    static var `in`: UInt64 { 2 }
                    static var tapCount: UInt64 { 5 }
                }
            }

            """
        #expect(text.hasSuffix(probe))
    }

    // MARK: Contracts that were released

    @Test("Nothing of a contract that was released has vanished or changed")
    func released() throws {
        let released = try PaletteFiles.descriptors("protos/released/palette.1.binpb")
        let current = try PaletteFiles.descriptors("Plugins/Palette/Contract/palette.binpb")
        #expect(ReleasedContract(released).differences(from: current) == [])
    }

    @Test("What vanishes or changes is found")
    func breaking() throws {
        let released = ReleasedContract(try PaletteFiles.descriptors("protos/released/palette.1.binpb"))
        var changed = try PaletteFiles.descriptors("protos/released/palette.1.binpb")
        let index = try #require(changed.file.firstIndex { $0.name == "palette.proto" })
        changed.file[index].service[0].method.remove(at: 2)
        changed.file[index].service[1].method[0].outputType = ".mullion.palette.v1.Verdict"
        changed.file[index].messageType[0].field[0].number = 9
        changed.file[index].messageType[0].field[1].type = .float
        changed.file[index].messageType[3].field.removeAll()
        #expect(
            released.differences(from: changed) == [
                "Color.red had the number 1, and has 9",
                "Color.green has another type",
                "Verdict.is_allowed is gone",
                "Palette.Name is gone",
                "PaletteDelegate.DidPick takes or returns something else",
            ])
    }
}
