import Fitness
import HTTP
import HTTPTypes
import Models
import ViewKit

extension Visit {
    /// A page for anybody, with the member's navigation around it where there is a member.
    package func page(
        _ content: some PageContent,
        title: String,
        destination: Destination? = nil,
        member user: User? = nil,
        revision: Revision? = nil,
        newRecord: Link? = nil,
        celebrations: [Link] = [],
        status: HTTPResponse.Status = .ok
    ) throws -> Response {
        let isAskedFor = status == .ok && request.method != .post
        let html = render(
            content, title: title, destination: destination, member: user, notice: notice, newRecord: newRecord,
            celebrations: celebrations, revision: isAskedFor ? revision : nil)
        var response = Response.html(html, status: status)
        if notice != nil { response.setCookie(try Notice.expiredCookie(for: request)) }
        return response
    }

    /// - Parameters:
    ///   - notice: what is said above the content; nil leaves it for the next page.
    ///   - newRecord: the record that the notice tells of.
    package func render(
        _ content: some PageContent, title: String, destination: Destination? = nil, member user: User?,
        notice: Notice? = nil, newRecord: Link? = nil, celebrations: [Link] = [], revision: Revision? = nil
    ) -> HTML {
        let layout = Layout(
            language: language, title: title, destination: destination, user: user.map(Layout.Person.init),
            notice: notice, newRecord: newRecord,
            assets: app.resources.assetPaths, navigation: app.resources.navigation[destination],
            today: LocalDay(now, in: user?.timeZone ?? app.defaultTimeZone),
            appearance: user?.appearance ?? .system, celebrations: celebrations, revision: revision)
        return layout.page(content)
    }

    package func redirect(to path: String, notice: Notice? = nil) throws -> Response {
        var response = Response.redirect(to: path)
        // Nobody would see it: whoever sends what was logged without a connection tells of it in their own words.
        if let notice, !request.isOfServiceWorker { response.setCookie(try notice.cookie(for: request)) }
        return response
    }
}

extension MemberVisit {
    package func page(
        _ content: some PageContent, title: String, destination: Destination? = nil,
        status: HTTPResponse.Status = .ok
    ) throws -> Response {
        try visit.page(
            content, title: title, destination: destination, member: user, revision: revision,
            newRecord: newRecord.map { $0.announcement(user.units) },
            celebrations: celebrations.links(user.units), status: status)
    }

    package func redirect(to path: String, notice: Notice.Code? = nil) throws -> Response {
        try visit.redirect(to: path, notice: notice.map { Notice($0) })
    }

    /// After a change of the person's training: says what it unlocked, where they want to be told, and offers a way back.
    package func redirect(
        to path: String, notice: Notice.Code, outcome: TrainingOutcome, undoStep: Int64? = nil,
        record: PersonalRecord.ID? = nil, rest: RestTimer? = nil
    ) throws -> Response {
        let unlocked = user.reminders.achievements ? outcome.unlocked : []
        return try visit.redirect(
            to: path,
            notice: Notice(notice, undoStep: undoStep, record: record, rest: rest, unlocked: unlocked))
    }
}

extension Layout {
    /// The whole page around a content.
    package func page<Content: PageContent>(_ content: Content) -> HTML {
        var html = HTML()
        content.view(content, self, &html)
        return html
    }
}

extension Response {
    package static func html(_ html: HTML, status: HTTPResponse.Status = .ok) -> Response {
        // As large as the page: one that is kept holds no more than is counted.
        .html(html.bytes.withUnsafeBufferPointer(Array.init), status: status)
    }
}
