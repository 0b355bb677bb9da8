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

    func path(of name: String) -> String { directory + "/" + name }

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

    /// Aligns the folder with the database: removes files of unknown pictures and reports missing ones. Files that the
    /// store did not name are left alone.
    ///
    /// Only for the start of the program: it may remove a picture that is being saved at the same time.
    ///
    /// - Parameter known: Every picture that the database refers to.
    /// - Throws: `ImageStoreError`.
    public func sweep(known: Set<UUID>) async throws -> SweepReport {
        try await files.run {
            var report = SweepReport()
            var present: [Variant: Set<UUID>] = [:]
            for name in try fileNames() {
                if name.isTemporary {
                    report.removedTemporaries.append(name.text)
                } else if !known.contains(name.id) {
                    report.removedOrphans.append(name.text)
                } else {
                    present[name.variant, default: []].insert(name.id)
                }
            }
            try remove(report.removedTemporaries + report.removedOrphans)
            let full = present[.full, default: []]
            report.missing = known.subtracting(full)
            report.missingThumbnails = full.subtracting(present[.thumbnail, default: []])
            return report
        }
    }

    /// Whether the store has any picture.
    /// - Throws: `ImageStoreError`.
    public func hasPictures() async throws -> Bool {
        try await files.run { try fileNames().contains { !$0.isTemporary } }
    }

    private func remove(_ names: [String]) throws(ImageStoreError) {
        guard !names.isEmpty else { return }
        for name in names {
            try DurableFile.remove(path(of: name))
        }
        try DurableFile.syncDirectory(directory)
    }

    /// Sorted, so that a report reads the same each time.
    func fileNames() throws(ImageStoreError) -> [ImageFileName] {
        guard let stream = opendir(directory) else { throw ImageStoreError(code: errno) }
        defer { closedir(stream) }
        var names: [String] = []
        errno = 0
        while let entry = readdir(stream) {
            names.append(Self.name(of: entry))
        }
        guard errno == 0 else { throw ImageStoreError(code: errno) }
        return names.sorted().compactMap(ImageFileName.init(_:))
    }

    private static func name(of entry: UnsafeMutablePointer<dirent>) -> String {
        // Not through the type's 256 bytes for a name: the kernel only gives as many as the name has.
        let start = UnsafeRawPointer(entry) + (MemoryLayout<dirent>.offset(of: \.d_name) ?? 0)
        return String(cString: start.assumingMemoryBound(to: CChar.self))
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

/// The result of a sweep.
public struct SweepReport: Sendable, Equatable {
    /// Names of files that belong to no known picture.
    public var removedOrphans: [String] = []
    /// Names of incompletely written files.
    public var removedTemporaries: [String] = []
    /// Known pictures without their JPEG.
    public var missing: Set<UUID> = []
    /// Known pictures that have their JPEG but no thumbnail.
    public var missingThumbnails: Set<UUID> = []

    public init() {}
}

/// The name of a file in the store: `<uuid>.jpg` or `<uuid>.thumbnail.jpg`, with `.tmp` appended while it is written.
struct ImageFileName: Equatable {
    let id: UUID
    let variant: ImageStore.Variant
    var isTemporary = false

    var text: String {
        id.uuidString.lowercased() + Self.suffix(of: variant) + (isTemporary ? Self.temporarySuffix : "")
    }

    init(id: UUID, variant: ImageStore.Variant, isTemporary: Bool = false) {
        self.id = id
        self.variant = variant
        self.isTemporary = isTemporary
    }

    /// Nil for a name that the store never uses.
    init?(_ text: String) {
        guard let id = UUID(uuidString: String(text.prefix(36))) else { return nil }
        let names = ImageStore.Variant.allCases.flatMap { variant in
            [false, true].map { ImageFileName(id: id, variant: variant, isTemporary: $0) }
        }
        guard let name = names.first(where: { $0.text == text }) else { return nil }
        self = name
    }

    private static let temporarySuffix = ".tmp"

    private static func suffix(of variant: ImageStore.Variant) -> String {
        switch variant {
        case .full: ".jpg"
        case .thumbnail: ".thumbnail.jpg"
        }
    }
}
