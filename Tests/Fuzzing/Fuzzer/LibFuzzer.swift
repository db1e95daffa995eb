#if FUZZING
    import FuzzTargets

    /// libFuzzer's own loop (compiler-rt/lib/fuzzer/FuzzerInterface.h), which the program is linked with.
    @MainActor enum LibFuzzer {
        fileprivate static var target: FuzzTarget?

        /// Reads libFuzzer's options and files from the program's arguments, after the target's name.
        ///
        /// - Returns: The program's exit status.
        static func run(_ target: FuzzTarget) -> CInt {
            self.target = target
            // The name of the target takes the place of the program's, which libFuzzer passes over.
            var count = CommandLine.argc - 1
            var arguments = CommandLine.unsafeArgv + 1
            return runDriver(&count, &arguments) { bytes, count in
                let input = [UInt8](UnsafeBufferPointer(start: bytes, count: count))
                MainActor.assumeIsolated { LibFuzzer.target?.run(input) }
                return 0
            }
        }
    }

    private typealias Arguments = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

    @_silgen_name("LLVMFuzzerRunDriver")
    private func runDriver(
        _ count: UnsafeMutablePointer<CInt>, _ arguments: UnsafeMutablePointer<Arguments>,
        _ run: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
    ) -> CInt

    @_silgen_name("LLVMFuzzerMutate")
    private func mutateBytes(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, _ capacity: Int) -> Int

    /// Changes half of the inputs by their format, the others by the byte.
    @_cdecl("LLVMFuzzerCustomMutator")
    func mutate(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, _ capacity: Int, _ seed: CUnsignedInt) -> Int {
        let input = [UInt8](UnsafeBufferPointer(start: bytes, count: count))
        let target = MainActor.assumeIsolated { LibFuzzer.target }
        guard seed & 1 == 0, let mutated = target?.mutated(input, seed: UInt64(seed)), mutated.count <= capacity,
            !mutated.isEmpty
        else { return mutateBytes(bytes, count, capacity) }
        for (index, byte) in mutated.enumerated() { bytes[index] = byte }
        return mutated.count
    }
#endif
