import Foundation

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
