/// Checks whether an `Accept-Encoding` header allows gzip (RFC 9110 §12.5.3).
enum AcceptEncoding {
    /// - Returns: false without a header: the client then gets the content uncompressed.
    static func accepts(gzip header: String?) -> Bool {
        guard let header else { return false }
        var any: Bool?
        for item in header.split(separator: ",") {
            let parts = item.split(separator: ";", maxSplits: 1)
            guard let coding = parts.first?.trimmingSpaces().lowercased() else { continue }
            let isAcceptable = parts.count == 1 || weight(parts[1]) > 0
            switch coding {
            case "gzip", "x-gzip": return isAcceptable
            case "*": any = isAcceptable
            default: break
            }
        }
        return any ?? false
    }

    /// The number in `q=0.5`; 0 if it is malformed.
    private static func weight(_ parameter: Substring) -> Double {
        let parts = parameter.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0].trimmingSpaces().lowercased() == "q" else { return 0 }
        let text = parts[1].trimmingSpaces()
        guard text.utf8.count <= 5, let weight = Double(text), (0...1).contains(weight) else { return 0 }
        return weight
    }
}
