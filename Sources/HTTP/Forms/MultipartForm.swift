/// A submitted form with files (RFC 7578).
public struct MultipartForm: Sendable {
    public var fields: FormFields
    /// The files in the order of the form, without empty inputs.
    public var files: [UploadedFile]

    public init(fields: FormFields = FormFields(), files: [UploadedFile] = []) {
        self.fields = fields
        self.files = files
    }

    /// The files of the inputs with the name.
    public func files(of name: String) -> [UploadedFile] {
        files.filter { $0.name == name }
    }
}
