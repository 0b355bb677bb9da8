import HTTPTypes

/// Builds a form from the parser's events: text in memory, files in memory or on disk.
struct MultipartCollector: ~Copyable {
    private let limits: MultipartLimits
    private var spool: UploadSpool
    private var items: [Query.Item] = []
    private var files: [UploadedFile] = []
    private var fieldBytes = 0
    private var memoryBytes = 0

    private var head: MultipartPartHead?
    private var partBytes: [UInt8] = []
    private var partSize = 0
    private var spoolPath = ""
    private var spoolFile: SpoolFile?
    private var refusal: UploadError?

    init(limits: MultipartLimits, spoolDirectory: String) {
        self.limits = limits
        spool = UploadSpool(directory: spoolDirectory)
    }

    /// The form so far.
    var form: MultipartForm { MultipartForm(fields: FormFields(Query(items: items)), files: files) }

    /// A file that can't be accepted is marked and skipped, so that the other fields are kept.
    /// - Throws: `HTTPError` 413 if the text exceeds its limit, 400 for text that is not UTF-8.
    mutating func take(_ event: MultipartParser.Event) throws {
        switch event {
        case .partBegan(let head):
            self.head = head
            partBytes = []
            partSize = 0
            spoolFile = nil
            refusal = nil
        case .content(let bytes):
            if head?.filename == nil { try takeText(bytes) } else { takeFile(bytes) }
        case .partEnded:
            try endPart()
        }
    }

    func removeSpooledFiles() { spool.removeAll() }

    private mutating func takeText(_ bytes: ArraySlice<UInt8>) throws {
        fieldBytes += bytes.count
        guard fieldBytes <= limits.fieldBytes else { throw limits.fieldsTooLarge }
        partBytes += bytes
    }

    private mutating func takeFile(_ bytes: ArraySlice<UInt8>) {
        partSize += bytes.count
        guard refusal == nil else { return }
        guard partSize <= limits.fileBytes else { return refuse(.tooLarge(limitBytes: limits.fileBytes)) }
        do throws(SpoolError) {
            if spoolFile == nil, memoryBytes + bytes.count > limits.inMemoryBytes { try moveToDisk() }
            if spoolFile == nil {
                memoryBytes += bytes.count
                partBytes += bytes
            } else {
                try spoolFile?.append(bytes)
            }
        } catch {
            refuse(.storage(error))
        }
    }

    private mutating func refuse(_ refusal: UploadError) {
        self.refusal = refusal
        memoryBytes -= partBytes.count
        partBytes = []
        spoolFile = nil
    }

    private mutating func moveToDisk() throws(SpoolError) {
        spoolPath = spool.newPath()
        var file = try SpoolFile(path: spoolPath)
        try file.append(partBytes)
        spoolFile = consume file
        memoryBytes -= partBytes.count
        partBytes = []
    }

    private mutating func endPart() throws {
        guard let head else { return }
        guard let filename = head.filename else { return try addField(head.name) }
        // An empty file input, as browsers send it.
        guard !filename.isEmpty || partSize > 0 else { return }
        files.append(
            UploadedFile(
                name: head.name, filename: filename, contentType: head.contentType, size: partSize,
                content: finishContent()))
        partBytes = []
    }

    private mutating func finishContent() -> UploadedFile.Content {
        let isSpooled = spoolFile != nil
        do throws(SpoolError) {
            try spoolFile?.finish()
        } catch {
            refuse(.storage(error))
        }
        spoolFile = nil
        if let refusal { return .refused(refusal) }
        return isSpooled ? .file(spoolPath) : .memory(partBytes)
    }

    private mutating func addField(_ name: String) throws {
        guard let value = String(validating: partBytes, as: UTF8.self) else {
            throw HTTPError(.badRequest, "A field is not UTF-8 text.")
        }
        items.append(Query.Item(name: name, value: value))
        partBytes = []
    }
}
