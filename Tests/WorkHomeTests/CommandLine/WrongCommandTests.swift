import Support
import Testing

@testable import Models

/// What is typed wrong is answered with one line that says what to type.
@Suite struct WrongCommandTests {
    @Test(arguments: [
        ("sreve", "Unknown command “sreve”. Did you mean serve?"),
        ("bakup", "Unknown command “bakup”. Did you mean backup?"),
        ("restor", "Unknown command “restor”. Did you mean restore?"),
        ("chekc", "Unknown command “chekc”. Did you mean check?"),
        ("users list", "Unknown command “users”. Did you mean user?"),
        ("recompte", "Unknown command “recompte”. Did you mean recompute?"),
        ("Demo", "Unknown command “Demo”. Did you mean demo?"),
        ("food import x", "Unknown command “food”. Did you mean foods?"),
        ("exprot", "Unknown command “exprot”. Did you mean export?"),
        ("import-archiv", "Unknown command “import-archiv”. Did you mean import-archive?"),
        ("imprt", "Unknown command “imprt”. Did you mean import?"),
        ("user lst", "Unknown command “lst”. Did you mean list?"),
        ("user reset a@b.c", "Unknown command “reset”. Did you mean reset-password?"),
        ("user make a@b.c", "Unknown command “make”. Did you mean make-admin?"),
        (
            "user promote a@b.c",
            "Unknown command “promote”. Use one of list, create, make-admin, reset-password, disable, enable, delete."
        ),
        ("foods imprt x", "Unknown command “imprt”. Did you mean import?"),
        ("user disble a@b.c", "Unknown command “disble”. Did you mean disable?"),
        ("foods add", "Unknown command “add”. Use one of import."),
        ("--date x", "Unknown option '--date'. See “workhome --help”."),
        ("serve now", "Unexpected argument 'now'. See “workhome serve --help”."),
        ("serve --prot 1", "Unknown option '--prot'. Did you mean '--port'?"),
        ("serve -p 1", "Unknown option '-p'. See “workhome serve --help”."),
        (
            "serve --data",
            "Missing value for '--data <data>'. See “workhome serve --help”."
        ),
        ("serve --port 65536", "The port must be a number from 0 to 65535, not \"65536\"."),
        (
            "serve --log-level loud",
            "There is no log level \"loud\". Use one of trace, debug, info, notice, warning, error, critical."
        ),
        ("serve --backups /etc/passwd", "Cannot use the backup folder /etc/passwd: it is a file, not a folder."),
        ("import x", "Missing expected argument '--user <user>'. See “workhome import --help”."),
        (
            "import --user a@b.c --unit st x",
            "The value 'st' is invalid for '--unit <unit>'. Please provide one of 'kg' and 'lb'."
        ),
        ("user reset-password", "Missing expected argument '<email>'. See “workhome user reset-password --help”."),
        ("user delete a@b.c", "Deleting is permanent. Add --force to confirm."),
        ("demo --days many", "The value 'many' is invalid for '--days <days>'. See “workhome demo --help”."),
        ("demo --people 0", "The people must be a number from 1 to 10000."),
    ])
    func aWrongLineSaysWhatToType(line: String, answer: String) async throws {
        let run = try await workhome(line)
        #expect(run.status == 64)
        #expect(run.errors == "Error: \(answer)\n")
        #expect(run.output.isEmpty)
    }

    @Test(arguments: [
        ("check", "Cannot use the data folder /etc/passwd: it is a file, not a folder."),
        ("recompute", "Cannot use the data folder /etc/passwd: it is a file, not a folder."),
        ("user list", "Cannot use the data folder /etc/passwd: it is a file, not a folder."),
        ("backup --to copy", "Cannot use the data folder /etc/passwd: it is a file, not a folder."),
        ("export --user a@b.c --to x.zip", "Cannot use the data folder /etc/passwd: it is a file, not a folder."),
        ("demo", "Cannot use the data folder /etc/passwd: it is a file, not a folder."),
        ("import --user a@b.c /etc", "/etc is not a file. Give a file in it, or a zip of all that an app exported."),
        ("import-archive --user a@b.c /nowhere.zip", "Cannot read /nowhere.zip: No such file or directory."),
        (
            "import-archive --user a@b.c /etc/passwd",
            "/etc/passwd is no archive of WorkHome. Use workhome import for other files."
        ),
    ])
    func aFileIsNoFolder(line: String, answer: String) async throws {
        let run = try await workhome("\(line) --data /etc/passwd")
        #expect(run.status == 1)
        #expect(run.errors == "Error: \(answer)\n")
    }

    @Test func aFolderThatCannotBeMadeIsNamed() async throws {
        let app = try await TestApp()
        let run = try await workhome("backup --to /proc/copy --data \(app.folders.root)")
        #expect(run.status == 1)
        #expect(
            run.errors == """
                Error: Cannot read or write /proc/copy.partial. Check that its folder exists and that you may write there.

                """)
    }

    @Test func helpIsNoMistake() async throws {
        let help = try await workhome("serve --help")
        #expect(help.status == 0 && help.errors.isEmpty && help.output.contains("USAGE: workhome serve"))
        let version = try await workhome("--version")
        #expect(version.status == 0 && version.errors.isEmpty)
    }

    private func workhome(_ line: String) async throws -> CommandRun {
        try await CommandRun.workhome(line.split(separator: " ").map(String.init))
    }
}
