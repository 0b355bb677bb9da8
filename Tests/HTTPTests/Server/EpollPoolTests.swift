import Foundation
import Support
import Synchronization
import Testing

@testable import HTTP

@Suite struct EpollPoolTests {
    /// A number that is closed twice may belong to another thread by then, whose database or connection it closes. The
    /// other thread here opens whatever becomes free and finds its own descriptor closed if so.
    @Test("A pool that can't be opened closes nothing of others")
    func failedOpening() async {
        await #expect(processExitsWith: .success) {
            try FewDescriptors.limit(to: 128)
            FewDescriptors.leaving(1) {
                let isOver = Atomic(false)
                let lost = Atomic(0)
                let end = ContinuousClock.now + .milliseconds(500)
                let ended = DispatchSemaphore(value: 0)
                Thread.detachNewThread {
                    while !isOver.load(ordering: .relaxed) {
                        let descriptor = dup(STDERR_FILENO)
                        if descriptor >= 0, close(descriptor) != 0 { lost.add(1, ordering: .relaxed) }
                    }
                    ended.signal()
                }
                var failures = 0
                while ContinuousClock.now < end {
                    do { _ = try EpollPool() } catch { failures += 1 }
                }
                isOver.store(true, ordering: .relaxed)
                ended.wait()
                #expect(failures > 100)
                #expect(lost.load(ordering: .relaxed) == 0)
            }
        }
    }
}
