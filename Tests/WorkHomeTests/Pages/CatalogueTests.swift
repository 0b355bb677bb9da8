import Foundation
import Support
import Testing
import Texts

/// The catalogue of texts has no text twice in one feature, and none that nothing says.
struct CatalogueTests {
    private struct Entry: Hashable {
        let feature: Substring
        let name: Substring
    }

    private static func files(in folder: String, _ ending: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(ending) }
            .map { try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8) }
    }

    private static func catalogue() throws -> [(feature: Substring, text: String)] {
        try files(in: "\(Repository.root)/Sources/Texts/Catalogue", ".swift").map { text in
            (try #require(text.firstMatch(of: /(?:enum|extension) (\w+)Texts/)).output.1, text)
        }
    }

    @Test func everyTextIsSaidSomewhere() throws {
        var used: Set<Entry> = []
        for code in try Self.files(in: "\(Repository.root)/Sources", ".swift") {
            for match in code.matches(of: /\b(\w+)Texts\.(\w+)/) {
                used.insert(Entry(feature: match.output.1, name: match.output.2))
            }
        }
        for view in try Self.files(in: "\(Repository.root)/Views", ".mustache") {
            for match in view.matches(of: /text\.(\w+)\.(\w+)/) {
                let feature = match.output.1.prefix(1).uppercased() + match.output.1.dropFirst()
                used.insert(Entry(feature: feature[...], name: match.output.2))
            }
        }
        for (feature, text) in try Self.catalogue() {
            // A text can be a part of others in its file.
            for match in text.matches(of: /\\\((\w+)\(/) { used.insert(Entry(feature: feature, name: match.output.1)) }
            for match in text.matches(of: /static (?:var|func) (\w+)/) {
                let isUsed = used.contains(Entry(feature: feature, name: match.output.1))
                #expect(isUsed, "nothing says \(feature)Texts.\(match.output.1)")
            }
        }
    }

    /// Notices are the cases of an enum, of which one that is never given is no error of the compiler.
    @Test func everyNoticeIsGivenSomewhere() throws {
        let folder = "\(Repository.root)/Sources"
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder).filter {
            $0.hasSuffix(".swift") && !$0.hasSuffix("/NoticeTexts.swift") && !$0.hasSuffix("/Notice+Text.swift")
        }
        var names: Set<Substring> = []
        for path in paths {
            let code = try String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8)
            for match in code.matches(of: /\.(\w+)/) { names.insert(match.output.1) }
        }
        for notice in NoticeTexts.allCases {
            #expect(names.contains(notice.rawValue[...]), "nothing gives the notice \(notice)")
        }
    }

    /// A browser may still have the cookie of the version before.
    @Test func aNoticeKeepsItsCode() {
        #expect(NoticeTexts.passwordAndKeysChanged.code == "password-and-keys-changed")
        #expect(NoticeTexts(code: "api-key-revoked") == .apiKeyRevoked)
        #expect(NoticeTexts(code: "apiKeyRevoked") == nil)
        for notice in NoticeTexts.allCases { #expect(NoticeTexts(code: notice.code) == notice) }
    }

    @Test func aFeatureSaysATextOnce() throws {
        var names: [Entry: [Substring]] = [:]
        for (feature, text) in try Self.catalogue() {
            for match in text.matches(of: /static var (\w+): String \{\s*text\("([^"]+)"\)/) {
                names[Entry(feature: feature, name: match.output.2), default: []].append(match.output.1)
            }
        }
        for (said, names) in names {
            #expect(names.count == 1, "“\(said.name)” is \(names.joined(separator: " and ")) of \(said.feature)Texts")
        }
    }
}
