import Crypto
import Fitness
import Forms
import Foundation
import HTTP
import HTTPTypes
import Models
import Texts
import Web

/// Registration, sign-in and sign-out for programs: a registration returns tokens that work at once.
enum AuthOperations {
    static let tag = "Signing in"

    static let all = [register, login, refresh, logout]

    static let tokens = Schema.object([
        .required("access_token", .text(), "For “Authorization: Bearer …”"),
        .required("refresh_token", .text(), "Gets the next pair of tokens, once"),
        .required("token_type", .choice(["Bearer"])),
        .required("expires_in", .integer, "How many seconds the access token works"),
    ])

    private static let credentials: [SchemaMember] = [
        .required("email", .text(1...EmailAddress.maximumLength, format: "email"), example: "alex@example.com"),
        .required(
            "password", .text(1...AccountRules.maximumPasswordBytes, format: "password"), example: "correct horse"),
    ]
    private static let refreshToken: [SchemaMember] = [
        .required("refresh_token", tokenText)
    ]
    private static let tokenText = Schema.text(
        Token.textLength...Token.textLength, pattern: "^[A-Za-z0-9_-]{\(Token.textLength)}$")

    private static let register = APIOperation(
        method: .post, path: Paths.apiRegister, tag: tag, summary: "Creates an account and signs in", access: .open,
        body: .object(Registration.members),
        answers: [.init(status: .created, schema: .reference("Tokens"))],
        problems: [.forbidden, .conflict, .unprocessableContent],
        action: APIOperation.unauthenticated { visit in
            let (sent, _) = try await visit.request.members(Registration.members)
            let registration = try Registration.checked(
                MemberValues(members: sent), timeZone: visit.app.defaultTimeZone, now: visit.now
            ).get()
            do {
                let (client, now) = (visit.request.sessionClient, visit.now)
                let tokens = try await visit.register(registration) { database, user in
                    try APISignIn.open(database, user: user, client: client, now: now)
                }
                return try answer(tokens, status: .created)
            } catch let faults as Faults where faults.messages["email"] != nil {
                // The address itself was checked before, so it has an account.
                throw FaultsAnswer(faults, .conflict)
            }
        })

    private static let login = APIOperation(
        method: .post, path: Paths.apiLogin, tag: tag, summary: "Signs in", access: .open, body: .object(credentials),
        answers: [.init(status: .ok, schema: .reference("Tokens"))],
        problems: [.unauthorized, .forbidden, .unprocessableContent],
        action: APIOperation.unauthenticated { visit in
            let (sent, _) = try await visit.request.members(credentials)
            let values = MemberValues(members: sent)
            let login = try LoginDraft.checked(email: values.text("email"), password: values.text("password"))
                .get()
            if let seconds = try await visit.takeLoginAttempt(email: login.email) {
                throw HTTPError(
                    .tooManyRequests, AccountTexts.tooManyAttempts(seconds),
                    headers: [.retryAfter: String(seconds)])
            }
            guard let user = try await visit.authenticate(email: login.email, password: login.password) else {
                throw rejection
            }
            let (client, now) = (visit.request.sessionClient, visit.now)
            let tokens = try await visit.app.database.write { database -> APISignIn.Tokens in
                guard try user.isPasswordCurrent(database) else { throw rejection }
                return try APISignIn.open(database, user: user.id, client: client, now: now)
            }
            return try answer(tokens)
        })

    private static let refresh = APIOperation(
        method: .post, path: Paths.apiRefresh, tag: tag,
        summary: "Returns a new pair for a refresh token. Using a token twice ends the sign-in", access: .open,
        body: .object(refreshToken), answers: [.init(status: .ok, schema: .reference("Tokens"))],
        problems: [.unauthorized, .unprocessableContent],
        action: APIOperation.unauthenticated { visit in
            let token = try await token(visit.request)
            let (client, now) = (visit.request.sessionClient, visit.now)
            let outcome = try await visit.app.database.write { database in
                try token.map { try APISignIn.refresh(database, $0, client: client, now: now) } ?? .unknown
            }
            switch outcome {
            case .done(let tokens): return try answer(tokens)
            case .unknown: throw HTTPError.invalidToken("This refresh token is unknown or expired.")
            case .reused: throw HTTPError.invalidToken("This refresh token was used before. Please sign in again.")
            }
        })

    private static let logout = APIOperation(
        method: .post, path: Paths.apiLogout, tag: tag,
        summary: "Signs out the refresh token that is sent, or else the access token", access: .open,
        body: .object([SchemaMember.optional("refresh_token", tokenText)]), isBodyOptional: true,
        answers: [.init(status: .noContent)], problems: [.unauthorized, .forbidden, .unprocessableContent],
        action: APIOperation.unauthenticated { visit in
            let hasBody = visit.request.mediaType != nil && visit.request.headers[.contentLength] != "0"
            if hasBody, let token = try await token(visit.request) {
                try await visit.app.database.write { try APISignIn.revoke($0, token) }
                return Response(status: .noContent)
            }
            let (caller, _) = try await visit.apiCaller(for: .open)
            guard case .signIn(let signIn) = caller.credential else {
                throw HTTPError(.forbidden, "Keys are revoked in Settings.")
            }
            _ = try await caller.write { try $1.access.endAPISignIn($0, id: signIn) }
            return Response(status: .noContent)
        })

    private static let rejection = HTTPError(
        .unauthorized, AccountTexts.signInRejected, headers: [.wwwAuthenticate: "Bearer"])

    /// - Returns: nil if it can't be a token.
    private static func token(_ request: Request) async throws -> Token? {
        let (sent, _) = try await request.members(refreshToken)
        guard !sent.isEmpty else { return nil }
        return sent["refresh_token"]?.text.flatMap { Token(text: $0) }
    }

    private static func answer(
        _ tokens: APISignIn.Tokens, status: HTTPResponse.Status = .ok
    ) throws -> Response {
        let json: JSONValue = [
            "access_token": .string(tokens.access), "refresh_token": .string(tokens.refresh), "token_type": "Bearer",
            "expires_in": .integer(AccessToken.lifetimeSeconds),
        ]
        var response = try Response.json(json, status: status)
        if status == .created { response.headers[.location] = "\(Paths.apiUsers)/\(tokens.user.pathText)" }
        return response
    }
}

/// The registration request of a program: the page's values, with a date of birth instead of the age, and optional body
/// measurements. Heights are in centimeters, weights in kilograms.
extension Registration {
    static let members: [SchemaMember] = [
        .required("email", .text(1...EmailAddress.maximumLength, format: "email"), example: "alex@example.com"),
        .required(
            "password",
            .text(AccountRules.minimumPasswordLength...AccountRules.maximumPasswordBytes, format: "password"),
            "At most \(DecimalText.grouped(Double(AccountRules.maximumPasswordBytes))) bytes",
            example: "correct horse"),
        .required("first_name", .text(1...TextLimits.name), example: "Alex"),
        .required("last_name", .text(1...TextLimits.name), example: "Stone"),
        .required("date_of_birth", .day, example: "1990-05-17"),
        .optional("height", .nullable(.decimal(BodyBounds.centimeters)), "In centimeters", example: 170),
        .optional("weight", .nullable(.decimal(BodyBounds.kilograms)), "In kilograms", example: 70.5),
        .optional("fitness_goal", .choice(FitnessGoal.self), "Default: stayFit"),
        .optional(
            "time_zone", .text(1...TimeZone.longestName), "Such as Europe/Dublin. Default: the server’s",
            example: "Europe/Dublin"),
    ]

    /// - Parameter timeZone: the one if none is sent.
    static func checked(_ values: MemberValues, timeZone: TimeZone, now: Date) -> Result<Self, Faults> {
        checked(
            firstName: values.text("first_name"), lastName: values.text("last_name"), email: values.text("email"),
            password: values.text("password"), birth: .day(LocalDay(values.text("date_of_birth"))),
            heightCentimeters: values.number("height"), weightKilograms: values.number("weight"), isMeasured: false,
            units: Units(), heightUnit: .centimeters, fitnessGoal: values.choice("fitness_goal", .stayFit),
            timeZone: values.members["time_zone"] == nil ? timeZone : TimeZone(named: values.text("time_zone")),
            now: now)
    }
}
