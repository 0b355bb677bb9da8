import HTTPTypes
import Support
import Testing
import Texts

@testable import Fitness
@testable import Models
@testable import Web

/// An admin's decisions apply to programs as well as to browsers.
@Suite struct AdministeredAPITests {
    @Test func closedRegistrationTakesNoProgramEither() async throws {
        let stage = try await AdminFixture()
        try await stage.allow(registrations: false, guests: false)
        let answer = try await Program(stage.app).send(
            .post, "/api/v1/auth/register",
            [
                "email": "robin@example.com", "password": "a long password", "first_name": "Robin",
                "last_name": "Field", "date_of_birth": "1990-05-17",
            ])
        #expect(answer.status == 403)
        #expect(answer.headers[.contentType] == "application/problem+json")
        #expect(answer.detail == AdminTexts.invitationRequired)
        #expect(try await stage.app.count("users") == 2)
    }

    @Test func disablingAnAccountSignsOutItsPrograms() async throws {
        let stage = try await AdminFixture()
        let programs = [
            try await Program.signedIn(stage.app, as: Cast.sam),
            try await Program.withKey(stage.app, of: stage.sam, areas: [.profile], access: "read"),
        ]
        for program in programs { #expect(try await program.get("/api/v1/users/me").status == 200) }
        try await stage.alex.post("\(AdminFixture.sams)/disable")
        for program in programs { #expect(try await program.get("/api/v1/users/me").status == 401) }
        let answer = try await Program(stage.app).signIn(Cast.sam)
        #expect(answer.status == 403)
        #expect(answer.detail == AdminTexts.accountDisabled)
    }

    @Test func aNewPasswordSignsTheProgramsOut() async throws {
        let stage = try await AdminFixture()
        let program = try await Program.signedIn(stage.app, as: Cast.sam)
        let token = try await stage.resetLink().components(separatedBy: "=")[1]
        try await Browser(stage.app).post("/reset-password", ["token": token, "password": "a new secret"])
        #expect(try await program.get("/api/v1/users/me").status == 401)
    }
}
