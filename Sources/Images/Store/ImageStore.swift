import Foundation

/// A folder of pictures, each a JPEG and its thumbnail under a UUID: `<uuid>.jpg` and `<uuid>.thumbnail.jpg`.
public struct ImageStore: Sendable {
    public enum Variant: Sendable, CaseIterable {
        case full
        case thumbnail
    }

    let directory: String
    let files = BlockingQueue(label: "workhome.images.store")

    /// Creates the folder, for its owner alone, where it is missing.
    ///
    /// - Throws: `ImageStoreError` when there is no such folder and none can be made.
    public init(directory: String) throws {
        self.directory = directory
        do {
            try FileManager.default.createDirectory(
                atPath: directory, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw ImageStoreError(code: Self.posixCode(of: error))
        }
    }

    /// Writes both files so that they last through a power cut, the picture itself last: where it is, its thumbnail is.
    ///
    /// - Returns: The new picture's name.
    /// - Throws: `ImageStoreError`; what was written is then removed.
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

    /// Removes both files. A picture that is not there is no error.
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

    /// Where a picture's file is, or would be.
    public func path(of id: UUID, _ variant: Variant = .full) -> String {
        path(of: ImageFileName(id: id, variant: variant).text)
    }

    /// Whether the file is there.
    public func contains(_ id: UUID, _ variant: Variant = .full) async throws -> Bool {
        try await files.run { access(path(of: id, variant), F_OK) == 0 }
    }

    func path(of name: String) -> String {
        directory + "/" + name
    }

    private func temporaryName(of id: UUID, _ variant: Variant) -> String {
        ImageFileName(id: id, variant: variant, isTemporary: true).text
    }

    /// After a failure, as far as the disk lets us; the sweep at the next start removes what stays.
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
