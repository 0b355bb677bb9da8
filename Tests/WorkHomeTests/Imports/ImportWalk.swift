import Support

@testable import WorkHome

/// All actions on imports, for tests that inspect the database's queries.
enum ImportWalk {
    /// - Parameter alex: a user whose first two imports are pending, the second without a column mapping.
    static func run(_ alex: Browser) async throws {
        try await alex.post("/settings/data/imports/1", [])
        for page in ["", "/1", "/1/undo", "/1/problems"] { _ = try await alex.get("/settings/data/imports\(page)") }
        try await alex.post("/settings/data/imports/1/routines", ["routine": "0"])
        try await alex.post("/settings/data/imports/1/undo")
        try await alex.bring(ImportSamples.hevy)
        try await alex.post("/settings/data/imports/3/discard")
        _ = try await alex.get("/settings/data/imports/2/columns")
        try await alex.post("/settings/data/imports/2/columns")
        try await alex.post("/settings/data/imports/2", [])
        try await alex.post("/settings/data/imports/2/undo")
    }
}
