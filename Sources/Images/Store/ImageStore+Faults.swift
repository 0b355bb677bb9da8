import Foundation

extension ImageStore {
    /// What is wrong with the files of pictures, a line each: those that are missing, and those that are no whole JPEG.
    public func faults(of pictures: Set<UUID>) async throws -> [String] {
        try await files.run { pictures.flatMap(Self.fileNames).sorted().compactMap(fault) }
    }

    /// What is wrong with a file of the folder, in a line. Blocks while it reads.
    public func fault(ofFile name: String) -> String? {
        guard access(path(of: name), F_OK) == 0 else { return "photo \(name) is missing" }
        return JPEGHeader.isWhole(path(of: name)) ? nil : "photo \(name) is damaged"
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
