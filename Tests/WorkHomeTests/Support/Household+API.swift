import HTTPTypes
import Support

@testable import HTTP
@testable import Web

extension Household {
    /// Adds an API sign-in and a key of Alex's, and a form with an idempotency key.
    static func addPrograms(_ app: TestApp, _ alex: Browser) async throws {
        _ = try await alex.send(
            .post, "/settings/appearance", headers: [.secFetchSite: "same-origin", .idempotencyKey: "Alex's"],
            body: .urlEncoded([FormValue("appearance", "system")]))
        let program = Program(app)
        _ = try await program.signIn(Cast.alex)
        try await alex.post(
            "/settings/api-keys",
            [
                FormValue("name", "A secret of Alex"), FormValue("areas", "training"), FormValue("access", "write"),
                FormValue("lifetime", "year"),
            ])
    }
}
