import COpenSSL
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

/// The certificate, its key and the settings, shared by all connections.
///
/// Unchecked: the `SSL_CTX` is not changed after `init`, and OpenSSL counts its references atomically.
final class TLSContext: @unchecked Sendable {
    /// Ciphers for TLS 1.2 with forward secrecy and authenticated encryption (RFC 9325 §4.2). All of TLS 1.3 have both.
    private static let tls12Ciphers = "ECDHE+AESGCM:ECDHE+CHACHA20"

    let pointer: OpaquePointer

    /// - Throws: `TLSConfigurationError` if a file can't be read or the two don't belong together.
    init(_ configuration: TLSConfiguration) throws {
        ERR_clear_error()
        guard let context = SSL_CTX_new(TLS_server_method()) else {
            throw TLSConfigurationError(description: "Cannot set up TLS: \(Self.lastError())")
        }
        pointer = context
        guard COpenSSL_requireTLS12(context) == 1, SSL_CTX_set_cipher_list(context, Self.tls12Ciphers) == 1 else {
            throw TLSConfigurationError(description: "Cannot set up TLS: \(Self.lastError())")
        }
        COpenSSL_setServerModes(context)
        // Prevents a prompt for a password on the terminal.
        SSL_CTX_set_default_passwd_cb(context) { _, _, _, _ in -1 }
        SSL_CTX_set_alpn_select_cb(
            context,
            { _, out, outCount, offered, count, _ in
                selectProtocol(out, outCount, offered, count)
            }, nil)
        try load(configuration, into: context)
    }

    deinit {
        SSL_CTX_free(pointer)
    }

    private func load(_ configuration: TLSConfiguration, into context: OpaquePointer) throws {
        let (certificate, key) = (configuration.certificateChainPath, configuration.privateKeyPath)
        for path in [certificate, key] where !FileManager.default.isReadableFile(atPath: path) {
            throw TLSConfigurationError(description: "Cannot read \(path)")
        }
        guard SSL_CTX_use_certificate_chain_file(context, certificate) == 1 else {
            throw TLSConfigurationError(
                description: "\(certificate) is not a PEM certificate chain: \(Self.lastError())")
        }
        guard SSL_CTX_use_PrivateKey_file(context, key, SSL_FILETYPE_PEM) == 1,
            SSL_CTX_check_private_key(context) == 1
        else {
            throw TLSConfigurationError(
                description: "\(key) is not a PEM private key for \(certificate): \(Self.lastError())")
        }
    }

    private static func lastError() -> String {
        guard let reason = ERR_reason_error_string(ERR_peek_last_error()) else { return "unknown error" }
        return String(cString: reason)
    }
}

private let http11 = Array("http/1.1".utf8)

/// Picks `http/1.1` from the client's list of length-prefixed names; without it the handshake fails (RFC 7301 §3.2).
private func selectProtocol(
    _ out: UnsafeMutablePointer<UnsafePointer<UInt8>?>?, _ outCount: UnsafeMutablePointer<UInt8>?,
    _ offered: UnsafePointer<UInt8>?, _ count: UInt32
) -> Int32 {
    let names = UnsafeBufferPointer(start: offered, count: Int(count))
    var index = 0
    while index < names.count {
        let end = index + 1 + Int(names[index])
        guard end <= names.count else { break }
        let name = UnsafeBufferPointer(rebasing: names[(index + 1)..<end])
        if name.elementsEqual(http11) {
            out?.pointee = name.baseAddress
            outCount?.pointee = UInt8(name.count)
            return SSL_TLSEXT_ERR_OK
        }
        index = end
    }
    return SSL_TLSEXT_ERR_ALERT_FATAL
}
