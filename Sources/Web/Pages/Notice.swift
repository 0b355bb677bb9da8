import Fitness
import HTTP
import Models

/// A message that the next page shows once after a redirect. The cookie carries a code, never text.
package struct Notice: Sendable, Equatable {
    var code: Code
    /// The address to fill in at the login form; empty elsewhere.
    package var email: String = ""
    /// The step that the notice offers to undo.
    var undoStep: Int64?
    /// The personal records that were set.
    var records: [PersonalRecord.ID] = []
    /// The rest that begins now.
    var rest: RestTimer?
    /// The achievements that were unlocked.
    var unlocked: [Achievement] = []
    /// What was deleted with an account.
    var deleted = AccountContents()

    private static let cookieName = "workhome_notice"
    /// Each is looked up for the next page.
    private static let mostRecords = 10

    package init(
        _ code: Code, email: String = "", undoStep: Int64? = nil, records: [PersonalRecord.ID] = [],
        rest: RestTimer? = nil, unlocked: [Achievement] = [], deleted: AccountContents = AccountContents()
    ) {
        self.code = code
        self.email = email
        self.undoStep = undoStep
        self.records = records
        self.rest = rest
        self.unlocked = unlocked
        self.deleted = deleted
    }

    /// The notice that a redirect left for this page.
    package init?(_ request: Request) {
        guard !request.isFromServiceWorker, let value = request.cookie(Self.cookieName) else { return nil }
        let parts = value.split(separator: ":", omittingEmptySubsequences: false)
        guard let code = Code(code: String(parts[0])) else { return nil }
        self.init(code)
        for part in parts.dropFirst() {
            let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard pair.count == 2 else { continue }
            switch pair[0] {
            case "email": email = PercentEncoding.decode(pair[1], plusIsSpace: false) ?? ""
            case "undo": undoStep = Int64(outside: pair[1])
            case "record" where records.count < Self.mostRecords:
                records += [Int64(outside: pair[1])].compactMap(\.self)
            case "rest": rest = RestTimer(text: String(pair[1]))
            case "unlocked": unlocked += [Achievement(rawValue: String(pair[1]))].compactMap { $0 }
            default:
                guard let kind = AccountContents.Kind(rawValue: String(pair[0])) else { continue }
                deleted.counts[kind] = Int(outside: pair[1])
            }
        }
    }

    func cookie(for request: Request) throws -> SetCookie {
        var parts = [code.code]
        if !email.isEmpty { parts.append("email=\(PercentEncoding.encode(email))") }
        if let undoStep { parts.append("undo=\(undoStep)") }
        parts += records.prefix(Self.mostRecords).map { "record=\($0)" }
        if let rest, rest.isOn { parts.append("rest=\(rest.seconds)") }
        parts += AccountContents.Kind.allCases.compactMap { kind in
            deleted.counts[kind].flatMap { $0 > 0 ? "\(kind.rawValue)=\($0)" : nil }
        }
        parts += unlocked.map { "unlocked=\($0.rawValue)" }
        return try Self.cookie(value: parts.joined(separator: ":"), maxAgeSeconds: 60, request)
    }

    static func expiredCookie(for request: Request) throws -> SetCookie {
        try cookie(value: "", maxAgeSeconds: 0, request)
    }

    private static func cookie(value: String, maxAgeSeconds: Int, _ request: Request) throws -> SetCookie {
        try SetCookie(
            name: cookieName, value: value, path: "/", maxAgeSeconds: maxAgeSeconds, isHTTPOnly: true,
            isSecure: request.scheme == .https, sameSite: .lax)
    }
}
