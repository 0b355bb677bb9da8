import Foundation
import Testing
import ViewKit

/// Views that use all features of the language, and the pages they render.
@Suite struct SampleTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../Views/sample").standardized

    private let layout = Layout(title: "The <layout>", user: Layout.Person(fullName: "A"))

    private func page(_ view: (Sample, Layout, inout HTML) -> Void) -> String {
        var html = HTML(capacity: 0)
        view(Sample(), layout, &html)
        return html.string
    }

    private func expected(_ name: String) throws -> String {
        try String(contentsOf: Self.folder.appending(path: "\(name).html"), encoding: .utf8)
    }

    @Test func sections() throws {
        #expect(try page(view_sample_sections) == expected("sections"))
    }

    @Test func whitespace() throws {
        #expect(try page(view_sample_whitespace) == expected("whitespace"))
    }

    @Test func partials() throws {
        #expect(try page(view_sample_partials) == expected("partials"))
    }

    @Test func layouts() throws {
        #expect(try page(view_sample_framed) == expected("framed"))
    }

    @Test func escaping() throws {
        #expect(try page(view_sample_escaping) == expected("escaping"))
    }
}
