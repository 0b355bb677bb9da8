import Support
import Testing

@testable import HTTP
@testable import Web
@testable import WorkHome

@Suite struct LinkTests {
    /// The addresses of a page: links, files and form actions. A link that is only a query leads to the same page.
    private func addresses(_ page: Answer, of path: String) -> (get: Set<String>, post: Set<String>) {
        let links = page.text.allBetween(" href=\"", "\"") + page.text.allBetween(" src=\"", "\"")
        let local = links.map { $0.unescaped.components(separatedBy: "#")[0] }
            .map { $0.hasPrefix("?") ? path + $0 : $0 }.filter { $0.hasPrefix("/") }
        return (Set(local), Set(page.text.allBetween("method=\"post\" action=\"", "\"").map(\.unescaped)))
    }

    @Test func everyLinkAndEveryFormLeadsSomewhere() async throws {
        let household = try await Household()
        let guest = Browser(household.app)
        try await guest.post("/guest")
        let router = RouteTable.workHome(household.app.app).router
        for browser in [household.alex, guest, Browser(household.app)] {
            var links: Set<String> = []
            var forms: Set<String> = []
            for route in router.routes where route.method == .get {
                let path = household.path(route.pattern)
                let found = addresses(try await browser.get(path), of: path)
                links.formUnion(found.get)
                forms.formUnion(found.post)
            }
            #expect(links.contains("/login") || links.contains("/progress"))
            for link in links {
                let answer = try await browser.get(link)
                #expect(answer.status == 200 || answer.status == 303, "\(link)")
            }
            for form in forms {
                let target = try RequestTarget(form)
                let known = router.routes.contains { $0.method == .post && matches($0.pattern, target.path) }
                #expect(known, "\(form)")
            }
        }
    }

    private func matches(_ pattern: String, _ path: [String]) -> Bool {
        let parts = pattern.split(separator: "/").map(String.init)
        return parts.count == path.count && zip(parts, path).allSatisfy { $0.hasPrefix(":") || $0 == $1 }
    }

    @Test func everyIconIsThere() async throws {
        let household = try await Household()
        let icons = try await household.alex.get(household.app.app.resources.assetPaths.icons)
        let known = Set(icons.text.allBetween(" id=\"", "\""))
        #expect(known.count > 20)
        for route in RouteTable.workHome(household.app.app).router.routes where route.method == .get {
            let page = try await household.alex.get(household.path(route.pattern))
            let used = Set(page.text.allBetween("icons.svg#", "\""))
            #expect(used.subtracting(known) == [], "\(route.pattern)")
        }
    }

    @Test func noElementHasTheIdOfAnother() async throws {
        let household = try await Household()
        let guest = Browser(household.app)
        try await guest.post("/guest")
        for browser in [household.alex, guest] {
            // A workout's phases are parts of several pages in one response, of which a page shows one.
            for route in RouteTable.workHome(household.app.app).router.routes
            where route.method == .get && !"\(route.pattern)".hasSuffix("/phases") {
                let ids = try await browser.get(household.path(route.pattern)).text.allBetween(" id=\"", "\"")
                #expect(ids.count == Set(ids).count, "\(route.pattern)")
            }
        }
    }

    @Test func noPageNeedsWhatThePolicyRefuses() async throws {
        let household = try await Household()
        for route in RouteTable.workHome(household.app.app).router.routes where route.method == .get {
            let page = try await household.alex.get(household.path(route.pattern))
            for refused in [" style=\"", "<style", "<script>", " onclick=", "javascript:", "http://", "https://"] {
                // Links to the apps for messaging trainers are external, but load nothing.
                let text = page.text.replacing("http://www.w3.org/2000/svg", with: "")
                    .replacing("\"https://wa.me/", with: "").replacing("\"https://t.me/", with: "")
                    // The address of the server for the phone.
                    .replacing("value=\"http://home.local/api/", with: "")
                #expect(
                    !text.contains(refused) || page.headers[.contentType] != "text/html; charset=utf-8",
                    "\(route.pattern) \(refused)")
            }
        }
    }
}
