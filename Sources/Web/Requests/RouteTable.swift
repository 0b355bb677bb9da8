import Forms
import HTTP
import HTTPTypes
import Models
import Transfer

/// A submitted form: its fields, and the files of an upload.
package typealias Submission = MultipartForm

/// Builds the router. `open…` routes are public; all others need a signed-in user.
package struct RouteTable: Sendable {
    package private(set) var router = Router()
    /// The patterns of GET routes that are not pages.
    private var files: Set<String> = []
    let app: App

    package init(app: App) { self.app = app }

    package mutating func openGet<each P: PathParameter>(
        _ pattern: String, _ action: @escaping @Sendable (Visit, repeat each P) async throws -> Response
    ) {
        let app = app
        router.on(.get, pattern) { (request: Request, parameters: repeat each P) in
            try await action(Visit(app: app, request: request), repeat each parameters)
        }
    }

    /// A script, a picture or a download, which has no form.
    package mutating func openGetFile<each P: PathParameter>(
        _ pattern: String, _ action: @escaping @Sendable (Visit, repeat each P) async throws -> Response
    ) {
        files.insert(pattern)
        openGet(pattern, action)
    }

    package mutating func openPost<each P: PathParameter>(
        _ pattern: String, _ action: @escaping @Sendable (Visit, Submission, repeat each P) async throws -> Response
    ) {
        let app = app
        router.on(.post, pattern) { (request: Request, parameters: repeat each P) in
            let visit = Visit(app: app, request: request)
            return try await visit.submit(cancelPath: Paths.login, limits: .fields) { typed in
                try await action(visit, typed, repeat each parameters)
            }
        }
    }

    /// - Parameter version: the state of what the page's form changes.
    package mutating func get<each P: PathParameter>(
        _ pattern: String, of version: StateVersion? = nil,
        _ action: @escaping @Sendable (MemberVisit, repeat each P) async throws -> Response
    ) {
        openGet(pattern) { (visit: Visit, parameters: repeat each P) in
            guard let member = try await visit.member() else {
                return try visit.redirect(to: Paths.login(returningTo: visit.requestedPage))
            }
            let response = try await action(member.opening(version), repeat each parameters)
            await member.markCelebrationsSeen(shownBy: response)
            var answer = member.signed(try visit.renewed(response, member))
            answer.headers[.workHomeRevision] = member.revision.text
            return answer
        }
    }

    package mutating func getFile<each P: PathParameter>(
        _ pattern: String, _ action: @escaping @Sendable (MemberVisit, repeat each P) async throws -> Response
    ) {
        files.insert(pattern)
        get(pattern, action)
    }

    /// Whether there is a page at an address.
    func hasPage(at path: [String]) -> Bool {
        router.pattern(for: .get, path).map { !files.contains($0) } ?? false
    }

    /// A page that depends only on stored rows and the calendar: rendered once for each revision of them.
    package mutating func getCached<each P: PathParameter>(
        _ pattern: String, of version: StateVersion? = nil,
        _ action: @escaping @Sendable (MemberVisit, repeat each P) async throws -> Response
    ) {
        get(pattern, of: version) { (visit: MemberVisit, parameters: repeat each P) in
            // A page with a notice is shown only once.
            guard visit.visit.notice == nil, visit.celebrations.isEmpty else {
                return try await action(visit, repeat each parameters)
            }
            let key = PageCache.Key(visit)
            if let page = visit.app.pageCache[key] { return page.conditional(for: visit.request) }
            let page = visit.app.pageCache.keep(try await action(visit, repeat each parameters), for: key)
            return page.conditional(for: visit.request)
        }
    }

    /// A page for admins; everybody else gets 404.
    package mutating func getForAdmins<each P: PathParameter>(
        _ pattern: String, _ action: @escaping @Sendable (MemberVisit, repeat each P) async throws -> Response
    ) {
        get(pattern) { (visit: MemberVisit, parameters: repeat each P) in
            guard visit.user.isAdmin else { throw HTTPError(.notFound) }
            return try await action(visit, repeat each parameters)
        }
    }

    package mutating func postForAdmins<each P: PathParameter>(
        _ pattern: String,
        _ action: @escaping @Sendable (MemberVisit, Submission, repeat each P) async throws -> Response
    ) {
        post(pattern) { (visit: MemberVisit, typed: Submission, parameters: repeat each P) in
            guard visit.user.isAdmin else { throw HTTPError(.notFound) }
            return try await action(visit, typed, repeat each parameters)
        }
    }

    /// - Parameter version: the state of what the form changes.
    package mutating func post<each P: PathParameter>(
        _ pattern: String, of version: StateVersion? = nil,
        _ action: @escaping @Sendable (MemberVisit, Submission, repeat each P) async throws -> Response
    ) {
        post(pattern, of: version, limits: .fields, action)
    }

    /// A form that may bring photos, or other files with limits of their own.
    package mutating func postUpload<each P: PathParameter>(
        _ pattern: String, of version: StateVersion? = nil, limits: MultipartLimits = MultipartLimits(),
        _ action: @escaping @Sendable (MemberVisit, Submission, repeat each P) async throws -> Response
    ) {
        post(pattern, of: version, limits: limits, action)
    }

    private mutating func post<each P: PathParameter>(
        _ pattern: String, of version: StateVersion?, limits: MultipartLimits,
        _ action: @escaping @Sendable (MemberVisit, Submission, repeat each P) async throws -> Response
    ) {
        let app = app
        router.on(.post, pattern) { (request: Request, parameters: repeat each P) in
            let visit = Visit(app: app, request: request)
            guard let member = try await visit.member() else { return try await visit.signedOutPage() }
            try member.requireSamePerson()
            return try await member.taggingWithUser {
                try await visit.submit(
                    member: member.user, cancelPath: visit.formPagePath, limits: limits,
                    checking: { try await member.requireReader(of: $0) }
                ) { typed in
                    let response = try await member.respondIdempotently(typed) { visit in
                        try await visit.submitting(version, typed) {
                            try await action($0, typed, repeat each parameters)
                        }
                    }
                    await member.letGo(typed)
                    return response
                }
            }
        }
    }
}

extension MultipartLimits {
    /// A form without files: small, and never written to disk.
    fileprivate static let fields = MultipartLimits(requestBytes: 1 << 20, fileBytes: 0, inMemoryBytes: 1 << 20)
    /// A file of another app.
    package static let imports = MultipartLimits(
        requestBytes: ImportFolder.maximumFileBytes + (1 << 20), fileBytes: ImportFolder.maximumFileBytes)
    /// The fields of any form, without its files.
    static let fieldsOfUpload = MultipartLimits(fileBytes: 0)
}
