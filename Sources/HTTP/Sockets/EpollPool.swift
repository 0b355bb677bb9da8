import CEpoll
import FlyingSocks
import Foundation
import Synchronization

/// Waits for every socket of the server with one epoll descriptor and one thread (epoll(7)).
///
/// A socket is registered once, edge-triggered, under a unique number, so an event of a closed socket can't reach the
/// next one with the same descriptor. Deadlines are stored in the waits themselves: the thread checks all channels once
/// per tick, which takes one comparison each and no timer or task per request.
final class EpollPool: Sendable {
    private struct State {
        /// By descriptor; the generation distinguishes sockets that had the same one.
        var channels: [Int32: (channel: SocketChannel, generation: UInt32)] = [:]
        var lastGeneration: UInt32 = 0
        var isStopped = false
        var finished: CheckedContinuation<Void, Never>?
    }

    private let epoll: Int32
    private let wakeUp: Int32
    private let tick: Duration
    private let state = Mutex(State())

    /// - Parameter tick: the maximum delay until an expired deadline is noticed.
    /// - Throws: `SocketError` if the process has no descriptors left.
    init(tick: Duration = .seconds(1)) throws {
        self.tick = tick
        epoll = epoll_create1(Int32(EPOLL_CLOEXEC))
        wakeUp = eventfd(0, Int32(EFD_NONBLOCK | EFD_CLOEXEC))
        // Closed by `deinit`, here too: twice could close what another thread has opened in between.
        guard epoll >= 0, wakeUp >= 0 else { throw SocketError.makeFailed("Epoll") }
        var event = epoll_event(events: EPOLLIN.rawValue, data: epoll_data_t(u64: Self.wakeUpToken))
        epoll_ctl(epoll, EPOLL_CTL_ADD, wakeUp, &event)
    }

    deinit {
        if epoll >= 0 { Glibc.close(epoll) }
        if wakeUp >= 0 { Glibc.close(wakeUp) }
    }

    /// Serves events on its own thread until `stop()` or the task's cancellation.
    func run() async {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                state.withLock { $0.finished = continuation }
                let thread = Thread { self.serveEvents() }
                thread.name = "http-epoll"
                thread.start()
            }
        } onCancel: {
            stop()
        }
    }

    func stop() {
        state.withLock { $0.isStopped = true }
        eventfd_write(wakeUp, 1)
    }

    /// Registers a non-blocking socket, which the pool then closes.
    /// - Throws: `SocketError` if epoll rejects the socket, which the caller then still owns.
    func open(_ socket: Socket) throws -> SocketChannel {
        let channel = SocketChannel(socket)
        let token = state.withLock { state in
            state.lastGeneration &+= 1
            state.channels[channel.descriptor] = (channel, state.lastGeneration)
            return UInt64(state.lastGeneration) << 32 | UInt64(UInt32(bitPattern: channel.descriptor))
        }
        var event = epoll_event(events: Self.allEdges, data: epoll_data_t(u64: token))
        guard epoll_ctl(epoll, EPOLL_CTL_ADD, channel.descriptor, &event) == 0 else {
            let error = SocketError.makeFailed("EpollAdd")
            state.withLock { _ = $0.channels.removeValue(forKey: channel.descriptor) }
            throw error
        }
        return channel
    }

    /// Closes the channel and wakes its waiters as cut. Only once per channel.
    func close(_ channel: SocketChannel) {
        // Removed first: as soon as the descriptor is closed, accept may reuse its number.
        state.withLock { _ = $0.channels.removeValue(forKey: channel.descriptor) }
        channel.close()
    }

    private static let wakeUpToken = UInt64.max
    private static let allEdges = EPOLLIN.rawValue | EPOLLOUT.rawValue | EPOLLRDHUP.rawValue | EPOLLET.rawValue
    private static let endings = EPOLLRDHUP.rawValue | EPOLLHUP.rawValue | EPOLLERR.rawValue

    private func serveEvents() {
        var events = [epoll_event](repeating: epoll_event(), count: 128)
        var ready: [(SocketChannel, UInt32)] = []
        var nextSweep = ContinuousClock.now + tick
        while !state.withLock({ $0.isStopped }) {
            let count = epoll_wait(epoll, &events, Int32(events.count), Self.milliseconds(until: nextSweep))
            if count > 0 {
                findChannels(of: events.prefix(Int(count)), into: &ready)
                for (channel, events) in ready {
                    channel.becameReady(
                        toRead: events & (EPOLLIN.rawValue | Self.endings) != 0,
                        toWrite: events & (EPOLLOUT.rawValue | Self.endings) != 0,
                        readEnded: events & Self.endings != 0)
                }
                ready.removeAll(keepingCapacity: true)
            }
            let now = ContinuousClock.now
            if now >= nextSweep {
                sweep(at: now)
                nextSweep = now + tick
            }
        }
        state.withLock { $0.finished.take() }?.resume()
    }

    private func findChannels(of events: ArraySlice<epoll_event>, into ready: inout [(SocketChannel, UInt32)]) {
        state.withLock { state in
            for event in events where event.data.u64 != Self.wakeUpToken {
                let descriptor = Int32(bitPattern: UInt32(truncatingIfNeeded: event.data.u64))
                guard let (channel, generation) = state.channels[descriptor],
                    generation == UInt32(event.data.u64 >> 32)
                else { continue }
                ready.append((channel, event.events))
            }
        }
    }

    private func sweep(at now: ContinuousClock.Instant) {
        let channels = state.withLock { $0.channels.values.map(\.channel) }
        for channel in channels {
            channel.expire(at: now)
        }
    }

    private static func milliseconds(until instant: ContinuousClock.Instant) -> Int32 {
        let left = ContinuousClock.now.duration(to: instant)
        return Int32(max(0, min(left / .milliseconds(1), 60_000)).rounded(.up))
    }
}
