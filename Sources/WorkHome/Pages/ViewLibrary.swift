import Foundation
import Mustache

/// The compiled templates of `Views/`.
struct ViewLibrary: Sendable {
    private let templates: [View: MustacheTemplate]
    private let library: MustacheLibrary

    /// - Throws: `MissingViewError` when the folder or a view is not there; the parser's error when one is malformed.
    init(directory: String) throws {
        MustacheContentTypes.register(HTMLEscaping(), named: HTMLEscaping.name)
        let named = try Self.compile(directory)
        library = MustacheLibrary(templates: named)
        var templates: [View: MustacheTemplate] = [:]
        for view in View.allCases {
            guard let template = named[view.rawValue] else {
                throw MissingViewError(path: "\(directory)/\(view.rawValue).mustache")
            }
            templates[view] = template
        }
        self.templates = templates
    }

    func render(_ page: Page<some PageContent>) -> String {
        render(page.content.view, page)
    }

    func render(_ view: View, _ model: some MustacheParent) -> String {
        templates[view]?.render(model, library: library) ?? ""
    }

    private static func compile(_ directory: String) throws -> [String: MustacheTemplate] {
        // The enumerator of a folder that is not there is an empty one.
        guard FileManager.default.fileExists(atPath: directory),
            let files = FileManager.default.enumerator(atPath: directory)
        else { throw MissingViewError(path: directory) }
        let ending = ".mustache"
        var templates: [String: MustacheTemplate] = [:]
        for case let path as String in files where path.hasSuffix(ending) {
            let text = try String(contentsOfFile: "\(directory)/\(path)", encoding: .utf8)
            do {
                templates[String(path.dropLast(ending.count))] = try MustacheTemplate(
                    string: HTMLEscaping.pragma + text)
            } catch let error as MustacheTemplate.ParserError {
                throw MalformedViewError(path: path, reason: "\(error.error)", line: error.context.lineNumber - 1)
            }
        }
        return templates
    }
}

struct MissingViewError: Error, CustomStringConvertible {
    let path: String
    var description: String { "A view is missing: \(path)." }
}

struct MalformedViewError: Error, CustomStringConvertible {
    let path: String
    let reason: String
    let line: Int
    var description: String { "A view is malformed: \(path), line \(line): \(reason)." }
}
