import Mustache

/// The content of a page: a struct with a member for each name that its view uses.
protocol PageContent: Sendable, MustacheParent {
    var view: View { get }
}

/// What a view is rendered with: the layout under its name, and the content's members beside it.
struct Page<Content: PageContent>: MustacheParent {
    let layout: Layout
    let content: Content

    func child(named name: String) -> Any? {
        name == "layout" ? layout : content.child(named: name)
    }
}
