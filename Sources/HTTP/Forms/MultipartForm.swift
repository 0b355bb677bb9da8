/// A submitted form with files (RFC 7578).
public struct MultipartForm: Sendable {
    public var fields: FormFields
    /// The files in the order of the form; an input where nobody chose a file is not among them.
    public var files: [UploadedFile]

    public init(fields: FormFields = FormFields(), files: [UploadedFile] = []) {
        self.fields = fields
        self.files = files
    }

    /// The files of the inputs of that name.
    public func files(of name: String) -> [UploadedFile] {
        files.filter { $0.name == name }
    }
}
