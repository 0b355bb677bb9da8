import Foundation

/// The certificate of a server. TLS 1.2 with forward secrecy and AEAD, and later; `http/1.1` by ALPN (RFC 7301).
public struct TLSConfiguration: Sendable, Hashable {
    /// A PEM file: the server's certificate, then its intermediate certificates.
    public var certificateChainPath: String
    /// A PEM file: the private key, not protected by a password.
    public var privateKeyPath: String
    /// How often to check whether the files have changed.
    public var checkInterval = Duration.seconds(10)

    public init(certificateChainPath: String, privateKeyPath: String) {
        self.certificateChainPath = certificateChainPath
        self.privateKeyPath = privateKeyPath
    }
}

/// Why the certificate or its key can't be used. The description is one line for the user.
public struct TLSConfigurationError: Error, Sendable, CustomStringConvertible, LocalizedError {
    public let description: String
    public var errorDescription: String? { description }
}
