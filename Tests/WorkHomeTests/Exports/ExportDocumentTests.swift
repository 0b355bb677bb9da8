import Foundation
import Support
import Testing

@testable import Transfer

@Suite struct ExportDocumentTests {
    @Test func itsTablesAreThoseOfTheCode() throws {
        let document = try Self.document()
        let written = try ExportDocument().written(over: document)
        guard written != document else { return }
        let path = "\(Repository.root)/artifacts/export.md"
        try FileManager.default.createDirectory(
            atPath: "\(Repository.root)/artifacts", withIntermediateDirectories: true)
        try Data(written.utf8).write(to: URL(filePath: path))
        Issue.record("docs/export.md has other tables than the code. Copy \(path) over it.")
    }

    @Test func aSentenceAboutAColumnNamesOneOfItsTable() throws {
        let document = try Self.document()
        for table in ArchiveTable.all {
            let section = try #require(document.between("### `\(table.fileName)`", "\n### "), "\(table.fileName)")
            let names = Set(table.csv.map { $0.key } + table.columns.map(\.name))
            for line in section.split(separator: "\n") where line.hasPrefix("- `") {
                let subject = line.split(separator: ":").first ?? line
                let named = subject.split(separator: "`").dropFirst().enumerated().filter { $0.offset % 2 == 0 }
                for name in named.map(\.element) { #expect(names.contains(String(name)), "\(table.fileName) \(name)") }
            }
        }
    }

    private static func document() throws -> String {
        try String(contentsOfFile: "\(Repository.root)/docs/export.md", encoding: .utf8)
    }
}
