import GRDB

extension DatabaseQueue {
    /// A temporary SQLite database on disk, for rows of a file that is too large for memory.
    static func temporary(cacheKibibytes: Int = 32_768) throws -> DatabaseQueue {
        var configuration = Configuration()
        // Durability is turned off, because the data are discarded after the run.
        configuration.prepareDatabase { database in
            try database.execute(
                sql: """
                    PRAGMA synchronous = OFF; PRAGMA journal_mode = OFF; PRAGMA cache_size = -\(cacheKibibytes)
                    """)
        }
        // An empty path asks for a temporary file (sqlite.org/c3ref/open.html).
        return try DatabaseQueue(path: "", configuration: configuration)
    }
}
