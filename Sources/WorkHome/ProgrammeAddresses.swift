import HTTP

extension Request {
    /// The address of a program for those who write "programme"; nil for all others.
    var programTarget: String? {
        for (folder, programs) in [("/programmes", "/programs"), ("/api/v1/programmes", "/api/v1/programs")] {
            guard target.raw.hasPrefix(folder) else { continue }
            let rest = target.raw.dropFirst(folder.count)
            if rest.isEmpty || rest.hasPrefix("/") || rest.hasPrefix("?") { return programs + rest }
        }
        return nil
    }
}
