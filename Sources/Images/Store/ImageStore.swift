import Foundation

/// A folder of pictures, each a JPEG and its thumbnail under a UUID: `<uuid>.jpg` and `<uuid>.thumbnail.jpg`.
public struct ImageStore: Sendable {
    public enum Variant: Sendable, CaseIterable {
        case full
        case thumbnail
    }

    let directory: String
    let files = BlockingQueue(label: "workhome.images.store")

    /// Creates the folder if it is missing, with access for its owner alone.
    ///
    /// - Throws: `ImageStoreError` if there is no folder and none can be made.
    public init(directory: String) throws {
        self.directory = directory
        do {
            try FileManager.default.createDirectory(
                atPath: directory, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw ImageStoreError(code: Self.posixCode(of: error))
        }
    }

    /// Writes both files durably, the full picture last: if it exists, so does its thumbnail.
    ///
    /// - Returns: The new picture's ID.
    /// - Throws: `ImageStoreError`; both files are then removed.
    public func save(_ image: ProcessedImage) async throws -> UUID {
        let id = UUID()
        try await save(image, as: id)
        return id
    }

    func save(_ image: ProcessedImage, as id: UUID) async throws {
        let contents = [(Variant.thumbnail, image.thumbnail), (.full, image.jpeg)]
        try await files.run {
            do throws(ImageStoreError) {
                for (variant, bytes) in contents {
                    try DurableFile.write(bytes, to: path(of: temporaryName(of: id, variant)))
                }
                for (variant, _) in contents {
                    try DurableFile.rename(path(of: temporaryName(of: id, variant)), to: self.path(of: id, variant))
                }
                try DurableFile.syncDirectory(directory)
            } catch {
                removeAll(of: id)
                throw error
            }
        }
    }

    /// Removes both files. A missing picture is not an error.
    ///
    /// - Throws: `ImageStoreError`.
    public func delete(_ id: UUID) async throws {
        try await files.run {
            for variant in Variant.allCases {
                try DurableFile.remove(path(of: id, variant))
            }
            try DurableFile.syncDirectory(directory)
        }
    }

    /// The path of a picture's file, whether or not it exists.
    public func path(of id: UUID, _ variant: Variant = .full) -> String {
        path(of: ImageFileName(id: id, variant: variant).text)
    }

    public func contains(_ id: UUID, _ variant: Variant = .full) async throws -> Bool {
        try await files.run { access(path(of: id, variant), F_OK) == 0 }
    }

    func path(of name: String) -> String {
        directory + "/" + name
    }

    private func temporaryName(of id: UUID, _ variant: Variant) -> String {
        ImageFileName(id: id, variant: variant, isTemporary: true).text
    }

    /// Cleans up after a failure as far as possible; the sweep at the next start removes the rest.
    private func removeAll(of id: UUID) {
        for variant in Variant.allCases {
            unlink(path(of: temporaryName(of: id, variant)))
            unlink(path(of: id, variant))
        }
    }

    private static func posixCode(of error: any Error) -> Int32 {
        let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error ?? error
        return (underlying as? POSIXError)?.code.rawValue ?? Int32((underlying as NSError).code)
    }
}

extension ImageStore {
    /// A one-line description of what is wrong with a file of the folder; nil if nothing is. Blocks while it reads.
    /// - Parameter isThorough: whether to read the whole file, or only its beginning and end.
    public func fault(ofFile name: String, isThorough: Bool) -> String? {
        let path = path(of: name)
        guard access(path, F_OK) == 0 else { return "photo \(name) is missing" }
        let isWhole = JPEGHeader.isWhole(path) && (!isThorough || JPEGScan.isWhole(path))
        return isWhole ? nil : "photo \(name) is damaged"
    }

    /// The names of a picture's files.
    public static func fileNames(of id: UUID) -> [String] {
        Variant.allCases.map { ImageFileName(id: id, variant: $0).text }
    }

    /// The names of files that belong to no known picture, and of incompletely written ones.
    public func orphans(known: Set<UUID>) async throws -> [String] {
        try await files.run { try fileNames().filter { $0.isTemporary || !known.contains($0.id) }.map(\.text) }
    }
}

/// Why a file of the store could not be written, read or removed, with the `errno` of the failed call.
public enum ImageStoreError: Error, Equatable, Sendable {
    /// The disk is full or the file system does not accept writes; worth another try later.
    case storageUnavailable(code: Int32)
    /// Anything else, such as a folder that is missing or belongs to another user.
    case failed(code: Int32)

    init(code: Int32) {
        self = Self.unavailableCodes.contains(code) ? .storageUnavailable(code: code) : .failed(code: code)
    }

    private static let unavailableCodes: Set = [ENOSPC, EDQUOT, EFBIG, EROFS, EIO]
}
