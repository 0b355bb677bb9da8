import Glibc

/// The helper process: reads one picture from the file that is its standard input, answers on standard output, which
/// must not be a file, and ends.
public enum ImageWorker {
    /// Runs the helper in this process, which it bounds for good (memory, CPU time, files), so call it first and
    /// nothing after it.
    ///
    /// - Returns: The exit code: 0 for a picture, 1 for a refusal (its reason is the answer), 2 when the answer could
    ///   not be written.
    public static func run() -> Int32 {
        let reply = answer(WorkerLimits())
        guard DescriptorOutput.write(reply.bytes, to: STDOUT_FILENO) == 0 else { return 2 }
        if case .refusal = reply { return 1 }
        return 0
    }

    private static func answer(_ limits: WorkerLimits) -> WorkerReply {
        do throws(ImageError) {
            try limits.apply()
            let file = try MappedFile(descriptor: STDIN_FILENO, maximumBytes: limits.inputBytes)
            guard let format = ImageFormat(sniffing: file.bytes) else { throw .unsupportedFormat }
            return .picture(try ImageDecoder(startingFor: format).decode(file.bytes, format: format))
        } catch {
            return .refusal(error)
        }
    }
}
