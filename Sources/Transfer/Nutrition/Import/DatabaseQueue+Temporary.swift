import GRDB

extension DatabaseQueue {
    /// A temporary SQLite database on disk, for rows of a download that is too large for memory.
    static func temporary() throws -> DatabaseQueue {
        var configuration = Configuration()
        // Durability is turned off, because the data are discarded after the run.
        configuration.prepareDatabase { database in
            try database.execute(sql: "PRAGMA synchronous = OFF; PRAGMA journal_mode = OFF; PRAGMA cache_size = -32768")
        }
        // An empty path asks for a temporary file (sqlite.org/c3ref/open.html).
        return try DatabaseQueue(path: "", configuration: configuration)
    }
}
