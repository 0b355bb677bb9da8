import COpenSSL
import Foundation
import Logging
import Synchronization
import UnixSignals

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

/// The certificate for new connections, reloaded when its files change and on SIGHUP. Existing connections keep theirs.
final class TLSCertificates: Sendable {
    /// Identifies a state of the files: renewals rewrite them, replace them, or change the target of a link.
    private struct Stamp: Equatable {
        private struct File: Equatable {
            var device: dev_t = 0
            var inode: ino_t = 0
            var size: off_t = 0
            // Includes the change time: corrected permissions make a file readable.
            var seconds: [time_t] = []
            var nanoseconds: [Int] = []
        }

        private let files: [File]

        init(_ configuration: TLSConfiguration) {
            files = [configuration.certificateChainPath, configuration.privateKeyPath].map { path in
                var status = stat()
                guard stat(path, &status) == 0 else { return File() }
                return File(
                    device: status.st_dev, inode: status.st_ino, size: status.st_size,
                    seconds: [status.st_mtim.tv_sec, status.st_ctim.tv_sec],
                    nanoseconds: [status.st_mtim.tv_nsec, status.st_ctim.tv_nsec])
            }
        }
    }

    private struct State {
        var context: TLSContext
        /// Of the files at the last attempt, whether or not they could be used.
        var stamp: Stamp
    }

    private let configuration: TLSConfiguration
    private let logger: Logger
    private let state: Mutex<State>

    /// - Throws: `TLSConfigurationError` if a file can't be read or the two don't belong together.
    init(_ configuration: TLSConfiguration, logger: Logger) throws {
        self.configuration = configuration
        self.logger = logger
        // Taken before they are read, so that a change in between is noticed.
        let stamp = Stamp(configuration)
        state = Mutex(State(context: try TLSContext(configuration), stamp: stamp))
    }

    var current: TLSContext { state.withLock { $0.context } }

    /// Checks the files regularly, and reloads at every SIGHUP, until the task is canceled.
    func reloadOnChange() async {
        await withTaskGroup { group in
            group.addTask {
                for await _ in await UnixSignalsSequence(trapping: .sighup) { self.reload() }
            }
            group.addTask {
                while (try? await Task.sleep(for: self.configuration.checkInterval)) != nil { self.reloadIfChanged() }
            }
            await group.waitForAll()
        }
    }

    /// Files that failed to load are not tried again until they change, so that the log has one line for them.
    private func reloadIfChanged() {
        guard Stamp(configuration) != state.withLock({ $0.stamp }) else { return }
        reload()
    }

    /// Loads the current files. While they can't be used, as halfway through a renewal, the old certificate stays.
    private func reload() {
        let stamp = Stamp(configuration)
        do {
            let context = try TLSContext(configuration)
            state.withLock { $0 = State(context: context, stamp: stamp) }
            logger.notice(
                "The certificate was reloaded.", metadata: ["file": "\(configuration.certificateChainPath)"])
        } catch {
            state.withLock { $0.stamp = stamp }
            logger.error("The new certificate can't be used, so the old one stays.", metadata: ["error": "\(error)"])
        }
    }
}
