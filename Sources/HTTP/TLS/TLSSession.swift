import COpenSSL
import Foundation

/// One TLS connection over memory: ciphertext goes in and out as bytes, and the caller owns the socket.
final class TLSSession {
    enum Step: Equatable {
        /// The number of bytes of plain text; 0 for a completed handshake.
        case done(Int)
        case needsInput
        /// The peer has sent close_notify.
        case ended
        case failed
    }

    private let session: OpaquePointer
    // Both belong to the session.
    private let incoming: OpaquePointer
    private let outgoing: OpaquePointer

    /// - Returns: nil if there is no memory.
    init?(_ context: TLSContext) {
        guard let session = SSL_new(context.pointer) else { return nil }
        guard let incoming = BIO_new(BIO_s_mem()) else {
            SSL_free(session)
            return nil
        }
        guard let outgoing = BIO_new(BIO_s_mem()) else {
            BIO_free(incoming)
            SSL_free(session)
            return nil
        }
        SSL_set_bio(session, incoming, outgoing)
        SSL_set_accept_state(session)
        (self.session, self.incoming, self.outgoing) = (session, incoming, outgoing)
    }

    deinit {
        SSL_free(session)
    }

    /// Feeds ciphertext from the peer.
    func receive(_ ciphertext: UnsafeRawBufferPointer) {
        // A memory BIO accepts any amount.
        BIO_write(incoming, ciphertext.baseAddress, Int32(ciphertext.count))
    }

    /// The ciphertext to send to the peer; empty if there is none.
    func takeOutput() -> [UInt8] {
        let count = BIO_ctrl_pending(outgoing)
        guard count > 0 else { return [] }
        return [UInt8](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            initializedCount = Int(max(0, BIO_read(outgoing, buffer.baseAddress, Int32(count))))
        }
    }

    func handshake() -> Step {
        let step = step { SSL_do_handshake(session) }
        return if case .done = step { .done(0) } else { step }
    }

    func read(into buffer: UnsafeMutableRawBufferPointer) -> Step {
        step { SSL_read(session, buffer.baseAddress, Int32(buffer.count)) }
    }

    /// - Parameter plaintext: not empty, less than 2 GiB.
    func write(_ plaintext: UnsafeRawBufferPointer) -> Step {
        step { SSL_write(session, plaintext.baseAddress, Int32(plaintext.count)) }
    }

    /// Writes close_notify to the output.
    func close() {
        ERR_clear_error()
        // The result only tells whether the peer has sent close_notify too, which is not awaited.
        _ = SSL_shutdown(session)
    }

    /// OpenSSL stores errors per thread, so the call and the query for its error must not be separated.
    private func step(_ call: () -> Int32) -> Step {
        ERR_clear_error()
        let result = call()
        guard result <= 0 else { return .done(Int(result)) }
        switch SSL_get_error(session, result) {
        case SSL_ERROR_WANT_READ: return .needsInput
        case SSL_ERROR_ZERO_RETURN: return .ended
        default: return .failed
        }
    }
}
