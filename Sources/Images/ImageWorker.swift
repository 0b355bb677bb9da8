import CVips
import CZBar
import Glibc

/// The helper process: reads one picture or several JPEGs from the file on standard input, writes a reply to standard
/// output, which must not be a file, and ends.
public enum ImageWorker {
    /// Runs the helper in this process. It limits the process permanently (memory, CPU time, files), so call it first
    /// and nothing after it.
    ///
    /// - Parameter sizes: The number of bytes of each of several JPEGs; empty for one picture of any format.
    /// - Returns: The exit code: 0 for a picture, 1 for a refusal (the reply is its reason), 2 if the reply could not
    ///   be written.
    public static func run(sizes: [Int] = []) -> Int32 {
        write(
            answer { file, decoder, format throws(ImageError) in
                guard !sizes.isEmpty else { return .picture(try decoder.decode(file, format: format)) }
                return .batch(try answers(decoder, file, sizes))
            })
    }

    /// Runs the helper for the barcodes of a picture instead, with the same limits.
    ///
    /// - Parameter isEnough: Whether what was found so far needs no look at further sizes of the picture.
    /// - Returns: The exit code, as for pictures; 0 also if there is no barcode.
    public static func readBarcodes(until isEnough: ([BarcodeSymbol]) -> Bool) -> Int32 {
        write(
            answer { file, decoder, format throws(ImageError) in
                let scanner = try BarcodeScanner()
                let picture = try decoder.decodeGray(file, format: format, to: BarcodeScanner.maximumSide)
                return .barcodes(try scanner.scan(picture, until: isEnough))
            })
    }

    private static func write(_ reply: WorkerReply) -> Int32 {
        guard DescriptorOutput.write(reply.bytes, to: STDOUT_FILENO) == 0 else { return 2 }
        if case .refusal = reply { return 1 }
        return 0
    }

    /// The system's reason why a helper cannot decode anything; nil if it can.
    public static func missing() -> String? {
        (workhome_load_vips() ?? workhome_load_zbar()).map { String(cString: $0) }
    }

    private static func answer(
        _ work: (UnsafeRawBufferPointer, ImageDecoder, ImageFormat) throws(ImageError) -> WorkerReply
    ) -> WorkerReply {
        do throws(ImageError) {
            let limits = WorkerLimits()
            try limits.apply()
            let file = try MappedFile(descriptor: STDIN_FILENO, maximumBytes: limits.inputBytes)
            guard let format = ImageFormat(sniffing: file.bytes) else { throw .unsupportedFormat }
            return try work(file.bytes, try ImageDecoder(startingFor: format), format)
        } catch {
            return .refusal(error)
        }
    }

    private static func answers(
        _ decoder: ImageDecoder, _ bytes: UnsafeRawBufferPointer, _ sizes: [Int]
    ) throws(ImageError) -> [Result<ProcessedImage, ImageError>] {
        guard sizes.allSatisfy({ $0 > 0 }), sizes.reduce(0, +) == bytes.count else { throw .decoderFailed }
        var start = 0
        return sizes.map { size in
            defer { start += size }
            let picture = UnsafeRawBufferPointer(rebasing: bytes[start..<start + size])
            return Result { () throws(ImageError) in try decoder.decode(picture, format: .jpeg) }
        }
    }
}

/// The bytes of an open file, mapped into memory until the process ends.
struct MappedFile {
    let bytes: UnsafeRawBufferPointer

    /// - Throws: `.tooLarge` above `maximumBytes`, `.unsupportedFormat` for an empty file, `.decoderFailed` if the
    ///   descriptor is not a file.
    init(descriptor: Int32, maximumBytes: Int) throws(ImageError) {
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { throw .decoderFailed }
        guard status.st_size > 0 else { throw .unsupportedFormat }
        guard status.st_size <= maximumBytes else { throw .tooLarge }
        let start = mmap(nil, status.st_size, PROT_READ, MAP_PRIVATE, descriptor, 0)
        guard let start, start != MAP_FAILED else { throw .decoderFailed }
        bytes = UnsafeRawBufferPointer(start: start, count: status.st_size)
    }
}
