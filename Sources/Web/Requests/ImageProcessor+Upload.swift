import HTTP
import Images

extension ImageProcessor {
    package func process(_ file: UploadedFile) async throws -> ProcessedImage {
        switch file.content {
        case .memory(let bytes): try await process(bytes)
        case .file(let path): try await process(file: path)
        case .refused(let refusal): throw Self.error(refusal)
        }
    }

    /// What was read as barcodes in it, right or wrong.
    package func barcodes(in file: UploadedFile) async throws -> [BarcodeSymbol] {
        switch file.content {
        case .memory(let bytes): try await barcodes(in: bytes)
        case .file(let path): try await barcodes(inFile: path)
        case .refused(let refusal): throw Self.error(refusal)
        }
    }

    private static func error(_ refusal: UploadRefusal) -> any Error {
        if case .tooLarge = refusal { ImageError.tooLarge } else { refusal }
    }
}
