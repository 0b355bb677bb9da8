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

    private struct Message {
        let entry: Entry
        /// Of a message of one line.
        let pattern: Substring
    }

    private static let folder = "\(Repository.root)/Sources/Texts/en"

    private static func files(in folder: String, _ ending: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(ending) }
            .map { try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8) }
    }

    /// The English messages, by their names in code: `error-page.ftl` is `ErrorPageTexts`.
    private static func catalogue() throws -> [Message] {
        try FileManager.default.contentsOfDirectory(atPath: folder).flatMap { file in
            let feature = camelCase("-" + file.dropLast(".ftl".count))
            let text = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
            return text.matches(of: /(?m)^([a-z][a-z0-9-]*) = (.*)$/).map { match in
                Message(
                    entry: Entry(feature: feature[...], name: camelCase(match.output.1)[...]), pattern: match.output.2)
            }
        }
    }

    private static func camelCase(_ name: some StringProtocol) -> String {
        String(name).replacing(/-(.)/) { match in match.output.1.uppercased() }
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
        for (folder, feature) in [("js", "Scripts"), ("worker", "ScriptsWorker")] {
            for script in try Self.files(in: "\(Repository.root)/Public/\(folder)", ".js") {
                for match in script.matches(of: /\btexts\.(\w+)/) {
                    used.insert(Entry(feature: feature[...], name: match.output.1))
                }
            }
        }
        for message in try Self.catalogue() {
            let (feature, name) = (message.entry.feature, message.entry.name)
            #expect(used.contains(message.entry), "nothing says \(feature)Texts.\(name)")
        }
    }

    /// Notices are the cases of an enum, of which one that is never given is no error of the compiler.
    @Test func everyNoticeIsGivenSomewhere() throws {
        let folder = "\(Repository.root)/Sources"
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder).filter {
            $0.hasSuffix(".swift") && !$0.hasSuffix("/NoticeCode.swift") && !$0.hasSuffix("/Notice+Text.swift")
        }
        var names: Set<Substring> = []
        for path in paths {
            let code = try String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8)
            for match in code.matches(of: /\.(\w+)/) { names.insert(match.output.1) }
        }
        for notice in NoticeCode.allCases {
            #expect(names.contains(notice.rawValue[...]), "nothing gives the notice \(notice)")
        }
    }

    /// A browser may still have the cookie of the version before.
    @Test func aNoticeKeepsItsCode() {
        #expect(NoticeCode.passwordAndKeysChanged.code == "password-and-keys-changed")
        #expect(NoticeCode(code: "api-key-revoked") == .apiKeyRevoked)
        #expect(NoticeCode(code: "apiKeyRevoked") == nil)
        for notice in NoticeCode.allCases { #expect(NoticeCode(code: notice.code) == notice) }
    }

    /// A code without a sentence would get that of the message's last variant.
    @Test(arguments: Language.allCases) func everyNoticeHasASentence(in language: Language) {
        Language.$current.withValue(language) {
            let last = NoticeCode.valueSaved
            for notice in NoticeCode.allCases where notice != last && notice != .accessSaved {
                let sentence = notice.sentence(limit: 1, deleted: nil)
                #expect(sentence != NoticeTexts.sentence(last.code), "no sentence for \(notice.code)")
            }
        }
    }

    @Test func everySentenceHasANotice() throws {
        let text = try String(contentsOfFile: "\(Self.folder)/notice.ftl", encoding: .utf8)
        for match in text.matches(of: /(?m)^ +\*?\[(.+?)\]/) {
            let code = String(match.output.1)
            #expect(NoticeCode(code: code) != nil, "no notice has the code \(code)")
        }
    }

    @Test func aFeatureSaysATextOnce() throws {
        var names: [Entry: [Substring]] = [:]
        for message in try Self.catalogue() where !message.pattern.hasSuffix("->") {
            names[Entry(feature: message.entry.feature, name: message.pattern), default: []].append(message.entry.name)
        }
        for (said, names) in names {
            #expect(names.count == 1, "“\(said.name)” is \(names.joined(separator: " and ")) of \(said.feature)Texts")
        }
    }
}
