import Fitness
import Foundation
import Models

/// The folder of a server's backups, each a data folder of its own, named after its UTC time.
package struct BackupFolder: Sendable {
    struct Backup: Sendable, Equatable {
        let folders: DataFolders
        let madeAt: Date

        static func == (left: Backup, right: Backup) -> Bool { left.folders.root == right.folders.root }
    }

    static let maximumDays = 7
    static let maximumWeeks = 4

    package let path: String

    package init(path: String) { self.path = path }

    /// All complete backups, newest first.
    /// - Throws: if the folder exists but can't be read.
    func backups() throws -> [Backup] {
        guard FileManager.default.fileExists(atPath: path) else { return [] }
        return try FileManager.default.contentsOfDirectory(atPath: path).compactMap(backup)
            .sorted { $0.madeAt > $1.madeAt }
    }

    /// The manifest of the newest backup; one with a damaged manifest is skipped.
    func latest() throws -> BackupManifest? {
        try backups().lazy.compactMap { try? BackupManifest(in: $0.folders) }.first
    }

    /// The path for a backup of that moment.
    func path(of moment: Date) -> String { "\(path)/\(Self.name(of: moment))" }

    /// Removes the backups that are no longer kept.
    /// - Returns: the names of the removed backups.
    func rotate() throws -> [String] {
        let all = try backups()
        let kept = Self.kept(all)
        return try all.filter { !kept.contains($0) }.map { backup in
            try FileManager.default.removeItem(atPath: backup.folders.root)
            return Self.name(of: backup.madeAt)
        }
    }

    /// Removes incomplete backups of earlier attempts. No backup may be running.
    func removeLeftovers() throws {
        for name in try names(endingIn: [".partial", ".partial.proof"]) {
            try FileManager.default.removeItem(atPath: "\(path)/\(name)")
        }
    }

    /// Removes unverified backups, except for the newest few.
    func removeUnverified(keeping count: Int) throws {
        for name in try names(endingIn: [".unproven"]).sorted(by: >).dropFirst(count) {
            try FileManager.default.removeItem(atPath: "\(path)/\(name)")
        }
    }

    /// The newest of each of the last seven days with a backup, and before them of each of the last four weeks.
    static func kept(_ backups: [Backup]) -> [Backup] {
        let days = newest(backups, of: maximumDays) { LocalDay($0.madeAt, in: .gmt) }
        guard let oldest = days.last else { return [] }
        let before = backups.filter { LocalDay($0.madeAt, in: .gmt) < LocalDay(oldest.madeAt, in: .gmt) }
        return days + newest(before, of: maximumWeeks) { LocalDay($0.madeAt, in: .gmt).startOfWeek(.monday) }
    }

    private static func newest(_ backups: [Backup], of count: Int, _ period: (Backup) -> LocalDay) -> [Backup] {
        var (seen, kept) = (Set<LocalDay>(), [Backup]())
        for backup in backups.sorted(by: { $0.madeAt > $1.madeAt }) where seen.insert(period(backup)).inserted {
            kept.append(backup)
        }
        return Array(kept.prefix(count))
    }

    /// `2026-11-21T03-00-00Z`: some file systems don't allow colons.
    static func name(of moment: Date) -> String {
        moment.formatted(.iso8601).replacing(":", with: "-")
    }

    private func names(endingIn endings: [String]) throws -> [String] {
        guard FileManager.default.fileExists(atPath: path) else { return [] }
        return try FileManager.default.contentsOfDirectory(atPath: path).filter { name in
            name.hasPrefix("2") && endings.contains(where: name.hasSuffix)
        }
    }

    private func backup(_ name: String) -> Backup? {
        let parts = name.split(separator: "T", omittingEmptySubsequences: false)
        guard parts.count == 2,
            let moment = try? Date("\(parts[0])T\(parts[1].replacing("-", with: ":"))", strategy: .iso8601),
            Self.name(of: moment) == name, FileManager.default.fileExists(atPath: "\(path)/\(name)/manifest.json")
        else { return nil }
        return Backup(folders: DataFolders(root: "\(path)/\(name)"), madeAt: moment)
    }

    /// The size of all backups according to their manifests: looking at each file would take too long.
    package func byteCount() throws -> Int64 {
        let manifests = try backups().compactMap { try? BackupManifest(in: $0.folders) }
        return manifests.reduce(0) { $0 + $1.databaseBytes } + (manifests.map(\.photos.bytes).max() ?? 0)
    }
}
