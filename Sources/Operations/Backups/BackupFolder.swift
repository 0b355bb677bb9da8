import Fitness
import Foundation
import Models

/// The folder in which a server keeps its backups, each a data folder of its own, named after its moment in UTC.
package struct BackupFolder: Sendable {
    struct Backup: Sendable, Equatable {
        let folders: DataFolders
        let madeAt: Date

        static func == (left: Backup, right: Backup) -> Bool { left.folders.root == right.folders.root }
    }

    static let mostDays = 7
    static let mostWeeks = 4

    package let path: String

    package init(path: String) {
        self.path = path
    }

    /// Every whole backup, the newest first.
    /// - Throws: when the folder is there and can't be read.
    func backups() throws -> [Backup] {
        guard FileManager.default.fileExists(atPath: path) else { return [] }
        return try FileManager.default.contentsOfDirectory(atPath: path).compactMap(backup)
            .sorted { $0.madeAt > $1.madeAt }
    }

    /// What the newest backup says of itself; a damaged manifest makes it none.
    func latest() throws -> BackupManifest? {
        try backups().lazy.compactMap { try? BackupManifest(in: $0.folders) }.first
    }

    /// Where a backup of that moment goes.
    func path(of moment: Date) -> String { "\(path)/\(Self.name(of: moment))" }

    /// Removes what is not to be kept.
    /// - Returns: the names of what went.
    func rotate() throws -> [String] {
        let all = try backups()
        let kept = Self.kept(all)
        return try all.filter { !kept.contains($0) }.map { backup in
            try FileManager.default.removeItem(atPath: backup.folders.root)
            return Self.name(of: backup.madeAt)
        }
    }

    /// Removes what earlier attempts left half-made. None may be going on.
    func removeLeftovers() throws {
        for name in try names(endingIn: [".partial", ".partial.proof"]) {
            try FileManager.default.removeItem(atPath: "\(path)/\(name)")
        }
    }

    /// Removes what could not be proven, but for so many of the newest.
    func removeUnproven(keeping count: Int) throws {
        for name in try names(endingIn: [".unproven"]).sorted(by: >).dropFirst(count) {
            try FileManager.default.removeItem(atPath: "\(path)/\(name)")
        }
    }

    /// The newest of each of the last seven days that have one; of those before them, the newest of each of four weeks.
    static func kept(_ backups: [Backup]) -> [Backup] {
        let days = newest(backups, of: mostDays) { LocalDay($0.madeAt, in: .gmt) }
        guard let oldest = days.last else { return [] }
        let before = backups.filter { LocalDay($0.madeAt, in: .gmt) < LocalDay(oldest.madeAt, in: .gmt) }
        return days + newest(before, of: mostWeeks) { LocalDay($0.madeAt, in: .gmt).startOfWeek(.monday) }
    }

    private static func newest(_ backups: [Backup], of count: Int, _ period: (Backup) -> LocalDay) -> [Backup] {
        var (seen, kept) = (Set<LocalDay>(), [Backup]())
        for backup in backups.sorted(by: { $0.madeAt > $1.madeAt }) where seen.insert(period(backup)).inserted {
            kept.append(backup)
        }
        return Array(kept.prefix(count))
    }

    /// `2026-11-21T03-00-00Z`: a colon is no name on every disk.
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
}

extension BackupFolder {
    /// What the backups take, as they say themselves: to look at each of their files would take long.
    package func byteCount() throws -> Int64 {
        let manifests = try backups().compactMap { try? BackupManifest(in: $0.folders) }
        return manifests.reduce(0) { $0 + $1.databaseBytes } + (manifests.map(\.photos.bytes).max() ?? 0)
    }
}
