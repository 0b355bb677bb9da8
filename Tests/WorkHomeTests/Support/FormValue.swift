import HTTP

/// A field of a form as a browser sends it.
struct FormValue: Sendable {
    let name: String
    let text: String

    init(_ name: String, _ text: String) {
        self.name = name
        self.text = text
    }
}

/// A file that somebody chose in a form.
struct ChosenFile: Sendable {
    var name: String
    var filename: String
    var bytes: [UInt8]
    var contentType = "image/jpeg"
}

/// The body of a form and its type.
struct FormBody: Sendable {
    let contentType: String
    let bytes: [UInt8]

    /// `application/x-www-form-urlencoded`, as WHATWG URL §5.2 writes it.
    static func urlEncoded(_ values: [FormValue]) -> FormBody {
        let pairs = values.map { "\(PercentEncoding.encode($0.name))=\(PercentEncoding.encode($0.text))" }
        return FormBody(
            contentType: "application/x-www-form-urlencoded", bytes: Array(pairs.joined(separator: "&").utf8))
    }

    /// `multipart/form-data`: the fields, then the files.
    static func multipart(_ values: [FormValue], _ files: [ChosenFile]) -> FormBody {
        let boundary = "----FormBoundaryOfTheTests"
        var bytes: [UInt8] = []
        for value in values {
            bytes += "--\(boundary)\r\nContent-Disposition: form-data; name=\"\(value.name)\"\r\n\r\n".utf8
            bytes += value.text.utf8
            bytes += "\r\n".utf8
        }
        for file in files {
            // Quotes and line ends are escaped as HTML says.
            let filename = file.filename.replacing("\"", with: "%22").replacing("\n", with: "%0A")
            bytes += "--\(boundary)\r\nContent-Disposition: form-data; name=\"\(file.name)\"; ".utf8
            bytes += "filename=\"\(filename)\"\r\nContent-Type: \(file.contentType)\r\n\r\n".utf8
            bytes += file.bytes
            bytes += "\r\n".utf8
        }
        bytes += "--\(boundary)--\r\n".utf8
        return FormBody(contentType: "multipart/form-data; boundary=\(boundary)", bytes: bytes)
    }
}
