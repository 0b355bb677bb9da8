import ArgumentParser
import Foundation
import WorkHome

struct Users: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "user", abstract: "Looks after the accounts, while WorkHome runs or not: for the locked-out.",
        subcommands: [
            List.self, Create.self, MakeAdmin.self, ResetPassword.self, Disable.self, Enable.self, Delete.self,
        ])

    /// Whose account it is about.
    struct Account: ParsableArguments {
        @Argument(help: "The address that they sign in with.")
        var email: String

        @OptionGroup var data: DataOptions

        var users: HouseholdUsers { HouseholdUsers(data.folders) }
    }

    struct List: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Address, name, role and state of everybody, with tabs between them.")

        @OptionGroup var data: DataOptions

        func run() async throws {
            for line in try await HouseholdUsers(data.folders).list() { print(line) }
        }
    }

    struct Create: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Makes an account. The password is the first line of standard input.")

        @OptionGroup var account: Account

        @Option(help: "Their first name.")
        var firstName: String

        @Option(help: "Their last name.")
        var lastName: String

        @Flag(help: "Makes them an admin.")
        var admin = false

        func run() async throws {
            let newcomer = HouseholdUsers.Newcomer(
                email: account.email, firstName: firstName, lastName: lastName, isAdmin: admin)
            try await account.users.create(newcomer, password: try Password.read())
            print("Created the account of \(account.email).")
        }
    }

    struct MakeAdmin: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Makes somebody an admin.")

        @OptionGroup var account: Account

        func run() async throws {
            try await account.users.makeAdmin(account.email)
            print("\(account.email) is an admin.")
        }
    }

    struct ResetPassword: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Prints the path of a link by which they set a new password, once within a day.",
            discussion: "Every session of theirs ends when the password changes.")

        @OptionGroup var account: Account

        @Flag(help: "Sets the password to the first line of standard input instead.")
        var stdin = false

        @Flag(help: "Ends their API keys, too; who sets a password by the link is asked for it there.")
        var endApiKeys = false

        func validate() throws {
            if endApiKeys, !stdin { throw ValidationError("--end-api-keys goes with --stdin.") }
        }

        func run() async throws {
            guard stdin else {
                print(try await account.users.resetLink(account.email))
                return
            }
            try await account.users.setPassword(account.email, try Password.read(), endsKeys: endApiKeys)
            print("The password of \(account.email) is set.")
        }
    }

    struct Disable: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Signs somebody out everywhere and lets them in no more. Their data stay.")

        @OptionGroup var account: Account

        func run() async throws {
            try await account.users.disable(account.email)
            print("\(account.email) is disabled.")
        }
    }

    struct Enable: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Lets somebody in again.")

        @OptionGroup var account: Account

        func run() async throws {
            try await account.users.enable(account.email)
            print("\(account.email) is enabled.")
        }
    }

    struct Delete: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Permanently deletes an account with everything in it.")

        @OptionGroup var account: Account

        @Flag(help: "Says that you mean it.")
        var force = false

        func validate() throws {
            guard force else { throw ValidationError("Deleting is permanent. Use --force to do it.") }
        }

        func run() async throws {
            try await account.users.delete(account.email)
            print("Deleted the account of \(account.email).")
        }
    }

    /// A password comes by standard input: options can be seen by everybody on the machine.
    private enum Password {
        static func read() throws -> String {
            // A terminal must not show it.
            let line = isatty(STDIN_FILENO) == 1 ? getpass("Password: ").map { String(cString: $0) } : readLine()
            guard let line, !line.isEmpty else {
                throw ValidationError("The password must be the first line of standard input.")
            }
            return line
        }
    }
}
