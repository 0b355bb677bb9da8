import Foundation
import Synchronization
import Testing

@testable import Transfer

@Suite struct PipeTests {
    @Test func piecesComeInOrder() async throws {
        let pipe = Pipe<[UInt8]> { sink in
            for number in 0..<1_000 { try sink(Array("\(number) ".utf8)) }
        }
        var bytes: [UInt8] = []
        while let piece = try await pipe.next() { bytes += piece }
        #expect(String(decoding: bytes, as: UTF8.self) == (0..<1_000).map { "\($0) " }.joined())
        #expect(try await pipe.next() == nil)
    }

    @Test func theWriterWaitsForTheReader() async throws {
        let written = Mutex(0)
        let pipe = Pipe<[UInt8]> { sink in
            for _ in 0..<100 {
                try sink([1])
                written.withLock { $0 += 1 }
            }
        }
        for taken in 1...50 {
            _ = try await pipe.next()
            #expect(written.withLock { $0 } <= taken + 4)
        }
    }

    @Test func aReaderThatLeavesEndsTheWork() async throws {
        let ended = AsyncStream.makeStream(of: Bool.self)
        func leave() async throws {
            let pipe = Pipe<[UInt8]> { sink in
                do {
                    while true { try sink([1]) }
                } catch {
                    ended.continuation.yield(error is CancellationError)
                    ended.continuation.finish()
                    throw error
                }
            }
            _ = try await pipe.next()
        }
        try await leave()
        for await wasCancelled in ended.stream { #expect(wasCancelled) }
    }

    @Test func theErrorOfTheWorkReachesTheReader() async throws {
        let pipe = Pipe<[UInt8]> { sink in
            try sink([1])
            throw CocoaError(.fileReadUnknown)
        }
        #expect(try await pipe.next() == [1])
        await #expect(throws: CocoaError.self) { try await pipe.next() }
    }

    @Test func workThatNobodyAskedForNeverBegins() async {
        let hasBegun = Mutex(false)
        _ = Pipe<[UInt8]> { _ in hasBegun.withLock { $0 = true } }
        await Task.yield()
        #expect(hasBegun.withLock { $0 } == false)
    }
}
