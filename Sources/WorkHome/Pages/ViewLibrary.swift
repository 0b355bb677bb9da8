import Foundation
import Mustache

/// The compiled templates of `Views/`.
struct ViewLibrary: Sendable {
    private let templates: [View: MustacheTemplate]
    private let library: MustacheLibrary

    /// - Throws: `MissingViewError` when the folder or a view is not there; the parser's error when one is malformed.
    init(directory: String) async throws {
        guard FileManager.default.fileExists(atPath: directory) else { throw MissingViewError(path: directory) }
        library = try await MustacheLibrary(directory: directory)
        var templates: [View: MustacheTemplate] = [:]
        for view in View.allCases {
            guard let template = library.getTemplate(named: view.rawValue) else {
                throw MissingViewError(path: "\(directory)/\(view.rawValue).mustache")
            }
            templates[view] = template
        }
        self.templates = templates
    }

    func render(_ page: Page<some PageContent>) -> String {
        templates[page.content.view]?.render(page, library: library) ?? ""
    }
}

struct MissingViewError: Error, CustomStringConvertible {
    let path: String
    var description: String { "A view is missing: \(path)." }
}
