import ViewKit

/// A view of `Views/` as a function, which the view compiler generates.
package typealias CompiledView<Content> = @Sendable (_ content: Content, _ layout: Layout, _ html: inout HTML) -> Void

/// The content of a page: a struct with a member for each name that its view uses.
package protocol PageContent: Sendable {
    var view: CompiledView<Self> { get }
}
