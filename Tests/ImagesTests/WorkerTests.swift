import Foundation
import Support
import Testing

@testable import Images

@Suite struct WorkerTests {
    private let image = ProcessedImage(
        width: 1024, height: 3, jpeg: [0xFF, 0xD8, 0xFF, 1, 0xFF, 0xD9], thumbnail: [0xFF, 0xD8, 0xFF, 0xFF, 0xD9])

    @Test func answersReadBackAsTheyWereWritten() {
        #expect(WorkerReply(parsing: WorkerReply.picture(image).bytes) == .picture(image))
        for error in ImageError.allCases {
            #expect(WorkerReply(parsing: WorkerReply.refusal(error).bytes) == .refusal(error))
        }
    }

    @Test func refusesAnswersThatAreCutOrLonger() {
        let bytes = WorkerReply.picture(image).bytes
        for count in bytes.indices {
            #expect(WorkerReply(parsing: Array(bytes.prefix(count))) == nil)
        }
        #expect(WorkerReply(parsing: bytes + [0]) == nil)
        #expect(WorkerReply(parsing: [ImageError.damaged.rawValue, 0]) == nil)
    }

    @Test(arguments: [0, 1, 3]) func answersForSeveralReadBackAsTheyWereWritten(count: Int) {
        let all: [Result<ProcessedImage, ImageError>] = [.success(image), .failure(.damaged), .success(image)]
        let results = Array(all.prefix(count))
        #expect(WorkerReply(parsing: WorkerReply.batch(results).bytes) == .batch(results))
    }

    @Test func refusesAnswersForSeveralThatAreCutOrLonger() {
        let bytes = WorkerReply.batch([.success(image), .failure(.damaged)]).bytes
        let ends = [1, bytes.count - WorkerReply.refusal(.damaged).bytes.count - 4, bytes.count]
        for count in bytes.indices where !ends.contains(count) {
            #expect(WorkerReply(parsing: Array(bytes.prefix(count))) == nil, "\(count) of \(bytes.count) bytes")
        }
        #expect(WorkerReply(parsing: bytes + [0]) == nil)
    }

    @Test func barcodesReadBackAsTheyWereWritten() {
        let symbols = BarcodeSymbol.Kind.allCases.map { BarcodeSymbol(kind: $0, digits: "04252614", lines: 300) }
        #expect(symbols[0].lines == 255)
        for symbols in [[], Array(symbols.prefix(1)), symbols] {
            #expect(WorkerReply(parsing: WorkerReply.barcodes(symbols).bytes) == .barcodes(symbols))
        }
    }

    @Test func refusesBarcodesThatAreCutOrMadeUp() {
        let symbol = BarcodeSymbol(kind: .ean13, digits: "4006381333931", lines: 2)
        let bytes = WorkerReply.barcodes([symbol, symbol]).bytes
        let ends = [1, 1 + symbol.bytes.count, bytes.count]
        for count in bytes.indices where !ends.contains(count) {
            #expect(WorkerReply(parsing: Array(bytes.prefix(count))) == nil, "\(count) of \(bytes.count) bytes")
        }
        let letters = BarcodeSymbol(kind: .ean8, digits: "<script>", lines: 1)
        let long = BarcodeSymbol(kind: .ean13, digits: "400638133393100", lines: 1)
        for symbol in [letters, long] { #expect(WorkerReply(parsing: WorkerReply.barcodes([symbol]).bytes) == nil) }
        #expect(WorkerReply(parsing: [254, 64, 1, 1, 0x30]) == nil, "a QR code")
        // A list in a list, as for several pictures.
        let nested = WorkerReply.barcodes([symbol]).bytes
        #expect(WorkerReply(parsing: [255, 0, 0, 0, UInt8(nested.count)] + nested) == nil)
    }

    @Test func believesNoBatchInABatch() {
        let levels = 200_000
        var deep: [UInt8] = []
        for level in 1...levels {
            deep.append(255)
            deep += withUnsafeBytes(of: UInt32(5 * (levels - level)).bigEndian, Array.init)
        }
        #expect(WorkerReply(parsing: deep) == nil)
    }

    @Test func refusesAnswersThatAreNoPicture() {
        let answers = [
            ProcessedImage(width: 1025, height: 3, jpeg: image.jpeg, thumbnail: image.thumbnail),
            ProcessedImage(width: 0, height: 3, jpeg: image.jpeg, thumbnail: image.thumbnail),
            ProcessedImage(width: 3, height: 3, jpeg: Array("<svg/>".utf8), thumbnail: image.thumbnail),
            ProcessedImage(width: 3, height: 3, jpeg: image.jpeg, thumbnail: []),
        ]
        for answer in answers {
            #expect(WorkerReply(parsing: WorkerReply.picture(answer).bytes) == nil)
        }
    }

    @Test func memoryIsBounded() async {
        await #expect(processExitsWith: .exitCode(17)) {
            try WorkerLimits().apply()
            let mapped = mmap(nil, 1300 << 20, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
            exit(mapped == MAP_FAILED ? 17 : 1)
        }
    }

    @Test func processorTimeIsBounded() async {
        await #expect(processExitsWith: .signal(SIGXCPU)) {
            try WorkerLimits(cpuSeconds: 1).apply()
            while true {}
        }
    }

    @Test func realTimeIsBounded() async {
        await #expect(processExitsWith: .signal(SIGALRM)) {
            try WorkerLimits(wallSeconds: 1).apply()
            sleep(60)
        }
    }

    @Test func noFileCanBeWritten() async {
        await #expect(processExitsWith: .exitCode(17)) {
            let path = FileManager.default.temporaryDirectory.appending(component: UUID().uuidString).path()
            let descriptor = open(path, O_WRONLY | O_CREAT, 0o600)
            unlink(path)
            try WorkerLimits().apply()
            exit(write(descriptor, "x", 1) == -1 && errno == EFBIG ? 17 : 1)
        }
    }

    @Test func mapsFilesWithinTheLimitAlone() throws {
        let folder = try TemporaryFolder()
        let file = try FileHandle(forReadingFrom: URL(filePath: try folder.write("five", [1, 2, 3, 4, 5])))
        #expect(Array(try MappedFile(descriptor: file.fileDescriptor, maximumBytes: 5).bytes) == [1, 2, 3, 4, 5])
        #expect(throws: ImageError.tooLarge) { _ = try MappedFile(descriptor: file.fileDescriptor, maximumBytes: 4) }
        let empty = try FileHandle(forReadingFrom: URL(filePath: try folder.write("empty", [])))
        #expect(throws: ImageError.unsupportedFormat) {
            _ = try MappedFile(descriptor: empty.fileDescriptor, maximumBytes: 4)
        }
        let pipe = Pipe().fileHandleForReading
        #expect(throws: ImageError.decoderFailed) {
            _ = try MappedFile(descriptor: pipe.fileDescriptor, maximumBytes: 4)
        }
    }

    @Test(arguments: [(1024, 1), (3071, 1), (3072, 2), (4032, 2), (6144, 4), (12_288, 8), (100_000, 8)])
    func leavesTheLastStepToTheFinerFilter(side: Int, reduction: Int) {
        #expect(ImageDecoder.reduction(longerSide: side) == reduction)
    }
}
