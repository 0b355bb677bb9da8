import Fitness
import HTTP
import HTTPTypes
import Models
import ViewKit

extension Visit {
    /// A page for any visitor, with the user's navigation around it if one is signed in.
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
    ///   - notice: the message above the content; nil leaves it for the next page.
    ///   - newRecord: the record announced by the notice.
    package func render(
        _ content: some PageContent, title: String, destination: Destination? = nil, member user: User?,
        notice: Notice? = nil, newRecord: Link? = nil, celebrations: [Link] = [], revision: Revision? = nil
    ) -> HTML {
        let layout = Layout(
            title: title, destination: destination, user: user.map(Layout.Person.init),
            notice: notice, newRecord: newRecord,
            assets: app.resources.assetPaths, navigation: app.resources.navigation[destination],
            today: LocalDay(now, in: user?.timeZone ?? app.defaultTimeZone),
            appearance: user?.appearance ?? .system, celebrations: celebrations, revision: revision)
        return layout.page(content)
    }

    package func redirect(to path: String, notice: Notice? = nil) throws -> Response {
        var response = Response.redirect(to: path)
        // Nobody would see it: the service worker sends what was logged offline, and has its own messages.
        if let notice, !request.isFromServiceWorker { response.setCookie(try notice.cookie(for: request)) }
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

    /// Redirects after a change of training, announces unlocked achievements if the user wants that, and offers undo.
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
        // Copied to its exact size, so that a cached page takes no more memory than is counted.
        .html(html.bytes.withUnsafeBufferPointer(Array.init), status: status)
    }
}
