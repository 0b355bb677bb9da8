import Crypto
import Fitness
import Forms
import Foundation
import GRDB
import Images
import Models
import Storage
import Transfer

/// Manages accounts from the command line, for people who are locked out. The server may be running.
public struct HouseholdUsers: Sendable {
    public struct Line: Sendable, CustomStringConvertible {
        public let description: String
    }

    /// The account that `create` makes.
    public struct NewAccount: Sendable {
        public var email: String
        public var firstName: String
        public var lastName: String
        public var isAdmin: Bool

        public init(email: String, firstName: String, lastName: String, isAdmin: Bool) {
            self.email = email
            self.firstName = firstName
            self.lastName = lastName
            self.isAdmin = isAdmin
        }
    }

    private let folders: DataFolders
    private let passwords = PasswordHasher()

    public init(_ folders: DataFolders) { self.folders = folders }

    /// All accounts, one tab-separated line each.
    public func list() async throws -> [Line] {
        try await withDatabase { database in
            try await database.read { database in
                try User.all(database, "SELECT \(User.columns) FROM users WHERE \(User.isKept) ORDER BY id")
                    .map { user in
                        let state = user.isDisabled ? "disabled" : "enabled"
                        let role = user.isGuest ? "guest" : user.role.rawValue
                        return Line(
                            description: [user.email ?? "-", user.fullName, role, state].joined(separator: "\t"))
                    }
            }
        }
    }

    public func create(_ newcomer: NewAccount, password: String) async throws {
        var form = NewAccountForm(newcomer, password: password)
        guard let account = form.validate() else { throw HouseholdUserError(description: form.message) }
        let hash = try await passwords.hash(account.password)
        let user = NewUser(
            firstName: account.firstName, lastName: account.lastName,
            credentials: NewUser.Credentials(email: account.email, passwordHash: hash), birthDay: nil,
            heightCentimeters: nil, weightKilograms: nil, fitnessGoal: .stayFit, timeZone: .current)
        try await withDatabase { database in
            try await database.write { database in
                guard try User.find(database, email: account.email) == nil else {
                    throw HouseholdUserError(description: "There is already an account for \(account.email).")
                }
                let now = Date()
                let id = try user.insert(database, admission: .local, now: now)
                guard let made = try User.find(database, id: id) else { return }
                try AdminEvent.add(database, .created, of: made, by: .commandLine, now: now)
                if newcomer.isAdmin { try made.setRole(database, .admin, by: .commandLine, now: now) }
            }
        }
    }

    public func makeAdmin(_ email: String) async throws {
        try await change(email) { try $1.setRole($0, .admin, by: .commandLine, now: Date()) }
    }

    public func disable(_ email: String) async throws {
        try await change(email) { try $1.disable($0, by: .commandLine, now: Date()) }
    }

    public func enable(_ email: String) async throws {
        try await change(email) { try $1.enable($0, by: .commandLine, now: Date()) }
    }

    /// - Returns: the path of a one-time link for setting a new password.
    public func resetLink(_ email: String) async throws -> String {
        let token = try Token()
        try await change(email) {
            try PasswordReset.add($0, for: $1, token: token, by: .commandLine, now: Date())
        }
        return Paths.passwordReset(by: token)
    }

    /// - Parameter endsKeys: whether their API keys are revoked, too.
    public func setPassword(_ email: String, _ password: String, endsKeys: Bool) async throws {
        if let fault = AccountRules.fault(ofPassword: password) { throw HouseholdUserError(description: "\(fault).") }
        let hash = try await passwords.hash(password)
        try await change(email) {
            try $1.setPassword($0, hash: hash, endsKeys: endsKeys)
            try AdminEvent.add($0, .passwordSet, of: $1, by: .commandLine, now: Date())
        }
    }

    public func delete(_ email: String) async throws {
        let (user, deleted) = try await change(email) { database, user in
            (user, try user.deleteByAdmin(database, by: .commandLine, now: Date()))
        }
        let imports = ImportFolder(directory: folders.imports)
        for file in deleted.importFiles { imports.remove(file) }
        let photos = try await withDatabase { database in
            var removal = AccountRemoval(user)
            try SlicedChange(database, pace: .resting).run(step: { try removal.step($0) })
            return removal.photos
        }
        let images = try ImageStore(directory: folders.images)
        for photo in photos { try await images.delete(photo) }
    }

    private func change<Value: Sendable>(
        _ email: String, _ body: @escaping @Sendable (Database, User) throws -> Value
    ) async throws -> Value {
        try await withDatabase { database in
            try await database.write { database in
                guard let user = try User.find(database, email: email) else {
                    throw HouseholdUserError(description: "There is no account for \(email).")
                }
                do {
                    return try body(database, user)
                } catch let faults as Faults {
                    throw HouseholdUserError(description: faults.text)
                }
            }
        }
    }

    private func withDatabase<Value>(_ body: (AppDatabase) async throws -> Value) async throws -> Value {
        try folders.requireDatabase()
        let database = try folders.openDatabase()
        do {
            let value = try await body(database)
            try database.close()
            return value
        } catch {
            // The first error counts; a log that was not checkpointed is read at the next opening.
            _ = try? database.close()
            throw error
        }
    }
}

/// Applies the registration form's rules to a new account.
private struct NewAccountForm {
    private var form = GuestAccountForm()

    init(_ newcomer: HouseholdUsers.NewAccount, password: String) {
        form.email.value = newcomer.email
        form.firstName.value = newcomer.firstName
        form.lastName.value = newcomer.lastName
        form.password.value = password
    }

    mutating func validate() -> GuestAccount? { form.validate() }

    /// The errors, in one line.
    var message: String { form.fields.compactMap(\.error).map { "\($0)." }.joined(separator: " ") }
}

public struct HouseholdUserError: Error, CustomStringConvertible {
    public let description: String
}
