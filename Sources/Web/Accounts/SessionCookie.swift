import Crypto
import HTTP
import HTTPTypes
import Models

extension Request {
    /// A `__Host-` cookie can only come from this host over https (RFC 6265bis §4.1.3), so http needs another name.
    private var sessionCookieName: String { scheme == .https ? "__Host-workhome" : "workhome" }

    package var sessionToken: Token? {
        cookie(sessionCookieName).flatMap { Token(text: $0) }
    }

    package var sessionClient: BrowserSession.Client {
        BrowserSession.Client(userAgent: headers[.userAgent] ?? "", address: clientAddress)
    }

    func sessionCookie(_ token: Token, seconds: Int64) throws -> SetCookie {
        try SetCookie(
            name: sessionCookieName, value: token.text, maxAgeSeconds: Int(seconds),
            isSecure: scheme == .https)
    }

    package func sessionCookieRemoval() throws -> SetCookie {
        try SetCookie.removal(of: sessionCookieName, isSecure: scheme == .https)
    }
}
