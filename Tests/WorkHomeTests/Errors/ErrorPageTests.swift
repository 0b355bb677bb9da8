import HTTPTypes
import Images
import Support
import Testing

@testable import HTTP
@testable import Web
@testable import WorkHome

@Suite struct ErrorPageTests {
    private let plain: HTTPFields = [.secFetchSite: "same-origin"]

    @Test func aStrangerIsLedToTheLogin() async throws {
        let page = try await Browser(try await TestApp()).get("/nowhere")
        #expect(page.status == 404)
        #expect(page.main.words.contains("404 Page not found There is nothing at this address."))
        #expect(page.main.contains("<a class=\"button\" href=\"/login\">Sign in</a>"))
    }

    @Test func aMemberKeepsTheNavigation() async throws {
        let page = try await TestApp().member().get("/nowhere")
        #expect(page.status == 404)
        #expect(page.main.contains("<a class=\"button\" href=\"/\">Go to Home</a>"))
        #expect(page.text.contains("Tab 5 of 5"))
    }

    @Test func anotherMethodIsToldWhatWorks() async throws {
        let answer = try await Browser(try await TestApp()).send(.delete, "/login", headers: plain)
        #expect(answer.status == 405)
        #expect(answer.headers[.allow] == "GET, HEAD, OPTIONS, POST")
        #expect(answer.main.words.contains("This does not work here"))
    }

    @Test func aFormOfAnotherKindIsNotRead() async throws {
        let body = FormBody(contentType: "application/json", bytes: Array("{}".utf8))
        let answer = try await Browser(try await TestApp()).send(.post, "/login", headers: plain, body: body)
        #expect(answer.status == 415)
        #expect(answer.main.words.contains("This form can’t be read"))
    }

    /// As behind a proxy that drops the port from `Host`.
    @Test func aFormFromAnotherAddressNamesBoth() async throws {
        let app = try await TestApp()
        let answer = try await Browser(app).send(
            .post, "/guest", headers: [.origin: "http://home.local:8081"], body: .urlEncoded([]))
        #expect(answer.status == 403)
        #expect(
            answer.main.words.contains(
                "This form was sent from http://home.local:8081, but it arrived here as if for http://home.local."))
        #expect(
            app.log.lines.contains(
                "warning A form of another address was refused. arrived_at=http://home.local "
                    + "sent_from=http://home.local:8081"))
        let stranger = try await Browser(app).send(.post, "/guest", headers: [:], body: .urlEncoded([]))
        #expect(stranger.status == 403)
        #expect(stranger.main.words.contains("the request came from another site."))
    }

    @Test func anEndlessFormIsTooLarge() async throws {
        let body = FormBody.urlEncoded([FormValue("email", String(repeating: "a", count: 1 << 20))])
        let answer = try await Browser(try await TestApp()).send(.post, "/login", headers: plain, body: body)
        #expect(answer.status == 413)
        #expect(answer.main.words.contains("This is too large"))
    }

    @Test func aBrokenFormIsMalformed() async throws {
        let body = FormBody(
            contentType: "application/x-www-form-urlencoded", bytes: Array("email=%ZZ".utf8))
        #expect(try await Browser(try await TestApp()).send(.post, "/login", headers: plain, body: body).status == 400)
    }

    @Test func aTrailingSlashLeadsToThePage() async throws {
        let answer = try await TestApp().member().get("/progress/?range=all")
        #expect(answer.status == 308)
        #expect(answer.location == "/progress?range=all")
    }

    @Test func headIsAnsweredLikeGet() async throws {
        let answer = try await TestApp().member().send(.head, "/progress")
        #expect(answer.status == 200)
    }

    @Test func everyRefusedPictureHasItsOwnSentence() {
        let messages = ImageError.allCases.map(\.message)
        #expect(Set(messages).count == messages.count)
        #expect(messages.allSatisfy { $0.hasSuffix(".") })
    }

    @Test func healthIsOneWord() async throws {
        let answer = try await Browser(try await TestApp()).get("/healthz")
        #expect(answer.text == "ok")
        #expect(answer.headers[.cacheControl] == "no-store")
    }
}
