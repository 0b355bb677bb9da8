import HTTP

/// What the next page says once, after a redirect. The cookie carries a code, never a text of its own.
struct Notice: Sendable, Equatable {
    enum Code: String, CaseIterable, Sendable {
        case accountCreated = "account-created"
        case signedOut = "signed-out"
        case profileSaved = "profile-saved"
        case photoSaved = "photo-saved"
        case photoRemoved = "photo-removed"
        case passwordChanged = "password-changed"
        case accountCompleted = "account-completed"
        case sessionEnded = "session-ended"
        case otherSessionsEnded = "other-sessions-ended"
        case measurementsSaved = "measurements-saved"
        case weightDeleted = "weight-deleted"
        case weightKept = "weight-kept"
        case entrySaved = "entry-saved"
        case entryDeleted = "entry-deleted"
        case journalPhotoDeleted = "journal-photo-deleted"
    }

    var code: Code
    /// The address to fill in at the login form; empty elsewhere.
    var email: String = ""

    var text: String {
        switch code {
        case .accountCreated: "Account created successfully! Please sign in with your credentials."
        case .signedOut: "You are signed out."
        case .profileSaved: "Profile saved."
        case .photoSaved: "Profile photo saved."
        case .photoRemoved: "Profile photo removed."
        case .passwordChanged: "Password changed. Your other sessions have ended."
        case .accountCompleted: "Your account is ready. Everything you tracked as a guest is in it."
        case .sessionEnded: "Session ended."
        case .otherSessionsEnded: "All other sessions have ended."
        case .measurementsSaved: "Measurements saved."
        case .weightDeleted: "Weight deleted."
        case .weightKept: "Your only weight can't be deleted. Update it instead."
        case .entrySaved: "Entry saved."
        case .entryDeleted: "Entry deleted."
        case .journalPhotoDeleted: "Photo deleted."
        }
    }

    var isError: Bool { code == .weightKept }

    private static let cookieName = "workhome_notice"

    init(_ code: Code, email: String = "") {
        self.code = code
        self.email = email
    }

    /// The notice that a redirect left for this page.
    init?(_ request: Request) {
        guard let value = request.cookie(Self.cookieName) else { return nil }
        let parts = value.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard let code = Code(rawValue: String(parts[0])) else { return nil }
        self.code = code
        email = parts.count > 1 ? PercentEncoding.decode(parts[1], plusIsSpace: false) ?? "" : ""
    }

    func cookie(for request: Request) throws -> SetCookie {
        let value = email.isEmpty ? code.rawValue : "\(code.rawValue):\(PercentEncoding.encode(email))"
        return try Self.cookie(value: value, maxAgeSeconds: 60, request)
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
