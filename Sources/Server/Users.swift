import ArgumentParser
import Foundation
import Operations

struct Users: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "user", abstract: "Manages accounts. WorkHome may be running.",
        subcommands: [
            List.self, Create.self, MakeAdmin.self, ResetPassword.self, Disable.self, Enable.self, Delete.self,
        ])

    /// The account that a command applies to.
    struct Account: ParsableArguments {
        @Argument(help: "The email of the account.")
        var email: String

        @OptionGroup var data: DataOptions

        var users: HouseholdUsers { HouseholdUsers(data.folders) }
    }

    struct List: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "list", abstract: "Lists email, name, role and state of every account, separated by tabs.")

        @OptionGroup var data: DataOptions

        func run() async throws {
            for line in try await HouseholdUsers(data.folders).list() { print(line) }
        }
    }

    struct Create: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "create", abstract: "Creates an account. The password is the first line of standard input.")

        @OptionGroup var account: Account

        @Option(help: "First name.")
        var firstName: String

        @Option(help: "Last name.")
        var lastName: String

        @Flag(help: "Makes the account an admin.")
        var admin = false

        func run() async throws {
            let newcomer = HouseholdUsers.NewAccount(
                email: account.email, firstName: firstName, lastName: lastName, isAdmin: admin)
            try await account.users.create(newcomer, password: try Password.read())
            print("Created the account \(account.email).")
        }
    }

    struct MakeAdmin: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "make-admin", abstract: "Makes an account an admin.")

        @OptionGroup var account: Account

        func run() async throws {
            try await account.users.makeAdmin(account.email)
            print("\(account.email) is an admin.")
        }
    }

    struct ResetPassword: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "reset-password",
            abstract: "Prints the path of a one-time link to set a new password. It works for a day.",
            discussion: "The person is signed out everywhere when the password changes.")

        @OptionGroup var account: Account

        @Flag(help: "Sets the password to the first line of standard input instead.")
        var stdin = false

        @Flag(help: "Also revokes their API keys. (The link asks for this itself.)")
        var endApiKeys = false

        func validate() throws {
            if endApiKeys, !stdin { throw ValidationError("--end-api-keys needs --stdin.") }
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
            commandName: "disable", abstract: "Signs the person out everywhere and blocks the account. The data stay.")

        @OptionGroup var account: Account

        func run() async throws {
            try await account.users.disable(account.email)
            print("\(account.email) is disabled.")
        }
    }

    struct Enable: AsyncParsableCommand {
        static let configuration = CommandConfiguration(commandName: "enable", abstract: "Unblocks a disabled account.")

        @OptionGroup var account: Account

        func run() async throws {
            try await account.users.enable(account.email)
            print("\(account.email) is enabled.")
        }
    }

    struct Delete: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "delete", abstract: "Permanently deletes an account and all its data.")

        @OptionGroup var account: Account

        @Flag(help: "Confirms the deletion.")
        var force = false

        func validate() throws {
            guard force else { throw ValidationError("Deleting is permanent. Add --force to confirm.") }
        }

        func run() async throws {
            try await account.users.delete(account.email)
            print("Deleted the account \(account.email).")
        }
    }

    /// Reads a password from standard input: options are visible to everyone on the machine.
    private enum Password {
        static func read() throws -> String {
            // A terminal must not echo it.
            let line = isatty(STDIN_FILENO) == 1 ? getpass("Password: ").map { String(cString: $0) } : readLine()
            guard let line, !line.isEmpty else {
                throw ValidationError("The password must be the first line of standard input.")
            }
            return line
        }
    }
}
