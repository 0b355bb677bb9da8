import Fitness
import Forms
import HTTP
import HTTPTypes
import Models
import Texts
import ViewKit

/// A view of `Views/` as a function, which the view compiler generates.
package typealias CompiledView<Content> = @Sendable (_ content: Content, _ layout: Layout, _ html: inout HTML) -> Void

/// The content of a page: a struct with a member for each name that its view uses.
package protocol PageContent: Sendable {
    var view: CompiledView<Self> { get }
}

/// A page whose form logs something, and warns about implausible values.
package protocol EntryPage: PageContent {
    associatedtype Entry: Form
    var form: Entry { get }
    /// The page that the form returns to, if it was opened from elsewhere.
    var returnPath: String? { get }
    var token: String { get }
    /// The question to answer before the form is saved.
    var warning: String? { get }
    var saveLabel: String { get }
}

extension EntryPage where Entry: LoggingForm {
    package var token: String { form.token }
    package var returnPath: String? { form.back?.path }
    package var warning: String? { form.warnings.unconfirmed }
}

extension Visit {
    /// A page for any visitor, with the user's navigation around it if one is signed in.
    package func page(
        _ content: some PageContent,
        title: String,
        destination: Destination? = nil,
        member user: User? = nil,
        revision: Revision? = nil,
        newRecords: [Link] = [],
        celebrations: [Link] = [],
        edited: EditedState? = nil,
        status: HTTPResponse.Status = .ok
    ) throws -> Response {
        let isAskedFor = status == .ok && request.method != .post
        let html = render(
            content, title: title, destination: destination, member: user, notice: notice, newRecords: newRecords,
            celebrations: celebrations, revision: isAskedFor ? revision : nil, edited: edited)
        var response = Response.html(html, status: status)
        if notice != nil { response.setCookie(try Notice.expiredCookie(for: request)) }
        return response
    }

    /// - Parameters:
    ///   - notice: the message above the content; nil leaves it for the next page.
    ///   - newRecords: those that the notice announces.
    package func render(
        _ content: some PageContent, title: String, destination: Destination? = nil, member user: User?,
        notice: Notice? = nil, newRecords: [Link] = [], celebrations: [Link] = [], revision: Revision? = nil,
        edited: EditedState? = nil
    ) -> HTML {
        var layout = Layout(
            title: title, destination: destination, user: user.map(Layout.Person.init),
            notice: notice, newRecords: newRecords,
            assets: app.resources.assetPaths, navigation: app.resources.navigation[destination],
            today: LocalDay(now, in: user?.timeZone ?? app.defaultTimeZone),
            appearance: user?.appearance ?? .system, celebrations: celebrations, revision: revision)
        layout.edited = edited
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
            newRecords: newRecords.map { $0.announcement(user.units) },
            celebrations: celebrations.links(user.units), edited: edited,
            status: asksWhichToKeep ? .conflict : status)
    }

    package func redirect(to path: String, notice: Notice.Code? = nil, undoStep: Int64? = nil) throws -> Response {
        try visit.redirect(to: path, notice: notice.map { Notice($0, undoStep: undoStep) })
    }

    /// Redirects after a change of training, announces unlocked achievements if the user wants that, and offers undo.
    package func redirect(
        to path: String, notice: Notice.Code, outcome: TrainingOutcome, undoStep: Int64? = nil,
        records: [PersonalRecord.ID] = [], rest: RestTimer? = nil
    ) throws -> Response {
        let unlocked = user.reminders.contains(.achievements) ? outcome.unlocked : []
        return try visit.redirect(
            to: path,
            notice: Notice(notice, undoStep: undoStep, records: records, rest: rest, unlocked: unlocked))
    }

    /// The day of a tracker page: `?date=`, or today.
    package var trackedDay: LocalDay { request.query["date"].flatMap { LocalDay($0) } ?? today }

    /// Redirects after a change of an entry, with a notice that offers an undo and announces a new record, if any.
    /// - Throws: 404 if there was nothing to change.
    package func redirect(
        to path: String, after change: LoggedChange?, notice: Notice.Code, record: Notice.Code? = nil,
        rest: RestTimer? = nil
    ) throws -> Response {
        guard let change else { throw HTTPError(.notFound) }
        guard let record, !change.outcome.records.isEmpty else {
            return try redirect(
                to: path, notice: notice, outcome: change.outcome, undoStep: change.undoStep, rest: rest)
        }
        return try redirect(
            to: path, notice: record, outcome: change.outcome, undoStep: change.undoStep,
            records: change.outcome.records, rest: rest)
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

/// The ten tabs, which are one tap away on every page.
package enum Destination: String, CaseIterable, Sendable {
    case home, workout, nutrition, trainers, progress
    case track, records, goals, analyze, journal

    static let tabs: [Destination] = [.home, .workout, .nutrition, .trainers, .progress]
    static let tracker: [Destination] = [.track, .records, .goals, .analyze, .journal]

    var name: String {
        switch self {
        case .home: CommonTexts.home
        case .workout: CommonTexts.workout
        case .nutrition: CommonTexts.nutrition
        case .trainers: CommonTexts.trainers
        case .progress: CommonTexts.progress
        case .track: CommonTexts.track
        case .records: CommonTexts.records
        case .goals: CommonTexts.goals
        case .analyze: CommonTexts.analyze
        case .journal: CommonTexts.journal
        }
    }

    var path: String {
        switch self {
        case .home: Paths.home
        case .workout: Paths.workouts
        case .nutrition: Paths.nutrition
        case .trainers: Paths.trainers
        case .progress: Paths.progress
        case .track: Paths.track
        case .records: Paths.records
        case .goals: Paths.goals
        case .analyze: Paths.analyze
        case .journal: Paths.journal
        }
    }
}
