import Forms
import HTTP
import Models
import Texts
import Web

/// What somebody typed and sent while another person was signed in in the same browser.
package enum UnsentController {
    package static func show(_ visit: MemberVisit) async throws -> Response {
        let now = visit.now
        guard let form = try await visit.read({ try $1.access.heldForm($0, now: now) }) else {
            return try visit.redirect(to: Paths.home)
        }
        let page = UnsentPage(form: form, moment: visit.momentText(form.createdAt, isWithin: true))
        return try visit.page(page, title: ErrorPageTexts.notSentYet).neverStored()
    }

    /// Its form names what is deleted, and so the table of routes lets go of it (`MemberVisit.letGo`).
    package static func destroy(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        try visit.redirect(to: Paths.home)
    }
}

struct UnsentPage: PageContent {
    var view: CompiledView<Self> { view_home_unsent }
    let form: HeldForm
    let moment: String

    /// What was typed in words: what it is about, and the longest text.
    var words: [String] {
        let about = form.fields.filter { $0.name == "about" }.map(\.value)
        let longest = form.fields.map(\.value).filter { $0.contains(" ") && !about.contains($0) }.max {
            $0.count < $1.count
        }
        return about + [longest].compactMap { $0 }
    }
    var deletion: String { Paths.deletion(of: Paths.unsent) }
}
