import HTTP
import Transfer
import Web

/// Checks an uploaded file: what it is, and what it would add.
enum ImportUpload {
    /// Stores an upload and checks it.
    static func take(_ visit: MemberVisit, _ upload: UploadedFile) async throws -> Int64 {
        let (imports, now) = (visit.app.imports, visit.now.secondsSince1970)
        let expiredFiles = try await visit.write { database, _ in try DataImport.deleteExpired(database, now: now) }
        for file in expiredFiles { imports.remove(file) }
        guard try await visit.read({ try $1.imports.waitingFileCount($0) }) < ImportFolder.maximumFilesPerPerson else {
            throw ImportError.tooManyFiles
        }
        let file = try await imports.run { try imports.keep(upload) }
        do {
            let options = ImportOptions(visit.user, now: visit.now)
            let (reading, table, rowBytes) = try await imports.read(for: visit.user.id) { note in
                try look(at: imports.file(file), options, progress: note)
            }
            var new = NewImport(
                reading: reading, file: file, fileName: upload.filename, fileSize: Int64(upload.size),
                digest: try await imports.run { try imports.file(file).digest() }, table: table)
            if reading.format == .archive {
                let isShort = rowBytes < ArchiveFile.fewBytes
                let report = try await imports.inTurn(of: visit.user.id, isShort: isShort) {
                    try await ArchiveImporter(imports.file(file), visit.app).look(visit.user, now: visit.now)
                }
                (new.reading, new.archive) = (report.reading(), report.counts)
            }
            let looked = new
            let summary = try await summary(visit, of: looked.reading)
            return try await visit.write { try $1.imports.addImport($0, looked, summary, now: now) }
        } catch {
            imports.remove(file)
            throw error
        }
    }

    /// What a file would add, asked on a thread of its own: it may have half a million rows.
    static func summary(_ visit: MemberVisit, of reading: ImportReading) async throws -> ImportSummary {
        let (database, user) = (visit.app.database, visit.user)
        return try await visit.app.imports.run {
            try database.readSnapshot { try user.imports.summary($0, of: reading) }
        }
    }

    /// - Returns: the table instead of rows, when only the user can tell what its columns are; of an archive, how many
    ///   bytes its rows take.
    private static func look(
        at file: ImportFile, _ options: ImportOptions, progress: @escaping @Sendable (Double) throws -> Void
    ) throws -> (ImportReading, CSVTable?, rowBytes: Int64) {
        if try file.isArchive() {
            return (.ofArchive, nil, try ArchiveFile(path: file.path).check { try progress(0) })
        }
        do {
            return (try file.read(options, progress: progress), nil, 0)
        } catch let error as ImportError where error == .unknown {
            guard let table = try file.table(progress: { try progress(0) }) else { throw error }
            return (.undescribed, table, 0)
        }
    }
}
