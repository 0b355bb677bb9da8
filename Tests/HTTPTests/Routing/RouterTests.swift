import Foundation
import HTTPTypes
import Testing

@testable import HTTP

@Suite struct RouterTests {
    private let router: Router = {
        var router = Router()
        router.on(.get, "/") { (_: Request) in .text("root") }
        router.on(.get, "/trainers") { (_: Request) in .text("list") }
        router.on(.post, "/trainers") { (_: Request) in .text("create") }
        router.on(.get, "/trainers/new") { (_: Request) in .text("new") }
        router.on(.get, "/trainers/:id") { (_: Request, id: Int) in .text("show \(id)") }
        router.on(.delete, "/trainers/:id") { (_: Request, id: Int) in .text("delete \(id)") }
        router.on(.get, "/trainers/:id/edit") { (_: Request, id: String) in .text("edit \(id)") }
        router.on(.get, "/journal/:day/photos/:photo") { (_: Request, day: String, photo: UUID) in
            .text("\(day) \(photo)")
        }
        router.on(.post, "/only/:name") { (_: Request, name: String) in .text(name) }
        return router
    }()

    @Test(arguments: [
        ("/", "root"), ("/trainers", "list"), ("/trainers?page=2", "list"), ("/trainers/new", "new"),
        ("/trainers/7", "show 7"), ("/trainers/-7", "show -7"), ("/%74rainers", "list"),
        ("/trainers/new/edit", "edit new"), ("/trainers/a%2Fb%20c/edit", "edit a/b c"),
        (
            "/journal/2026-11-21/photos/0b9e3ad8-7c52-4b0b-9a63-6b5a3a9f7d10",
            "2026-11-21 0B9E3AD8-7C52-4B0B-9A63-6B5A3A9F7D10"
        ),
    ])
    func aPathFindsItsHandler(target: String, answer: String) async throws {
        #expect(try await router.respond(to: .sample(.get, target)).text == answer)
    }

    @Test(arguments: [
        "/trainer", "/trainers/x", "/trainers/+7", "/trainers/07", "/trainers/99999999999999999999", "/trainers/7/8",
        "/journal/2026-11-21/photos/1", "/journal//photos/0b9e3ad8-7c52-4b0b-9a63-6b5a3a9f7d10", "/trainers//edit",
        "//", "//trainers", "/trainers//", "/TRAINERS", "/:id",
    ])
    func anUnknownPathIsNotFound(target: String) async throws {
        let error = try await httpError { _ = try await router.respond(to: .sample(.get, target)) }
        #expect(error?.status == .notFound)
    }

    @Test func aParameterMayBeNamedLikeAnyText() async throws {
        #expect(try await router.respond(to: .sample(.post, "/only/:name")).text == ":name")
    }

    @Test func headIsAnsweredByGet() async throws {
        #expect(try await router.respond(to: .sample(.head, "/trainers/7")).text == "show 7")
    }

    @Test(arguments: [
        (HTTPRequest.Method.put, "/trainers", "GET, HEAD, OPTIONS, POST"),
        (.post, "/trainers/7", "DELETE, GET, HEAD, OPTIONS"), (.get, "/only/x", "OPTIONS, POST"),
        (.head, "/only/x", "OPTIONS, POST"), (.delete, "/trainers/new", "GET, HEAD, OPTIONS"),
    ])
    func aKnownPathTellsItsMethods(method: HTTPRequest.Method, target: String, allow: String) async throws {
        let error = try await httpError { _ = try await router.respond(to: .sample(method, target)) }
        #expect(error?.status == .methodNotAllowed)
        #expect(error?.headers[.allow] == allow)
        let options = try await router.respond(to: .sample(.options, target))
        #expect(options.status == .noContent)
        #expect(options.headers[.allow] == allow)
    }

    @Test func optionsOfAnUnknownPathIsNotFound() async throws {
        let error = try await httpError { _ = try await router.respond(to: .sample(.options, "/trainers/x")) }
        #expect(error?.status == .notFound)
    }

    @Test func aLiteralGoesBeforeAParameter() async throws {
        for literalFirst in [true, false] {
            var router = Router()
            if literalFirst { router.on(.get, "/goals/new") { (_: Request) in .text("literal") } }
            router.on(.get, "/goals/:id") { (_: Request, id: String) in .text(id) }
            if !literalFirst { router.on(.get, "/goals/new") { (_: Request) in .text("literal") } }
            #expect(try await router.respond(to: .sample(.get, "/goals/new")).text == "literal")
            #expect(try await router.respond(to: .sample(.get, "/goals/old")).text == "old")
        }
    }

    @Test func aMethodOfItsOwnGoesBeforeTheSharedOne() async throws {
        var router = router
        router.on(.head, "/trainers") { (_: Request) in .text("head") }
        router.on(.options, "/trainers") { (_: Request) in .text("options") }
        #expect(try await router.respond(to: .sample(.head, "/trainers")).text == "head")
        #expect(try await router.respond(to: .sample(.options, "/trainers")).text == "options")
    }

    @Test(arguments: [
        ("/trainers/", "/trainers"), ("/trainers/?page=2&q=a/b", "/trainers?page=2&q=a/b"),
        ("/trainers/a%2Fb%20c/edit/", "/trainers/a%2Fb%20c/edit"), ("/x/../trainers/.", "/trainers"),
    ])
    func aTrailingSlashRedirects(target: String, location: String) async throws {
        for method in [HTTPRequest.Method.get, .head] {
            let response = try await router.respond(to: .sample(method, target))
            #expect(response.status == .permanentRedirect)
            #expect(response.headers[.location] == location)
        }
    }

    @Test func onlyReadsOfKnownPathsRedirect() async throws {
        var router = router
        router.on(.get, "/:any") { (_: Request, any: String) in .text(any) }
        for (method, target) in [
            (HTTPRequest.Method.post, "/trainers/"), (.get, "//evil.example/"), (.get, "/only/x/"),
        ] {
            let error = try await httpError { _ = try await router.respond(to: .sample(method, target)) }
            #expect(error?.status == .notFound, "\(method) \(target)")
        }
    }

    @Test func theWholeTableCanBeWalked() {
        #expect(
            router.routes.map { "\($0.method) \($0.pattern)" }.prefix(3) == [
                "GET /", "GET /trainers", "POST /trainers",
            ])
        #expect(router.routes.count == 9)
    }

    @Test(arguments: [
        ("trainers", RouteError.noLeadingSlash("trainers")), ("/a//b", .emptySegment("/a//b")),
        ("/a/", .emptySegment("/a/")), ("/a/:", .emptySegment("/a/:")), ("/a/..", .emptySegment("/a/..")),
        ("/:id/:id", .repeatedParameter("/:id/:id")),
    ])
    func aWrongPatternIsRefused(pattern: String, mistake: RouteError) {
        #expect(throws: mistake) { try RoutePattern(pattern) }
    }

    @Test func aHandlerTakesWhatThePatternNames() {
        #expect(throws: RouteError.parameterCount(pattern: "/a/:id", named: 1, taken: 0)) {
            try Route(.get, RoutePattern("/a/:id")) { (_: Request) in .text("") }
        }
        #expect(throws: RouteError.parameterCount(pattern: "/a/:id", named: 1, taken: 2)) {
            try Route(.get, RoutePattern("/a/:id")) { (_: Request, _: Int, _: Int) in .text("") }
        }
    }

    @Test func aRouteIsThereOnce() throws {
        var router = router
        let route = try Route(.get, RoutePattern("/trainers/:trainer")) { (_: Request, _: UUID) in .text("") }
        #expect(
            throws: RouteError.duplicate(method: .get, pattern: "/trainers/:trainer", existing: "/trainers/:id")
        ) { try router.add(route) }
    }

    @Test func aMistakeInTheTableStopsTheProgram() async {
        await #expect(processExitsWith: .failure) {
            var router = Router()
            router.on(.get, "/a") { (_: Request, _: Int) in .text("") }
        }
    }

    @Test func manyAmbiguousSegmentsStayCheap() async throws {
        var router = Router()
        let handler: @Sendable (Request) async throws -> Response = { _ in .text("") }
        let literals = String(repeating: "/a", count: 24)
        router.on(.get, literals + "/end", handler)
        router.on(.get, "/:x" + literals) { (_: Request, _: String) in .text("") }
        let duration = try await ContinuousClock().measure {
            for _ in 0..<1_000 {
                let request = try Request.sample(.get, literals + "/b")
                let error = try await httpError { _ = try await router.respond(to: request) }
                #expect(error?.status == .notFound)
            }
        }
        #expect(duration < .seconds(10))
    }
}
