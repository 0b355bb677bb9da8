#if DEBUG
import HTTP

/// A field of a form as a browser sends it.
package struct FormValue: Sendable {
    package let name: String
    package let text: String

    package init(_ name: String, _ text: String) {
        self.name = name
        self.text = text
    }
}

/// A file chosen in a form.
package struct ChosenFile: Sendable {
    package var name: String
    package var filename: String
    package var bytes: [UInt8]
    package var contentType: String

    package init(name: String, filename: String, bytes: [UInt8], contentType: String = "image/jpeg") {
        self.name = name
        self.filename = filename
        self.bytes = bytes
        self.contentType = contentType
    }
}

/// The body of a form and its content type.
package struct FormBody: Sendable {
    package let contentType: String
    package let bytes: [UInt8]

    package init(contentType: String, bytes: [UInt8]) {
        self.contentType = contentType
        self.bytes = bytes
    }

    /// `application/x-www-form-urlencoded`, serialized as in WHATWG URL §5.2.
    package static func urlEncoded(_ values: [FormValue]) -> FormBody {
        let pairs = values.map { "\(PercentEncoding.encode($0.name))=\(PercentEncoding.encode($0.text))" }
        return FormBody(
            contentType: "application/x-www-form-urlencoded", bytes: Array(pairs.joined(separator: "&").utf8))
    }

    /// `multipart/form-data`: the fields, then the files.
    package static func multipart(_ values: [FormValue], _ files: [ChosenFile]) -> FormBody {
        let boundary = "----FormBoundaryOfTheTests"
        var bytes: [UInt8] = []
        for value in values {
            bytes += "--\(boundary)\r\nContent-Disposition: form-data; name=\"\(value.name)\"\r\n\r\n".utf8
            bytes += value.text.utf8
            bytes += "\r\n".utf8
        }
        for file in files {
            // Quotes and line breaks are escaped as HTML requires.
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
#endif
