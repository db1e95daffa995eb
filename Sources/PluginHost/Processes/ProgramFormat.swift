import Files

/// What kind of file stands where a program was expected, judged by its first bytes (elf(5)).
package enum ProgramFormat {
    case empty
    case unreadable
    /// An ELF file; `machine` is its `e_machine`.
    case elf(machine: UInt16)
    case other

    package init(ofFileAt path: String) {
        guard let header = try? ForeignFile.beginning(of: path, count: 20) else {
            self = .unreadable
            return
        }
        switch header.count {
        case 0: self = .empty
        case 20 where Array(header[..<4]) == [0x7F] + Array("ELF".utf8):
            // Byte 5 tells the order of bytes: 2 is big-endian.
            let (first, second) = (UInt16(header[18]), UInt16(header[19]))
            self = .elf(machine: header[5] == 2 ? first << 8 | second : second << 8 | first)
        default: self = .other
        }
    }

    /// A sentence that says why the system did not execute it.
    package func complaint(about path: String) -> String {
        switch self {
        case .empty: "\(path) is empty; build it again."
        case .unreadable: "\(path) is not in a format that this system executes."
        case .elf(let machine):
            "\(path) is a program for \(Self.machineNames[machine] ?? "another machine (\(machine))"), "
                + "which this system does not execute; build it for this machine."
        case .other: "\(path) is no program; a script needs a first line such as #!/bin/sh."
        }
    }

    /// `EM_…` of elf.h.
    private static let machineNames: [UInt16: String] = [
        3: "x86", 8: "MIPS", 20: "PowerPC", 21: "64-bit PowerPC", 22: "S390", 40: "32-bit ARM", 62: "x86-64",
        183: "64-bit ARM", 243: "RISC-V", 258: "LoongArch",
    ]
}
