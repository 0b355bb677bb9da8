import Transfer

extension ArchiveImporter {
    package init(_ file: ImportFile, _ app: App) {
        self.init(file, app.database, app.images, app.imageProcessor, photoQuota: app.photoQuota)
    }
}
