import GRDB
import HTTP
import Models

/// Identifies the state of what a form changes, as its ETag in the API does.
package struct StateVersion: Sendable {
    package struct State: Sendable {
        let tag: String
        /// Identifies what people write of it: the rest may change by itself, such as the points of a person.
        let written: String

        package init(_ tag: String, written: String? = nil) { (self.tag, self.written) = (tag, written ?? tag) }
    }

    /// nil if the person has no such thing.
    package typealias Reading = @Sendable (Database, User, TrainingMoment, _ id: String) throws -> State?

    fileprivate let read: Reading

    package init(_ read: @escaping Reading) { self.read = read }
}

/// What a form changes, and in which state its person saw it, so that no save overwrites another one in silence.
package struct EditedState: Sendable {
    /// The state that is stored by now.
    fileprivate let current: @Sendable (Database, User, TrainingMoment) throws -> StateVersion.State?
    /// The state that the form shows; nil if it doesn't say, as one of an earlier WorkHome.
    fileprivate(set) var shown: StateVersion.State?
    /// The page of what is stored, after a save that would have overwritten another one.
    fileprivate(set) var storedPath: String?

    /// - Parameter shown: what the form says; nil for one that is opened.
    fileprivate init(_ version: StateVersion, _ request: Request, shown: StateVersion.State? = nil) {
        // What there is only one of has no id in its address.
        let id = request.path.lazy.compactMap { Int64($0) }.first.map { String($0) } ?? "me"
        current = { try version.read($0, $1, $2, id) }
        self.shown = shown
    }

    /// Makes a change in its transaction. One that leaves everything as it is overwrites nothing.
    /// - Throws: `ChangedMeanwhile` if it is not the state any more that the form showed.
    func guarding<Value>(
        _ database: Database, _ user: User, _ moment: TrainingMoment, _ change: () throws -> Value
    ) throws -> Value {
        let before = try current(database, user, moment)
        let value = try change()
        guard let shown, shown.tag != before?.tag, shown.written != before?.written else { return value }
        guard try current(database, user, moment)?.written == before?.written else { throw ChangedMeanwhile() }
        return value
    }
}

/// A save would overwrite another one that its person has not seen. Its transaction is undone.
private struct ChangedMeanwhile: Error {}

extension MemberVisit {
    /// Whether the form is only shown again, beside what is stored, for its person to decide.
    package var asksWhichToKeep: Bool { edited?.storedPath != nil }

    /// The visit of a page with a form. The state is read before the form, so that it is never newer than that.
    func opening(_ version: StateVersion?) async throws -> MemberVisit {
        guard let version else { return self }
        return try await seeing(EditedState(version, request))
    }

    /// Handles a form. A save that would overwrite another one is undone, and the form answers once more, with what is
    /// stored by now, to ask about it.
    func submitting(
        _ version: StateVersion?, _ typed: Submission, _ action: (MemberVisit) async throws -> Response
    ) async throws -> Response {
        guard let version, let tag = typed.fields["version"] else { return try await action(self) }
        let shown = StateVersion.State(tag, written: typed.fields["version_written"])
        var edited = EditedState(version, request, shown: shown)
        do {
            return try await action(editing(edited))
        } catch is ChangedMeanwhile {
            edited.storedPath = visit.storedPagePath
            return try await action(seeing(edited))
        }
    }

    private func seeing(_ state: EditedState) async throws -> MemberVisit {
        let moment = moment
        var edited = state
        edited.shown = try await read { try state.current($0, $1, moment) }
        return editing(edited)
    }

    private func editing(_ state: EditedState) -> MemberVisit {
        var visit = self
        visit.edited = state
        return visit
    }
}
