import Foundation

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

extension ImageStore {
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
