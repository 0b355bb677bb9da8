import Foundation

extension ImageStore {
    /// What is wrong with the files of pictures, a line each: those that are missing, and those that are no whole JPEG.
    public func faults(of pictures: Set<UUID>) async throws -> [String] {
        try await files.run {
            pictures.sorted { $0.uuidString < $1.uuidString }.flatMap { id in
                Variant.allCases.compactMap { variant in
                    let name = ImageFileName(id: id, variant: variant).text
                    guard access(path(of: name), F_OK) == 0 else { return "photo \(name) is missing" }
                    return JPEGHeader.isWhole(path(of: name)) ? nil : "photo \(name) is damaged"
                }
            }
        }
    }

    /// The names of files that no known picture has, and of those whose writing was cut short.
    public func orphans(known: Set<UUID>) async throws -> [String] {
        try await files.run { try fileNames().filter { $0.isTemporary || !known.contains($0.id) }.map(\.text) }
    }
}
