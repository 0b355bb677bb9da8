import Foundation

extension ImageStore {
    /// What is wrong with a file of the folder, in a line. Blocks while it reads.
    /// - Parameter isThorough: whether all of it is read, or its beginning and its end alone.
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

    /// The names of files that no known picture has, and of those whose writing was cut short.
    public func orphans(known: Set<UUID>) async throws -> [String] {
        try await files.run { try fileNames().filter { $0.isTemporary || !known.contains($0.id) }.map(\.text) }
    }
}
