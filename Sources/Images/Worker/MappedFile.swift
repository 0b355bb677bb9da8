import Glibc

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
