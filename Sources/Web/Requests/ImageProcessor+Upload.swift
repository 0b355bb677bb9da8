import HTTP
import Images

extension ImageProcessor {
    package func process(_ file: UploadedFile) async throws -> ProcessedImage {
        switch file.content {
        case .memory(let bytes): try await process(bytes)
        case .file(let path): try await process(file: path)
        case .refused(.tooLarge): throw ImageError.tooLarge
        case .refused(let refusal): throw refusal
        }
    }
}
