import Foundation
import Images

/// The photos of a backup. They never change under their names, so one that an earlier backup has is linked, not copied.
struct PhotoCopy: Sendable {
    let from: DataFolders
    let to: DataFolders
    let earlier: DataFolders?

    /// Blocks while it copies.
    func copy(_ photos: Set<UUID>) throws -> BackupManifest.Photos {
        let (source, target) = (try ImageStore(directory: from.images), try ImageStore(directory: to.images))
        let earlierStore = try earlier.map { try ImageStore(directory: $0.images) }
        var report = BackupManifest.Photos()
        for photo in photos {
            for variant in ImageStore.Variant.allCases {
                try copy(
                    source.path(of: photo, variant), to: target.path(of: photo, variant),
                    earlier: earlierStore?.path(of: photo, variant), &report)
            }
        }
        report.missing.sort()
        return report
    }

    private func copy(
        _ source: String, to target: String, earlier: String?, _ report: inout BackupManifest.Photos
    ) throws {
        let size = DiskSpace.byteCount(ofFile: source)
        guard size > 0 else {
            report.missing.append((source as NSString).lastPathComponent)
            return
        }
        report.files += 1
        report.bytes += size
        if let earlier, DiskSpace.byteCount(ofFile: earlier) == size, link(earlier, target) == 0 { return }
        report.newFiles += 1
        try DiskSpace.requireRoom(for: size, at: to.root)
        try FileManager.default.copyItem(atPath: source, toPath: target)
    }
}
