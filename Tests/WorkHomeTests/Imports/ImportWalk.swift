import Support

@testable import WorkHome

/// Everything that can be done with imports, for tests that look at what the database is asked.
enum ImportWalk {
    /// - Parameter alex: of a household, whose first two imports wait, the second for its columns.
    static func run(_ alex: Browser) async throws {
        try await alex.post("/settings/data/imports/1", [])
        for page in ["", "/1", "/1/undo", "/1/problems"] { _ = try await alex.get("/settings/data/imports\(page)") }
        try await alex.post("/settings/data/imports/1/undo")
        try await alex.bring(ImportSamples.hevy)
        try await alex.post("/settings/data/imports/3/discard")
        _ = try await alex.get("/settings/data/imports/2/columns")
        try await alex.post("/settings/data/imports/2/columns")
        try await alex.post("/settings/data/imports/2", [])
        try await alex.post("/settings/data/imports/2/undo")
    }
}
