import COpenSSL
import Foundation

/// One TLS connection over memory: ciphertext goes in and comes out as bytes, the sockets stay the caller's.
final class TLSSession {
    enum Step: Equatable {
        /// So many bytes of plain text; 0 for a handshake that is done.
        case done(Int)
        case needsInput
        /// The peer said goodbye.
        case ended
        case failed
    }

    private let session: OpaquePointer
    // Both belong to the session.
    private let incoming: OpaquePointer
    private let outgoing: OpaquePointer

    /// - Returns: nil when there is no memory.
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

    /// Takes ciphertext from the peer.
    func receive(_ ciphertext: UnsafeRawBufferPointer) {
        // A memory BIO takes everything.
        BIO_write(incoming, ciphertext.baseAddress, Int32(ciphertext.count))
    }

    /// The ciphertext to send to the peer, empty when there is none.
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

    /// Puts the goodbye into the output.
    func close() {
        ERR_clear_error()
        // Its result tells only whether the peer said goodbye too, which nobody waits for.
        _ = SSL_shutdown(session)
    }

    /// OpenSSL keeps errors by thread, so the call and the question for its error are one step here.
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
