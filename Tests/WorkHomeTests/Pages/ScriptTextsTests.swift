import Foundation
import HTTP
import Support
import Testing

@testable import Texts
@testable import Web

/// The scripts in `Public` have their texts from the catalogue.
struct ScriptTextsTests {
    private static var folders: [(name: String, file: String, texts: String)] {
        [
            ("js", "scripts.ftl", ScriptsTexts.javaScript),
            ("worker", "scripts-worker.ftl", ScriptsWorkerTexts.javaScript),
        ]
    }

    private static func scripts(in folder: String) throws -> [(name: String, code: String)] {
        let path = "\(Repository.root)/Public/\(folder)"
        return try FileManager.default.contentsOfDirectory(atPath: path).filter { $0.hasSuffix(".js") }.sorted()
            .map { ($0, try String(contentsOfFile: "\(path)/\($0)", encoding: .utf8)) }
    }

    /// A text with values is called with them: otherwise the page would show a function.
    @Test(arguments: [0, 1]) func everyTextIsUsedAsItIsDeclared(_ index: Int) throws {
        let (folder, file, texts) = Self.folders[index]
        let declared = texts.matches(of: /(?m)^(\w+): (\()?/).map { "\($0.output.1)\($0.output.2 ?? "")" }
        #expect(declared.count > 9)
        let used = try Self.scripts(in: folder).flatMap { script in
            script.code.matches(of: /\btexts\.(?!js)(\w+)(\()?/).map { "\($0.output.1)\($0.output.2 ?? "")" }
        }
        #expect(Set(used).subtracting(declared).sorted() == [], "not in \(file)")
        #expect(Set(declared).subtracting(used).sorted() == [], "not in Public/\(folder)")
    }

    /// Selectors, lengths, names of caches and states, and errors that nobody sees.
    private static let otherLiterals: Set = [
        "a, button", "a, button, summary", "form, a", "input, textarea", "input.input, select.input",
        "summary, button, input.input", "svg.icon use", ".app .main", "0px 0px 0px",
        "shell 0", "signed out", "too slow", "not sent", "The page was left.", "AbortError",
        "ArrowLeft",
        "ArrowRight", "AudioContext", "BarcodeDetector", "Enter", "Escape", "Notification", "Segmenter",
    ]

    @Test func noScriptHasWordsOfItsOwn() throws {
        for folder in ["js", "worker"] {
            for script in try Self.scripts(in: folder) {
                let words = ScriptLiterals(script.code).all.map { $0.replacing(/<[^>]*>/, with: "") }.filter {
                    $0.contains(/\b[A-Z][a-z]/)
                        || $0.contains(/^[\p{L}\d ,.;!?'’%…]+$/) && $0.contains(/\p{L} \S|\S \p{L}/)
                }
                #expect(Set(words).subtracting(Self.otherLiterals).sorted() == [], "\(folder)/\(script.name)")
                // A single small word looks like a name, except where it is shown.
                let shown = script.code.firstMatch(of: /(?:textContent = |toast\(|"aria-label", )["`]\w.*/)
                #expect(shown == nil, "\(folder)/\(script.name)")
            }
        }
    }

    @Test func literalsAreFoundInAllTheirForms() {
        let script = #"""
            // "A comment" isn't one.
            const a = "One \" two"; const b = 'three'; /* `four` */
            const c = x / 2 + `${y ? "five" : `six ${z}`} seven`.replace(/["'`/]/g, "eight");
            """#
        #expect(ScriptLiterals(script).all == ["One   two", "three", "five", "six 0", "0 seven", "eight"])
    }

    @Test func aFolderGetsTheSameTextsAsTheProgram() throws {
        let program = try Resources(directory: nil).assets
        let folder = try Resources(directory: Repository.root).assets
        #expect(program.checksum == folder.checksum)
        #expect(String(decoding: try program.bytes("js/app.js"), as: UTF8.self).contains("copied: `Copied.`"))
    }

    @Test func theTextsAreInTheLanguageOfTheStart() throws {
        let assets = try Language.$current.withValue(.pseudo) { try Resources(directory: nil).assets }
        for file in ["js/app.js", "worker/worker.js"] {
            let script = String(decoding: try assets.bytes(file), as: UTF8.self)
            let texts = try #require(script.between("const texts = {\n", "\n};"))
            let literals = ScriptLiterals(texts).all.filter { $0 != Language.english.tag }
            #expect(literals.count > 9)
            for literal in literals { #expect(literal.hasPrefix("⟦") && literal.hasSuffix("⟧"), "\(literal)") }
        }
    }
}
