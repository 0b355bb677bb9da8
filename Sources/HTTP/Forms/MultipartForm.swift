/// A submitted form with files (RFC 7578).
public struct MultipartForm: Sendable {
    public var fields = FormFields()
    /// The files in the order of the form, without empty inputs.
    public var files: [UploadedFile] = []

    /// The files of the inputs with the name.
    public func files(of name: String) -> [UploadedFile] {
        files.filter { $0.name == name }
    }
}

/// A file of a multipart form.
public struct UploadedFile: Sendable {
    public enum Content: Sendable, Equatable {
        case memory([UInt8])
        /// The path of a file that is removed after the form was handled.
        case file(String)
        /// Its bytes were not kept.
        case refused(UploadError)
    }

    /// The name of the form's field.
    public var name: String
    /// The client's name for the file, possibly empty: a label to show, never a path to open or a type to trust.
    public var filename: String
    /// The type according to the client: a hint only, the bytes decide.
    public var contentType: String
    /// The length in bytes.
    public var size: Int
    public var content: Content

    public init(name: String, filename: String, contentType: String, size: Int, content: Content) {
        self.name = name
        self.filename = filename
        self.contentType = contentType
        self.size = size
        self.content = content
    }
}

/// Why a file of a form was refused.
public enum UploadError: Error, Equatable {
    case tooLarge(limitBytes: Int)
    case storage(SpoolError)
}
