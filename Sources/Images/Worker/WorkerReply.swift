import Glibc

/// The helper's output: a status byte, then for a picture (status 0) its width, its height, the length of its JPEG and
/// the length of its thumbnail as 32-bit big-endian numbers, then both files and nothing else. For several pictures
/// (status 255) it is a list of such replies, each preceded by its length. For the barcodes of a picture (status 254) it is
/// a list of `BarcodeSymbol`.
enum WorkerReply: Equatable {
    case picture(ProcessedImage)
    case refusal(ImageError)
    case batch([Result<ProcessedImage, ImageError>])
    case barcodes([BarcodeSymbol])

    private static let pictureStatus: UInt8 = 0
    private static let batchStatus: UInt8 = 255
    private static let barcodesStatus: UInt8 = 254
    private static let headerByteCount = 1 + 4 * 4

    var bytes: [UInt8] {
        switch self {
        case .refusal(let error):
            return [error.rawValue]
        case .picture(let image):
            let numbers = [image.width, image.height, image.jpeg.count, image.thumbnail.count]
            return [Self.pictureStatus] + numbers.flatMap(Self.bytes) + image.jpeg + image.thumbnail
        case .batch(let results):
            return results.reduce(into: [Self.batchStatus]) { bytes, result in
                let answer = Self(result).bytes
                bytes += Self.bytes(of: answer.count) + answer
            }
        case .barcodes(let symbols):
            return [Self.barcodesStatus] + symbols.flatMap(\.bytes)
        }
    }

    private init(_ result: Result<ProcessedImage, ImageError>) {
        switch result {
        case .success(let image): self = .picture(image)
        case .failure(let error): self = .refusal(error)
        }
    }

    /// Validates everything: a decoder that a picture has exploited may write anything.
    init?(parsing bytes: [UInt8]) {
        switch bytes.first {
        case Self.batchStatus:
            guard let results = Self.results(bytes.dropFirst()) else { return nil }
            self = .batch(results)
        case Self.barcodesStatus:
            guard let symbols = BarcodeSymbol.list(parsing: bytes.dropFirst()) else { return nil }
            self = .barcodes(symbols)
        default: self.init(parsingOne: bytes)
        }
    }

    /// The reply for one picture. Rejects nested batches, so recursion stops here.
    private init?(parsingOne bytes: [UInt8]) {
        guard let status = bytes.first else { return nil }
        guard status == Self.pictureStatus else {
            guard bytes.count == 1, let error = ImageError(rawValue: status) else { return nil }
            self = .refusal(error)
            return
        }
        guard bytes.count > Self.headerByteCount else { return nil }
        let numbers = stride(from: 1, to: Self.headerByteCount, by: 4).map { Self.number(bytes[$0..<$0 + 4]) }
        let (width, height, jpegCount, thumbnailCount) = (numbers[0], numbers[1], numbers[2], numbers[3])
        let files = bytes.dropFirst(Self.headerByteCount)
        guard (1...ProcessedImage.maximumSide).contains(width), (1...ProcessedImage.maximumSide).contains(height),
            files.count == jpegCount + thumbnailCount
        else { return nil }
        let image = ProcessedImage(
            width: width, height: height,
            jpeg: Array(files.prefix(jpegCount)), thumbnail: Array(files.suffix(thumbnailCount)))
        guard Self.isWholeJPEG(image.jpeg), Self.isWholeJPEG(image.thumbnail) else { return nil }
        self = .picture(image)
    }

    private static func results(_ bytes: ArraySlice<UInt8>) -> [Result<ProcessedImage, ImageError>]? {
        var (rest, results): (ArraySlice<UInt8>, [Result<ProcessedImage, ImageError>]) = (bytes, [])
        while !rest.isEmpty {
            let count = number(rest.prefix(4))
            rest = rest.dropFirst(4)
            guard rest.count >= count else { return nil }
            switch Self(parsingOne: Array(rest.prefix(count))) {
            case .picture(let image): results.append(.success(image))
            case .refusal(let error): results.append(.failure(error))
            case .batch, .barcodes, nil: return nil
            }
            rest = rest.dropFirst(count)
        }
        return results
    }

    private static func bytes(of number: Int) -> [UInt8] {
        withUnsafeBytes(of: UInt32(number).bigEndian, Array.init)
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

    private static func isWholeJPEG(_ bytes: [UInt8]) -> Bool {
        bytes.starts(with: [0xFF, 0xD8, 0xFF]) && bytes.suffix(2) == [0xFF, 0xD9]
    }
}

/// The limits that the helper process sets on itself before it reads any untrusted byte.
struct WorkerLimits {
    /// Address space in bytes. A progressive CMYK JPEG and an interlaced 16-bit RGBA PNG of 100 megapixels both hold
    /// 800 MB of coefficients or pixels at once; the rest is code, stacks and buffers.
    var memoryBytes: UInt = 1280 << 20
    var cpuSeconds: UInt = 20
    /// Wall-clock seconds, in case the parent process is gone and cannot end this one.
    var wallSeconds: UInt32 = 60
    var openFiles: UInt = 32
    var inputBytes = 64 << 20

    /// - Throws: `ImageError.decoderFailed` when the system refuses a limit.
    func apply() throws(ImageError) {
        // Otherwise a write beyond the file size limit kills the process; libraries handle the failed write.
        signal(SIGXFSZ, SIG_IGN)
        alarm(wallSeconds)
        try limit(RLIMIT_CORE, to: 0)
        try limit(RLIMIT_FSIZE, to: 0)
        try limit(RLIMIT_NOFILE, to: openFiles)
        // With a second between the two, the process dies of SIGXCPU, which tells its parent why.
        try limit(RLIMIT_CPU, to: cpuSeconds, grace: 1)
        if !Self.isSanitized { try limit(RLIMIT_AS, to: memoryBytes) }
    }

    /// Whether this is a build with a sanitizer, which maps terabytes of addresses to keep its books.
    private static var isSanitized: Bool {
        #if DEBUG
        dlsym(nil, "__asan_init") != nil || dlsym(nil, "__tsan_init") != nil
        #else
        false
        #endif
    }

    /// Keeps an existing hard limit if it is lower.
    private func limit(_ resource: __rlimit_resource, to value: UInt, grace: UInt = 0) throws(ImageError) {
        var current = rlimit()
        guard getrlimit(resource.number, &current) == 0 else { throw .decoderFailed }
        let hard = min(value + grace, current.rlim_max)
        var wanted = rlimit(rlim_cur: min(value, hard), rlim_max: hard)
        guard setrlimit(resource.number, &wanted) == 0 else { throw .decoderFailed }
    }
}

extension __rlimit_resource {
    fileprivate var number: __rlimit_resource_t { __rlimit_resource_t(rawValue) }
}
