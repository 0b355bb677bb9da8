import Foundation
import Testing

@testable import HTTP

@Suite struct SocketTransferTests {
    /// A system call that returns these results in turn; a negative one is an error number.
    private func transfer(_ results: [Int]) -> (SocketChannel.Transfer, callCount: Int) {
        var callCount = 0
        let transfer = SocketChannel.transfer {
            let result = results[min(callCount, results.count - 1)]
            callCount += 1
            guard result < 0 else { return result }
            errno = Int32(-result)
            return -1
        }
        return (transfer, callCount)
    }

    @Test("A call that a signal interrupted is made again")
    func interrupted() {
        let (transfer, callCount) = transfer([-Int(EINTR), -Int(EINTR), 7])
        #expect(transfer == .bytes(7))
        #expect(callCount == 3)
    }

    @Test("Any other result ends it")
    func results() {
        #expect(transfer([0]).0 == .ended)
        #expect(transfer([-Int(EAGAIN)]).0 == .blocked)
        #expect(transfer([-Int(ECONNRESET)]).0 == .failed(errno: ECONNRESET))
    }
}
