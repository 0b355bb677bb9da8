import Foundation
import Support
import Testing

@testable import Models

@Suite struct ArchiveCommandTests {
    @Test func anArchiveCanBeImportedElsewhere() async throws {
        let household = try await Household()
        let archive = "\(household.app.folders.root)/alex.zip"
        let export = try await CommandRun.workhome(
            "export", "--data", household.app.folders.root, "--user", Cast.alex.email, "--to", archive)
        #expect(export.status == 0 && export.errors.isEmpty)
        #expect(export.output.hasPrefix("Exported ") && export.output.hasSuffix(" photos to \(archive).\n"))
        let again = try await CommandRun.workhome(
            "export", "--data", household.app.folders.root, "--user", Cast.alex.email, "--to", archive)
        #expect(again.status != 0 && again.errorLines == ["Error: Cannot write \(archive): File exists."])

        let other = try await TestApp(clock: household.app.clock)
        let alex = try await other.member(Cast.alex, heightCentimeters: nil, weightKilograms: nil)
        let arguments = ["import-archive", "--data", other.folders.root, "--user", Cast.alex.email]
        let look = try await CommandRun.workhome(arguments + ["--dry-run", archive])
        #expect(look.status == 0 && look.output.hasPrefix("New: profile 1, exercises 2, "))
        #expect(try await other.count("strength_sets") == 0)
        let brought = try await CommandRun.workhome(arguments + [archive])
        #expect(brought.status == 0 && brought.output.hasPrefix("Added: profile 1, exercises 2, "))
        #expect(try await alex.get("/journal/2026-11-20").text.contains("A secret of Alex"))
        let repeated = try await CommandRun.workhome(arguments + [archive])
        #expect(repeated.output.hasPrefix("Added: nothing\nAlready known: profile 1, "))
    }

    @Test func anUnknownAccountIsAOneLineError() async throws {
        let app = try await TestApp()
        let export = try await CommandRun.workhome(
            "export", "--data", app.folders.root, "--user", "nobody@example.com", "--to", "\(app.folders.root)/x.zip")
        #expect(export.status != 0 && export.errorLines == ["Error: There is no account for nobody@example.com."])
        #expect(!FileManager.default.fileExists(atPath: "\(app.folders.root)/x.zip"))
    }
}
