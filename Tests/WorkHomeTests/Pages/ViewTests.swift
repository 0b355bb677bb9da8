import Foundation
import Support
import Testing

@testable import WorkHome

@Suite struct ViewTests {
    private static let ending = ".mustache"

    private func texts(in folder: String, _ ending: String) throws -> [String: String] {
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(ending) }
        return Dictionary(
            uniqueKeysWithValues: try files.map { path in
                let text = try String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8)
                return (String(path.dropLast(ending.count)), text)
            })
    }

    @Test func everyViewIsUsed() throws {
        let views = try texts(in: "\(Repository.root)/Views", Self.ending)
        let code = try texts(in: "\(Repository.root)/Sources", ".swift").values.joined()
        var open = views.keys.filter { name in
            let function = "view_\(name.replacing("/", with: "_").replacing("-", with: "_"))"
            return code.contains("\(function) ") || code.contains("\(function)(") || code.contains("\(function),")
        }
        // The compiler puts it into every form that is posted.
        open.append("shared/_shown_to")
        var used = Set(open)
        while let view = open.popLast() {
            for reference in (views[view] ?? "").matches(of: /{{[<>]([^ }]+)/) {
                let name = String(reference.output.1)
                if used.insert(name).inserted { open.append(name) }
            }
        }
        #expect(Set(views.keys).subtracting(used) == [])
    }

    /// A page missing from the states would be skipped by all tests that iterate over them.
    @Test func everyPageIsAmongTheStates() async throws {
        let code = try texts(in: "\(Repository.root)/Sources", ".swift").values.joined()
        let kinds = #/struct (\w+)(?:<[^>]*>)?: [^{]*\b(?:PageContent|EntryPage|UndoPage|DayAnalysisPage)\b/#
        let pages = Set(code.matches(of: kinds).map { String($0.output.1) })
        #expect(pages.count > 70)
        let states = try await PageStates.english.value.map { String($0.name.prefix { $0 != "<" }) }
        #expect(pages.subtracting(states) == [])
    }

    /// What a page says stands in the catalogue of texts, where it can be translated.
    @Test func noViewHasWordsOfItsOwn() throws {
        for (name, view) in try texts(in: "\(Repository.root)/Views", Self.ending)
        where name != "shared/_field_attributes" {
            let markup = view.replacing(/{{{[^}]*}}}|{{[^}]*}}/, with: "").replacing("WorkHome", with: "").replacing(
                "&nbsp;", with: "")
            let shown = markup.replacing(/<[^>]*>/, with: "")
            #expect(!shown.contains(/[A-Za-z]{2}/), "\(name)")
            #expect(!markup.contains(/(?:aria-label|alt|placeholder|title|data-busy)="[^"]*[A-Za-z]{2}/), "\(name)")
        }
    }

    /// Catches a section of a view that ends inside another element than it began in.
    @Test func everyElementEndsWhereItBegan() async throws {
        let pages = try await PageStates.english.value
        #expect(pages.count > 100)
        for (name, html) in pages { #expect(html.string.firstUnbalancedTag == nil, "\(name)") }
    }
}

extension String {
    fileprivate var firstUnbalancedTag: String? {
        let alone: Set = ["area", "br", "hr", "img", "input", "link", "meta", "source", "wbr"]
        var open: [Substring] = []
        for text in components(separatedBy: "<").dropFirst() {
            guard let end = text.range(of: ">") else { continue }
            let tag = text[..<end.lowerBound]
            let name = tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }
            // A comment or a document type.
            if name.isEmpty { continue }
            if tag.hasPrefix("/") {
                if open.popLast() != name { return "<\(tag)>" }
            } else if !tag.hasSuffix("/"), !alone.contains(String(name)) {
                open.append(name)
            }
        }
        return open.last.map(String.init)
    }
}
