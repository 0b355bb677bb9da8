import Mustache
import Support
import Testing

@testable import WorkHome

@Suite struct ViewTests {
    private struct Tab: MustacheParent {
        let empty: EmptyState

        func child(named name: String) -> Any? { name == "empty" ? empty : nil }
    }

    private let sources: [String: ViewSource]

    init() throws {
        sources = try ViewSource.all(in: "\(Repository.root)/Views")
    }

    @Test func everyTemplateIsUsed() {
        var used = Set(View.allCases.map(\.rawValue))
        var open = Array(used)
        while let name = open.popLast() {
            for reference in sources[name]?.references ?? [] where used.insert(reference).inserted {
                open.append(reference)
            }
        }
        #expect(Set(sources.keys).subtracting(used) == [])
        #expect(used.subtracting(sources.keys) == [])
    }

    @Test func everyNameIsAnsweredByAPage() async throws {
        let states = try await PageStates()
        var walk = ViewWalk(sources)
        for page in states.pages { walk.render(page.view.rawValue, page.model) }
        #expect(walk.missing == [])
        #expect(Set(View.allCases).subtracting(states.pages.map(\.view)) == [])
        let unanswered = sources.values.flatMap(\.tags).filter { !walk.answered.contains($0) }
        #expect(unanswered.map(\.description).sorted() == [])
    }

    @Test func aNameThatNothingAnswersIsFound() throws {
        let source = try ViewSource(
            name: "x", text: "{{#empty}}\n{{title}} {{titel}} {{#.action}}{{{label}}}{{/.action}}{{/empty}}")
        var walk = ViewWalk(["x": source])
        walk.render("x", Tab(empty: EmptyState(icon: "i", title: "t", text: "t")))
        let unanswered = source.tags.filter { !walk.answered.contains($0) }
        #expect(unanswered.map(\.description) == ["x:2 {{titel}}", "x:2 {{#.action}}", "x:2 {{label}}"])
    }
}
