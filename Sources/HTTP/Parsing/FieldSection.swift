import HTTPTypes

/// Reads field lines up to the empty line that ends them, with limits for bytes and fields.
struct FieldSection {
    private(set) var fields = HTTPFields()
    private var lines = LineReader()
    private var bytesLeft: Int
    private let maximumFieldCount: Int

    init(limits: HTTPLimits) {
        bytesLeft = limits.headerBytes
        maximumFieldCount = limits.headerFieldCount
    }

    /// - Returns: whether the section is complete.
    /// - Throws: `HTTPError` 431 past a limit, 400 for a malformed line.
    mutating func parse(_ buffer: inout ReadBuffer) throws -> Bool {
        while true {
            let line: (field: HTTPField?, length: Int)? = try lines.next(
                in: &buffer, limit: bytesLeft, tooLong: HTTPError(.requestHeaderFieldsTooLarge)
            ) { line in
                (line.isEmpty ? nil : try FieldLine.parse(line), line.count + 2)
            }
            guard let line else { return false }
            guard let field = line.field else { return true }
            bytesLeft -= line.length
            guard fields.count < maximumFieldCount else { throw HTTPError(.requestHeaderFieldsTooLarge) }
            fields.append(field)
        }
    }
}
