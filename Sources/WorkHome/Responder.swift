import API
import Fitness
import Forms
import HTTP
import HTTPTypes
import Models
import Texts
import Transfer
import ViewKit
import Web

/// The app's entry point for the server: turns every request into a response, even after errors.
struct Responder: Sendable {
    private let app: App
    private let router: Router
    private let api: APIRoutes
    private let securityHeaders = SecurityHeaders()

    init(app: App) {
        self.app = app
        router = app.routes(app).router
        api = APIRoutes(app: app)
    }

    func respond(to request: Request) async -> Response {
        let time = BusyTime()
        let response = await BusyTime.$current.withValue(time) { await answer(to: request) }
        logIfSlow(request, response.status, time.own)
        return response
    }

    /// Only pages, until their headers are ready: a form with a password, a photo or a file may take longer. Logs the
    /// route instead of the address, which may contain secrets.
    private func logIfSlow(_ request: Request, _ status: HTTPResponse.Status, _ duration: Duration) {
        guard duration > app.slowPage, request.method == .get || request.method == .head else { return }
        let routes = APIRoutes.isFor(request) ? api.router : router
        app.logger.warning(
            "A page was slow.",
            metadata: [
                "method": "\(request.method)", "route": "\(routes.pattern(for: request.method, request.path) ?? "-")",
                "status": "\(status.code)", "ms": "\(Int(duration / .milliseconds(1)))",
            ])
    }

    private func answer(to request: Request) async -> Response {
        var response: Response
        do {
            response = try await route(request)
        } catch {
            response =
                APIRoutes.isFor(request)
                ? app.problem(of: error, request) : await errorResponse(app.failure(of: error, request), to: request)
        }
        if APIRoutes.isDocumented(request) { app.apiAccess.apply(to: &response, of: request) }
        securityHeaders.apply(to: &response, scheme: request.scheme)
        return response.compressed(for: request)
    }

    /// The response to an error that the server found before there was a request.
    /// - Parameter target: the request target, if it was read.
    func respond(to error: HTTPError, target: String?) -> Response {
        var response = target?.hasPrefix("\(Paths.api)/") == true ? .problem(error) : page(of: error)
        securityHeaders.apply(to: &response, scheme: .http)
        return response
    }

    private func page(of error: HTTPError) -> Response {
        let problem = ErrorPage.Problem(
            status: error.status, text: ErrorTexts.text(of: error),
            action: Link(ErrorPageTexts.goToHome, to: Paths.home))
        let layout = Layout(
            title: problem.title, destination: nil, user: nil, notice: nil,
            assets: app.resources.assetPaths,
            navigation: Markup(trusted: ""), today: LocalDay(app.clock(), in: app.defaultTimeZone))
        return page(layout.page(ErrorPage(problem: problem)), of: error)
    }

    private func route(_ request: Request) async throws -> Response {
        if let asset = app.resources.assets.response(to: request) { return asset }
        if let target = request.programTarget { return .redirect(to: target, status: .permanentRedirect) }
        if APIRoutes.isFor(request) { return try await api.respond(to: request) }
        try CrossOriginCheck().check(request)
        return try await router.respond(to: request)
    }

    private func errorResponse(_ failure: HTTPError, to request: Request) async -> Response {
        let visit = Visit(app: app, request: request)
        let user = await member(of: visit)
        let action =
            user == nil ? Link(AccountTexts.signIn, to: Paths.login) : Link(ErrorPageTexts.goToHome, to: Paths.home)
        let problem = ErrorPage.Problem(status: failure.status, text: failure.reason, action: action)
        return page(visit.render(ErrorPage(problem: problem), title: problem.title, member: user), of: failure)
    }

    private func page(_ html: HTML, of failure: HTTPError) -> Response {
        var response = Response.html(html, status: failure.status)
        for field in failure.headers { response.headers[field.name] = field.value }
        return response
    }

    /// The user for the navigation of an error page; must not fail.
    private func member(of visit: Visit) async -> User? {
        do {
            return try await visit.member()?.user
        } catch {
            app.logger.warning("An error page found no session.", metadata: ["error": "\(error)"])
            return nil
        }
    }
}

extension Request {
    /// The address of a program for those who write "programme"; nil for all others.
    var programTarget: String? {
        for (folder, programs) in [("/programmes", "/programs"), ("/api/v1/programmes", "/api/v1/programs")] {
            guard target.raw.hasPrefix(folder) else { continue }
            let rest = target.raw.dropFirst(folder.count)
            if rest.isEmpty || rest.hasPrefix("/") || rest.hasPrefix("?") { return programs + rest }
        }
        return nil
    }
}
