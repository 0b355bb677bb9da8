import Foundation
import GRDB
import Support
import Testing

@testable import Fitness
@testable import Models

@Suite struct RowReaderTests {
    private func read<Value>(_ sql: String, _ read: (inout RowReader) throws -> Value) throws -> Value? {
        try DatabaseQueue().read { try RowReader.first($0, sql, [], read) }
    }

    @Test func columnsAreReadInTheirOrder() throws {
        let read = try read("SELECT 7, NULL, 'drop', 'lats,chest', NULL, 1, '[2,3]', 'end'") { row in
            (
                try row.next(Int64.self), try row.next(Double?.self), try row.next(StrengthSet.Kind.self),
                try row.words() as [Muscle], row.nextIsNull(), row.nextIsNull(), try row.json() as [Int],
                try row.next(String.self)
            )
        }
        let values = try #require(read)
        #expect((values.0, values.1, values.2) == (7, nil, .drop))
        #expect((values.3, values.4, values.5) == ([.lats, .chest], true, false))
        #expect((values.6, values.7) == ([2, 3], "end"))
        #expect(try self.read("SELECT 1 WHERE false") { try $0.next(Int.self) } == nil)
    }

    /// The message is logged, so it reveals nothing else of the row.
    @Test(arguments: [
        ("'snatch'", "no Fitness.SetKind: kind \"snatch\" in column 2 of the row with id 7"),
        ("NULL", "no Fitness.SetKind: kind NULL in column 2 of the row with id 7"),
    ])
    func whatIsUnknownIsNamed(value: String, text: String) throws {
        let error = try #require(throws: UnreadableValue.self) {
            try read("SELECT 7 AS id, 'secret' AS note, \(value) AS kind") { row in
                (try row.next(Int64.self), try row.next(String.self), try row.next(StrengthSet.Kind.self))
            }
        }
        #expect(error.description == text)
    }

    @Test func oneUnknownWordOfAListIsUnknown() throws {
        let error = try #require(throws: UnreadableValue.self) {
            try read("SELECT 'lats,tail' AS muscles") { try $0.words() as [Muscle] }
        }
        #expect(error.description.hasPrefix("no Fitness.Muscle: muscles \"lats,tail\" in column 0"))
        #expect(throws: UnreadableValue.self) { try read("SELECT '[1' AS list") { try $0.json() as [Int] } }
    }

    /// Both uses would share one compiled statement: the inner one would begin it anew and end the outer one.
    @Test func aQueryCannotBeAskedWhileItsOwnRowsAreRead() throws {
        let sql = "SELECT value FROM json_each('[1,2,3]') WHERE value > ?"
        let inner: [(Database) throws -> Void] = [
            { _ = try RowReader.all($0, sql, [1]) { try $0.next(Int.self) } },
            { _ = try RowReader.first($0, sql, [1]) { try $0.next(Int.self) } },
            { _ = try Int.all($0, sql, [1]) }, { _ = try Int.first($0, sql, [1]) },
            { _ = try Int.set($0, sql, [1]) }, { try $0.run(sql, [1]) },
        ]
        try DatabaseQueue().read { database in
            for ask in inner {
                let error = #expect(throws: DatabaseError.self) {
                    try RowReader.forEach(database, sql, [0]) { _ in try ask(database) }
                }
                #expect(error?.sql == sql)
                #expect(error?.message == "its own rows are still being read")
            }
            let others = try RowReader.all(database, sql, [0]) { row in
                [try row.next(Int.self)] + (try Int.all(database, "\(sql) LIMIT 1", [2]))
            }
            #expect(others == [[1, 3], [2, 3], [3, 3]])
        }
    }

    @Test func aQueryCanBeAskedAgainWhereverItsReadingEnded() throws {
        let sql = "SELECT value FROM json_each('[1,2,3]') WHERE value > ?"
        try DatabaseQueue().read { database in
            for _ in 0..<2 {
                let first = try RowReader.first(database, sql, [0]) { try $0.next(Int.self) }
                #expect(first == 1)
                #expect(throws: CancellationError.self) {
                    try RowReader.forEach(database, sql, [0]) { _ in throw CancellationError() }
                }
                #expect(throws: UnreadableValue.self) {
                    try RowReader.all(database, sql, [0]) { try $0.next(LocalDay.self) }
                }
                #expect(throws: DatabaseError.self) { try Int.all(database, sql, [0, 1]) }
                let all = try Int.all(database, sql, [1])
                #expect(all == [2, 3])
            }
        }
    }

    /// GRDB's subscripts crash on a value of the wrong type, and a default would hide an unknown one.
    @Test func noRowIsReadInAnotherWay() throws {
        let folder = "\(Repository.root)/Sources"
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".swift") }
        #expect(paths.count > 600)
        for path in paths {
            let code = try String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8)
            #expect(!code.contains(/\brow\??\[(?:\d|index|column [+])/), "\(path)")
            #expect(!code.contains("Row.fetch") || !code.contains(/\$0\[\d/), "\(path)")
            #expect(!code.contains(/\(rawValue: [^\n]*\b(?:row|next)\b[^\n]*\) \?\? \./), "\(path)")
        }
    }
}
